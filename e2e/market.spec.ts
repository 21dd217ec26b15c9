import type { Page } from '@playwright/test';
import { openHydrated } from './testing/open-hydrated.ts';
import { expect, expectAccessible, test } from './testing/test.ts';

const age = (page: Page) => page.getByText(/^\d+\+ in /).first();
const footer = (page: Page) => page.getByRole('contentinfo');
const marketSwitch = (page: Page) => page.getByRole('navigation', { name: 'Where you play' });

test('who has chosen nothing sees the offers, the age and the helpline of the United States', async ({
  page,
}) => {
  await openHydrated(page, '/casino');
  await expect(age(page)).toHaveText('21+ in the United States.');
  const helpline = footer(page).getByRole('link', { name: 'Call 1-800-GAMBLER' });
  await expect(helpline).toHaveAttribute('href', 'tel:+18004262537');
  await expect(footer(page)).toContainText('Number checked on November 20, 2026');
});

test('the market switch changes the offers, and the choice is remembered', async ({ page }) => {
  await openHydrated(page, '/bets');
  const american = await page.locator('main h3').allTextContents();
  await marketSwitch(page).getByRole('link', { name: 'Türkiye' }).click();
  await expect(page).toHaveURL(/\/bets\?market=TR$/);
  await expect(age(page)).toHaveText('18+ in Türkiye.');
  await expect(footer(page).getByRole('link', { name: 'Call YEDAM 115' })).toHaveAttribute(
    'href',
    'tel:115',
  );
  expect(await page.locator('main h3').allTextContents()).not.toEqual(american);
  await openHydrated(page, '/bonuses');
  await expect(age(page)).toHaveText('18+ in Türkiye.');
  await expect(marketSwitch(page).getByRole('link', { name: 'Türkiye' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the market in the URL comes before the chosen one', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'market', value: 'TR', url: site.url }]);
  await openHydrated(page, '/casino?market=US');
  await expect(age(page)).toHaveText('21+ in the United States.');
});

test('the chosen market goes along to other pages, without a new document', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'market', value: 'TR', url: site.url }]);
  await openHydrated(page, '/casino');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.getByRole('link', { name: 'Bets' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BETS');
  await expect(age(page)).toHaveText('18+ in Türkiye.');
  const lists = asked.filter((url) => url.includes('/api/trpc/') && url.includes('catalogue.'));
  expect(lists.join()).toContain('"market":"TR"');
  expect(lists.join()).not.toContain('"market":"US"');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the market switch works, and the market goes along with every link', async ({ page }) => {
    await page.goto('/casino');
    await marketSwitch(page).getByRole('link', { name: 'Türkiye' }).click();
    await expect(age(page)).toHaveText('18+ in Türkiye.');
    await page.getByRole('navigation', { name: 'Sections' }).getByText('Bets').click();
    await expect(page).toHaveURL(/\/bets\?market=TR$/);
    await expect(age(page)).toHaveText('18+ in Türkiye.');
  });
});

test('the footer with the market switch is accessible in Turkish as well', async ({ page }) => {
  await openHydrated(page, '/tr/casino?market=TR');
  await expect(footer(page).getByRole('link', { name: 'YEDAM 115 hattını arayın' })).toBeVisible();
  await expect(footer(page)).toContainText('20 Kasım 2026');
  await expectAccessible(page);
});

test('caches keep markets apart, and hold nothing of one visitor', async ({ request }) => {
  const answer = (path: string, cookie: string) => request.get(path, { headers: { cookie } });
  const american = await answer('/bets', 'visitor=seventeen');
  const turkish = await answer('/bets', 'visitor=seventeen; market=TR');
  const named = await answer('/bets?market=TR', 'market=US');
  expect(await american.text()).toBe(await (await request.get('/bets')).text());
  expect(await turkish.text()).not.toBe(await american.text());
  expect(await named.text()).toContain('18+ in Türkiye.');
  expect(american.headers().vary).toBe('accept-encoding, cookie');
  expect(turkish.headers().vary).toBe('accept-encoding, cookie');
  expect(named.headers().vary).toBe('accept-encoding');
  for (const page of [american, turkish, named]) {
    expect(page.headers()['set-cookie']).toBeUndefined();
    expect(await page.text()).not.toContain('seventeen');
  }
});
