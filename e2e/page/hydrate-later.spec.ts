import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../testing/hold-back.ts';
import { expect, test } from '../testing/test.ts';

test.use({ viewport: { width: 360, height: 320 } });

/** Hydrates the first screen, then keeps the browser busy. */
async function openBusy(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/casino');
  await expect(waiting(page, 'Featured offers')).toHaveCount(0);
}

const waiting = (page: Page, name: string) =>
  page.getByRole('region', { name }).locator('[data-replays]');

test('a block far below is hydrated when it nears the viewport', async ({ page }) => {
  await openBusy(page);
  await expect(waiting(page, 'Top casinos')).not.toHaveCount(0);
  await page.getByRole('heading', { name: 'Top casinos' }).scrollIntoViewIfNeeded();
  await expect(waiting(page, 'Top casinos')).toHaveCount(0);
});

test('a click in a block that is not yet hydrated takes effect once', async ({ page }) => {
  await openBusy(page);
  const popular = page.getByRole('region', { name: 'Popular Top' });
  await expect(waiting(page, 'Popular Top')).not.toHaveCount(0);
  // A screen reader clicks without scrolling there.
  await popular.getByRole('button', { name: 'Show next' }).dispatchEvent('click');
  await expect(popular.locator('[aria-current=true]')).toHaveText('Show page 2');
});

test('a part that hydrates while the next page loads stays as the server rendered it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (run: () => void) => waiting.push(run),
      becomeIdle: () => {
        for (const run of waiting) run();
      },
    });
  });
  const release = await holdBack(page, '**/api/trpc/**');
  const isHydrated = (element: Locator) =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
  await page.goto('/product/1');
  const follow = page.getByRole('link', { name: 'Follow', exact: true });
  await expect.poll(() => isHydrated(follow)).toBe(true);
  await follow.click();
  await expect(page).toHaveURL(/\/follow/);
  const block = page.locator('[data-block=bonuses]');
  expect(await isHydrated(block)).toBe(false);
  await page.evaluate(() => Reflect.get(window, 'becomeIdle')());
  await expect.poll(() => isHydrated(block)).toBe(true);
  release();
  await expect(page.getByText('What’s new at Lucky Harbor')).toBeVisible();
});
