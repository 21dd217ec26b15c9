import type { Page } from '@playwright/test';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

const age = (page: Page) => page.getByText(/^\d+\+ in /).first();
const footer = (page: Page) => page.getByRole('contentinfo');
const marketSwitch = (page: Page) => page.getByRole('navigation', { name: 'Where you play' });

test('a visitor’s market', async ({ page }) => {
  await test.step('defaults to the United States, with its offers, age and helpline', async () => {
    await openHydrated(page, '/bets');
    await expect(age(page)).toHaveText('21+ in the United States.');
    const helpline = footer(page).getByRole('link', { name: 'Call 1-800-GAMBLER' });
    await expect(helpline).toHaveAttribute('href', 'tel:+18004262537');
    await expect(footer(page)).toContainText('Number checked on November 20, 2026');
  });
  await test.step('is changed by the switch and remembered', async () => {
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
  await test.step('is kept on other pages without loading a new document', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    await page.getByRole('link', { name: 'Bets' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BETS');
    await expect(age(page)).toHaveText('18+ in Türkiye.');
    await expect(page.getByRole('heading', { name: 'Top betting sites' })).toBeVisible();
    const lists = asked.filter((url) => url.includes('/api/trpc/') && url.includes('catalogue.'));
    expect(lists.join()).toContain('"market":"TR"');
    expect(lists.join()).not.toContain('"market":"US"');
  });
  await test.step('is taken from the URL rather than the saved choice', async () => {
    await openHydrated(page, '/casino?market=US');
    await expect(age(page)).toHaveText('21+ in the United States.');
  });
  await test.step('has a Turkish name as well', async () => {
    await openHydrated(page, '/tr/casino?market=TR');
    const helpline = footer(page).getByRole('link', { name: 'Ara: YEDAM 115' });
    await expect(helpline).toBeVisible();
    await expect(footer(page)).toContainText('20 Kasım 2026');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the market switch works, and every link keeps the market', async ({ page }) => {
    await page.goto('/casino');
    await marketSwitch(page).getByRole('link', { name: 'Türkiye' }).click();
    await expect(age(page)).toHaveText('18+ in Türkiye.');
    await page.getByRole('navigation', { name: 'Sections' }).getByText('Bets').click();
    await expect(page).toHaveURL(/\/bets\?market=TR$/);
    await expect(age(page)).toHaveText('18+ in Türkiye.');
  });
});
