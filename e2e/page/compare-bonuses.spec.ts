/** Visitors select up to four bonuses and compare them like partners. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expectFitsEachWidth, expectNoOverflow } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test.use({ siteName: 'compare-bonuses' });

type Bonus = { id: number; title: string; cost: { expected_value: number } | null };

const toggles = (page: Page) => page.getByRole('button', { name: /^Compare / });
const bar = (page: Page) => page.getByRole('region', { name: 'Bonuses to compare' });
const columns = (page: Page) =>
  page.getByRole('columnheader').filter({ has: page.getByRole('link') });

async function listed(request: APIRequestContext, query = ''): Promise<Bonus[]> {
  return (await (await request.get(`/api/bonuses?limit=20${query}`)).json()).items;
}

test('bonuses are selected in their list, by their own bar, and compared', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHydrated(page, '/bonuses/all?deposit=50');
  await expect(toggles(page).first()).toBeVisible();
  for (const number of [0, 1]) await toggles(page).nth(number).click();
  await expectNoOverflow(page);
  await expectAccessible(page);
  const [one, other] = await listed(request);
  await bar(page).getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(`/compare?deposit=50&bonuses=${one?.id}%2C${other?.id}`);
  await expect(columns(page)).toHaveCount(2);
  await expect(columns(page).first()).toContainText(one?.title ?? '?');
  await expect(page.getByText('With a deposit of $50', { exact: true }).first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(columns(page)).toHaveCount(1);
  await expect(page.getByText('Add at least one more to compare')).toBeVisible();
  // Partners are selected separately.
  await openHydrated(page, '/casino/all');
  await expect(toggles(page).first()).toBeVisible();
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(0);
});

test('marks the best of each row and says why, but never a text', async ({ page, request }) => {
  const [one, ...others] = (await listed(request, '&deposit=100&market=TR')).filter(
    ({ cost }) => cost,
  );
  const value = (bonus: Bonus | undefined) => bonus?.cost?.expected_value ?? 0;
  const other = others.find((bonus) => value(bonus) !== value(one));
  if (!one || !other) throw new Error('The sample needs two bonuses with different values.');
  await openHydrated(page, `/compare?bonuses=${one.id},${other.id}&market=TR`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('COMPARE');
  const cells = async (label: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
      .getByRole('cell')
      .allTextContents();
  const marked = (await cells('With a deposit of ₺100')).map((text) => text.includes('best value'));
  const isFirst = value(one) > value(other);
  expect(marked).toEqual([isFirst, !isFirst]);
  for (const text of ['Value', 'Type', 'Who can take it', 'Other terms']) {
    expect((await cells(text)).join()).not.toMatch(/fastest|lowest|highest|longest|best/);
  }
});

test('more than four are cut to the first four, which the page says', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const four = (await listed(request)).slice(0, 4).map(({ id }) => id);
  const ids = [...four, 999_999];
  await openHydrated(page, `/compare?bonuses=${ids}`);
  await expect(
    page.getByText('You can compare up to four. These are the first four.'),
  ).toBeVisible();
  await expect(columns(page)).toHaveCount(4);
  await expectFitsEachWidth(page);
  await openHydrated(page, `/compare?ids=1,2&bonuses=${ids}`);
  await expect(page.locator('[data-click^=product]')).toHaveCount(2);
});

test('shows only bonuses that their list shows', async ({ page, request, site }) => {
  const headers = { 'x-admin-token': site.adminToken };
  const [one] = await listed(request);
  const hidden = await (
    await request.post('/api/admin/products', {
      headers,
      data: {
        i18n: { en: { name: 'Shut Heron' } },
        ref_link: 'https://heron.example',
        markets: [{ market_code: 'US', availability: 'closed' }],
      },
    })
  ).json();
  const shown = await (
    await request.get(`/api/admin/exclusive-bonuses/${one?.id}`, { headers })
  ).json();
  const draft = { ...shown, id: undefined, product: undefined, product_id: hidden.id };
  const closed = await (
    await request.post('/api/admin/exclusive-bonuses', {
      headers,
      data: { ...draft, i18n: { en: { ...shown.i18n.en, title: 'Shut away' } } },
    })
  ).json();
  expect(closed.id).toBeGreaterThan(0);
  await openHydrated(page, `/compare?bonuses=${one?.id},${closed.id}`);
  await expect(columns(page)).toHaveCount(1);
  await expect(page.getByText('Some of these aren’t available where you play.')).toBeVisible();
  await expect(page.getByText('Shut away')).toHaveCount(0);

  await openHydrated(page, `/compare?bonuses=${one?.id}&market=US-X2`);
  await expect(page.getByText(/can’t be shown|aren’t shown/)).toBeVisible();
  await expect(page.getByText(one?.title ?? '?')).toHaveCount(0);
  await openHydrated(page, `/compare?bonuses=${one?.id}&market=US-X1`);
  await expect(page.locator('[data-click^=bonus]')).toHaveCount(0);
});
