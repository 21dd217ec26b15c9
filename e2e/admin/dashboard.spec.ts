// Runs in test:long only: dashboard.test.ts covers this without a browser, except for the screen.
import type { Page } from '@playwright/test';
import { listRows, write } from '../testing/editor.ts';
import { arrange, expect, test } from '../testing/empty-site.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { read } from '../testing/history.ts';
import { holdBack } from '../testing/hold-back.ts';
import { expectAccessible } from '../testing/test.ts';

const rows = (page: Page) => listRows(page, 'Needs attention');
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });

/** Local time on a site that uses UTC. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

const whole = (name: string) => ({
  rating: 4,
  icon_url: 'https://images.example/icon.png',
  i18n: { en: { name }, tr: { name } },
});

test.beforeEach(async ({ page }) => {
  await page.route('https://images.example/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
});

test.afterEach(async ({ request }) => {
  const { items } = await read(request, 'inquiries');
  for (const { id } of items) await request.delete(`/api/admin/inquiries/${id}`);
});

test('the dashboard shows when nothing needs attention', async ({ page, request }) => {
  await write(request, 'products', whole('Complete Fig'));
  await page.goto('/admin');
  await expect(page.getByText('Welcome.')).toBeVisible();
  await expect(page.getByText('Nothing needs attention.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Search' })).toHaveText(
    'SearchWorkingUsing the embedded engine.All changes are indexed.',
  );
  const latest = page.getByRole('list', { name: 'Latest changes' }).getByRole('listitem').first();
  await expect(latest).toContainText('Product, created by Administrator');
  await expectAccessible(page);
  await latest.getByRole('link', { name: 'Complete Fig' }).click();
  await expect(page).toHaveURL(/history\?kind=product&of=\d+$/);
  await expect(page.getByText('Only Complete Fig')).toBeVisible();
});

test('setup steps that take long to load don’t shift the page', async ({ page }) => {
  const release = await holdBack(page, '**/api/trpc/*admin.setup.get*');
  const loaded = page.waitForResponse(/admin\.dashboard/);
  await page.goto('/admin');
  await loaded;
  const attention = page.getByRole('heading', { name: 'Needs attention' });
  await expect(page.getByText('Loading…').first()).toBeAttached();
  await expect(attention).toBeHidden();
  release();
  await expect(attention).toBeVisible();
});

test('everything that needs attention is counted, links to its screen and disappears once fixed', async ({
  page,
  request,
}) => {
  await write(request, 'products', { i18n: { en: { name: 'Bare Quince' } } });
  await write(request, 'products', { ...whole('Unrated Rue'), rating: null });
  await write(request, 'products', whole('Complete Fig'));
  await write(request, 'promocodes', { code: 'ENDING', expires_at: inDays(3.5) });
  await write(request, 'promocodes', { code: 'SOONEST', expires_at: inDays(1.5) });
  await write(request, 'promocodes', { code: 'LATER', expires_at: inDays(7.5) });
  await arrange(request, 'bets', 'display', 'no top', 'exclusive', 'suggestions');
  await request.post('/api/inquiries', {
    data: { kind: 'message', email: 'ada@visitor.example', subject: 'Hello', message: 'Hello.' },
  });
  for (const q of ['zeppelin', 'zeppelin', 'quixotic']) await request.get(`/api/search?q=${q}`);
  const dashboard = page.getByRole('link', { name: 'Dashboard' });
  await page.goto('/admin');
  await expect(rows(page)).toHaveText([
    /^1Unread messages and applications/,
    /^2Promo codes expiring within 7 days/,
    /^1Products without an image *Bare Quince$/,
    /^2Products without a rating *Unrated RueBare Quince$/,
    /^1Products missing Turkish *Bare Quince$/,
    /^1Hidden page blocks *top\/bets$/,
    /^2Searches with no results in the last 7 days *zeppelin2 timesquixoticonce$/,
  ]);

  await test.step('incomplete products', async () => {
    await page.getByRole('link', { name: 'Products missing Turkish' }).click();
    await expect(page).toHaveURL(/products\?missing=turkish$/);
    const products = listRows(page, 'Products');
    await expect(products).toHaveText([/Bare Quince/]);
    const missing = page.getByLabel('Missing information');
    await expect(missing.locator('option:checked')).toHaveText(/^Missing Turkish/);
    await missing.selectOption({ label: 'No rating (2)' });
    await expect(products).toHaveText([/Unrated Rue/, /Bare Quince/]);
    await expectAccessible(page);
    await dashboard.click();
    const unrated = rowOf(page, 'Products without a rating');
    await unrated.getByRole('link', { name: 'Bare Quince' }).click();
    await page.getByLabel('Rating').fill('4.1');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Bare Quince was saved.')).toBeVisible();
    await dashboard.click();
    await expect(unrated).toHaveText(/^1Products without a rating *Unrated Rue$/);
  });

  await test.step('codes about to expire, with the time they have left', async () => {
    const expiring = rowOf(page, 'Promo codes expiring within 7 days');
    await expect(expiring.getByRole('listitem')).toHaveText([
      'SOONESTUSExpires in 1 d',
      'Expires in 1 d',
      'ENDINGUSExpires in 3 d',
      'Expires in 3 d',
    ]);
    await expiring.getByRole('link', { name: 'Promo codes expiring' }).click();
    await expect(page).toHaveURL(/promocodes\?ends=soon$/);
    const codes = listRows(page, 'Promo codes');
    await expect(codes).toHaveText([/SOONEST/, /ENDING/]);
    await page.getByRole('button', { name: 'SOONEST is active' }).click();
    await expect(codes).toHaveText([/ENDING/]);
    await dashboard.click();
    await expect(expiring).toContainText(/^1Promo codes/);
  });

  await test.step('unread messages', async () => {
    await page.getByRole('link', { name: 'Unread messages and applications' }).click();
    await expect(page).toHaveURL(/inbox\?show=unread$/);
    await dashboard.click();
  });

  await test.step('hidden blocks', async () => {
    await page.getByRole('link', { name: 'top', exact: true }).click();
    await expect(page).toHaveURL(/admin\/page\/bets$/);
    await page.getByRole('button', { name: 'top is shown' }).click();
    await dashboard.click();
    await expect(rowOf(page, 'Hidden page blocks')).toHaveCount(0);
  });

  await test.step('searches without results', async () => {
    await page.getByRole('link', { name: /^Searches with no results in the last 7 days/ }).click();
    const searches = page.getByRole('list', { name: 'Searches' }).getByRole('listitem');
    await expect(searches).toHaveText(['2 timeszeppelinEnglish, US', '1 timequixoticEnglish, US']);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'zeppelin' }).click();
    await expect(page).toHaveURL(/products\?q=zeppelin$/);
  });
});

test('overlong and right-to-left names fit on wide and narrow screens', async ({
  page,
  request,
}) => {
  await write(request, 'products', { i18n: { en: { name: 'x'.repeat(200) } } });
  const { id } = await write(request, 'products', { i18n: { en: { name: 'سؤال' } } });
  await write(request, 'promocodes', {
    code: 'C'.repeat(100),
    product_id: id,
    expires_at: inDays(2),
  });
  await page.goto('/admin');
  await expect(rowOf(page, 'Products missing Turkish')).toBeVisible();
  await expectFitsEachWidth(page);
});
