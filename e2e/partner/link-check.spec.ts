// Runs in test:long only: link-checker.test.ts covers this without a browser, except for the screen.
/** An editor finds links that are broken or redirect. */
import type { APIRequestContext } from '@playwright/test';
import { writeSetting } from '../../db/repositories/site/setting.ts';
import { partnerSite } from '../../server/partner/link/testing/partner-site.ts';
import { createProduct, expect, listRows, rowOf, test, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { onTestNetwork } from '../testing/site.ts';

test.use({
  siteName: 'link-check',
  siteVariables: { SEED: 'off', LINK_CHECK: 'on', ...onTestNetwork },
});

async function checkLinks(request: APIRequestContext) {
  const { items } = await (await request.get('/api/admin/links')).json();
  for (const { id } of items) {
    expect((await request.post(`/api/admin/links/${id}/check`)).status()).toBe(200);
  }
}

test('an editor sees broken links, rechecks one and accepts a new destination', async ({
  page,
  request,
  db,
}) => {
  // The list of links is built on a site's first night, and then updated with each write.
  await writeSetting(db, 'link_use_cursor', '0');
  const partner = await partnerSite({ '/welcome': 200, '/summer': 200, '/fine': 200 });
  const casino = (path: string) => partner.url(path, 'casino.example');
  partner.answers['/go'] = casino('/welcome');
  await createProduct(request, { name: 'Copper Lantern', ref_link: partner.url('/gone') });
  await createProduct(request, { name: 'Lucky Harbor', ref_link: partner.url('/fine') });
  const marks = [{ type: 'link', attrs: { href: partner.url('/gone') } }];
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Play', marks }] }];
  await write(request, 'pages', {
    kind: 'guide',
    slug: 'harbors',
    i18n: { en: { title: 'All harbors', body: { type: 'doc', content } } },
  });
  await write(request, 'promocodes', { code: 'SUMMER', ref_link: partner.url('/go') });
  await checkLinks(request);
  partner.answers['/go'] = casino('/summer');
  await checkLinks(request);

  await page.goto('/admin/products');
  await expect(rowOf(page, 'Copper Lantern')).toContainText('Broken link');
  await expect(rowOf(page, 'Lucky Harbor')).not.toContainText('Broken link');
  await page.getByRole('link', { name: 'Promo codes' }).click();
  await expect(page.getByRole('table', { name: 'Promo codes' })).toContainText('Link moved');

  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(listRows(page, 'Pages').filter({ hasText: 'All harbors' })).toContainText(
    'Broken link',
  );

  await page.goto('/admin');
  const notices = page.getByRole('list', { name: 'Notices' });
  await expect(notices).toContainText(
    '1 external link is broken. 1 external link has a new destination',
  );
  await notices.getByRole('link', { name: 'View links' }).click();
  const links = listRows(page, 'Links');
  await expect(links).toHaveCount(2);
  await expectFitsEachWidth(page);

  const broken = links.filter({ hasText: '/gone' });
  await expect(broken.getByRole('link', { name: 'Copper Lantern' })).toBeVisible();
  await expect(broken).toContainText('Page, English All harbors');
  await expect(broken.getByRole('link', { name: 'All harbors' })).toHaveAttribute(
    'href',
    /^\/admin\/pages\/\d+$/,
  );
  partner.answers['/gone'] = 200;
  await broken.getByRole('button', { name: 'Check now' }).click();
  await expect(links).toHaveCount(1);
  await expect(links).toContainText(`Now leads to ${casino('/summer')}`);
  await links.getByRole('button', { name: 'Accept the new destination' }).click();
  await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();
  await page.getByRole('link', { name: 'All 3' }).click();
  await expect(links).toHaveCount(3);
  await page.getByRole('link', { name: 'Address' }).click();
  await expect(links.first()).toContainText('/fine');
  await page.getByRole('link', { name: 'Address' }).click();
  await expect(links.first()).toContainText('/gone');
  await expectFitsEachWidth(page);
  partner.close();
});
