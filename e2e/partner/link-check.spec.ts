/**
 * An editor finds links that are broken or redirect. The site runs in this process, because only tests may let it call
 * partners on this machine.
 */
import { partnerSite, publicLoopback } from '../../server/partner/link/testing/partner-site.ts';
import { createProduct, expect, listRows, rowOf, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { testWithOwnApp } from '../testing/own-app.ts';

const test = testWithOwnApp({ LINK_CHECK: 'on' }, publicLoopback);

test('an editor sees broken links, rechecks one and accepts a new destination', async ({
  page,
  request,
  given,
}) => {
  test.setTimeout(120_000);
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
  const { signal } = new AbortController();
  await given.deps.linkChecker.checkAll(signal);
  partner.answers['/go'] = casino('/summer');
  await given.db.updateTable('link_check').set({ last_checked_at: null }).execute();
  await given.deps.linkChecker.checkAll(signal);

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
