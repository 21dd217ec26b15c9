import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test.ts';

test.use({ viewport: { width: 360, height: 320 } });

/** The first screen is hydrated, and the browser is never idle. */
async function openBusy(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/casino');
  await expect(waiting(page, 'Featured offers')).toHaveCount(0);
}

const waiting = (page: Page, name: string) =>
  page.getByRole('region', { name }).locator('[data-replays]');

test('a block far below is hydrated when it comes near the screen', async ({ page }) => {
  await openBusy(page);
  await expect(waiting(page, 'Top partners')).not.toHaveCount(0);
  await page.getByRole('heading', { name: 'Top partners' }).scrollIntoViewIfNeeded();
  await expect(waiting(page, 'Top partners')).toHaveCount(0);
});

test('a press in a block that is not hydrated yet is done once', async ({ page }) => {
  await openBusy(page);
  const popular = page.getByRole('region', { name: 'Popular Top' });
  await expect(waiting(page, 'Popular Top')).not.toHaveCount(0);
  // A screen reader presses without scrolling there.
  await popular.getByRole('button', { name: 'Next partners' }).dispatchEvent('click');
  await expect(popular.locator('[aria-current=true]')).toHaveText('Show page 2');
});
