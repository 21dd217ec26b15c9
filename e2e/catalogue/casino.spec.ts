import type { Page } from '@playwright/test';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

const cards = 'main [data-page] li';
const region = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the casino page is complete', async ({ page }) => {
    await page.goto('/casino');

    await test.step('partners and their Play links are shown', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CASINO');
      await expect(page.locator(cards)).toHaveCount(10);
      const first = page.locator(cards).first();
      await expect(first.getByRole('heading')).not.toBeEmpty();
      await expect(first.getByText(/^Rating \d\.\d\/5$/)).toBeAttached();
      const play = first.getByRole('link', { name: /^Play/ });
      await expect(play).toHaveAttribute('href', /^https?:/);
      await expect(play).toHaveAttribute('rel', 'sponsored nofollow noopener');
      await expect(play).toHaveAttribute('target', '_blank');
    });
    await test.step('all blocks are there, scroll natively and show no buttons that need a script', async () => {
      await expect(region(page, 'Featured offers').locator('article')).toHaveCount(3);
      await expect(region(page, 'Popular Top').locator('li')).toHaveCount(10);
      await expect(region(page, 'Top casinos').locator('li')).not.toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      const tenth = region(page, 'Popular Top').locator('li').nth(9);
      await expect(tenth).not.toBeInViewport();
      await tenth.scrollIntoViewIfNeeded();
      await expect(tenth).toBeInViewport();
      const details = tenth.getByRole('heading').getByRole('link');
      await expect(details).toHaveAttribute('href', /^\/casino\/\d+$/);
    });
    await test.step('no visitor count is shown', async () => {
      await expect(page.getByRole('contentinfo').getByText('Online')).toBeHidden();
      expect(await page.getByRole('contentinfo').innerText()).not.toMatch(/Online/);
    });
    await test.step('the sections link to each other', async () => {
      for (const [name, heading] of [
        ['Bets', 'BETS'],
        ['Bonuses', 'BONUSES'],
        ['Casino', 'CASINO'],
      ] as const) {
        const sections = page.getByRole('navigation', { name: 'Sections' });
        await sections.getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
    });
    await test.step('the phone menu opens, and its links work', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByText('Menu').click();
      await page.getByRole('link', { name: 'Bets' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('BETS');
    });
  });
});

test('a server-rendered page doesn’t refetch its data, and navigation doesn’t load a new document', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/casino');
  await expect(page.locator(cards)).toHaveCount(10);
  expect(asked.filter((path) => /^\/api|public-api/.test(path))).toEqual([]);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Bonuses' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BONUSES');
  await expect(page).toHaveTitle(/^Bonuses/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
