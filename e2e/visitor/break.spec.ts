/**
 * A visitor takes a break on a phone: all offers disappear, in every tab, with and without JavaScript, and after going
 * back.
 */
import type { Page } from '@playwright/test';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { buttonOf } from '../testing/search.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test.use({
  viewport: { width: 360, height: 740 },
  // The test follows links to partners, which respond with the 404 page.
  expectedConsole: /404/,
});

const pages = [
  '/casino',
  '/tr/bets',
  '/bonuses',
  '/promocodes',
  '/casino/1',
  '/guides',
  '/search?q=lucky',
  '/compare?bonuses=1,2',
];
const offers = (page: Page) => page.locator('[data-click], a[rel~="sponsored"], a[href^="/go/"]');
const line = (page: Page) => page.getByRole('complementary', { name: /Your break|Molanız/ });

async function takeBreak(page: Page, days = '7 days') {
  await page.goto('/casino');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Take a break' }).click();
  await page.getByLabel(days, { exact: true }).check();
  await page.getByRole('button', { name: 'Start the break' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'taking a break until' })).toBeVisible();
}

async function expectNoOffers(page: Page) {
  for (const path of pages) {
    await page.goto(path);
    await expect(line(page)).toBeVisible();
    await expect(offers(page), path).toHaveCount(0);
  }
}

test('after starting a break, no page shows offers, and every page explains why', async ({
  page,
}) => {
  await page.goto('/casino');
  await expect(offers(page)).not.toHaveCount(0);
  await takeBreak(page);
  await expectAccessible(page);
  await expectFitsEachWidth(page);
  await expectNoOffers(page);
  await openHydrated(page, '/casino');
  await expectAccessible(page);
  await expectFitsEachWidth(page);
  await page.goto('/casino/all');
  await expect(page.getByText('No offers are shown during your break.')).toBeVisible();
  await expect(page.getByText('Sort by')).toHaveCount(0);
  await openHydrated(page, '/casino/1');
  await expect(page.getByRole('main').getByText('No offers are shown')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Save/ })).toHaveCount(0);
  await page.goto('/go/product/1');
  await expect(line(page)).toContainText('You’re taking a break until');
  await line(page).getByRole('link', { name: 'Make it longer' }).click();
  await page.getByLabel('1 day', { exact: true }).check();
  const end = await page.getByText('taking a break until').first().textContent();
  await page.getByRole('button', { name: 'Make it longer' }).click();
  await expect(page.getByText('taking a break until').first()).toHaveText(end ?? '');
});

test('pages open in other tabs lose their offers at the next click, return to the tab, or API call', async ({
  page,
  context,
}) => {
  const pressed = await context.newPage();
  await openHydrated(pressed, '/casino');
  const returned = await context.newPage();
  await openHydrated(returned, '/bonuses');
  const searching = await context.newPage();
  await openHydrated(searching, '/casino');
  await page.bringToFront();
  await takeBreak(page);

  await offers(pressed).first().dispatchEvent('click');
  await expect(line(pressed)).toBeVisible();
  await expect(pressed).toHaveURL(/\/casino$/);
  await expect(offers(pressed)).toHaveCount(0);

  await returned.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(line(returned)).toBeVisible();
  await expect(offers(returned)).toHaveCount(0);

  // Without the cookie for scripts, an API response reveals the break.
  await context.clearCookies({ name: 'on_break' });
  await buttonOf(searching).click();
  await expect(line(searching)).toBeVisible();
  await expect(offers(searching)).toHaveCount(0);
});

test('going back shows no offers', async ({ page }) => {
  await openHydrated(page, '/casino');
  await expect(offers(page)).not.toHaveCount(0);
  await takeBreak(page);
  await page.goBack();
  // The page from before the break reloads itself first.
  await expect(line(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/casino$/);
  await expect(line(page)).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works, and neither pages nor the back button show offers', async ({ page }) => {
    await takeBreak(page, '1 day');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/casino$/);
    await expect(line(page)).toBeVisible();
    await expect(offers(page)).toHaveCount(0);
    await expectNoOffers(page);
  });
});
