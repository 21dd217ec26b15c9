// Runs in test:long only: waits for animations.
import type { Page } from '@playwright/test';
import { openHydrated } from '../testing/open-hydrated.ts';
import { test as base, expect } from '../testing/test.ts';

/** Records which fades the page has started, and how it was revealed. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const fades: number[] = [];
      const start = document.startViewTransition;
      if (start) {
        document.startViewTransition = (given) => {
          const transition = start.call(document, given);
          Object.assign(window, { hasFaded: true });
          transition.ready.then(
            () => {
              for (const animation of document.getAnimations()) animation.pause();
              fades.push(longestFade());
            },
            () => {},
          );
          return transition;
        };
      }
      const longestFade = () =>
        Math.max(
          0,
          ...document
            .getAnimations()
            .filter(({ effect }) => Reflect.get(effect ?? {}, 'pseudoElement'))
            .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
        );
      addEventListener('pagereveal', ({ viewTransition }) => {
        viewTransition?.ready.then(() => {
          for (const animation of document.getAnimations()) animation.pause();
          fades.push(longestFade());
        });
        Object.assign(window, { wasRevealed: true });
      });
      Object.assign(window, { fades });
    });
    await use(page);
  },
});

const fadesIn = (page: Page) => page.evaluate(() => Reflect.get(window, 'fades') as number[]);

const guides = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).first();

async function openInFull(page: Page, path: string) {
  await page.evaluate((path) => void setTimeout(() => location.assign(path)), path);
  await page.waitForURL(`**${path}`);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'wasRevealed')).catch(() => false))
    .toBe(true);
}

/** Pauses the fade, so that it can't end before the click. */
async function pressDuringFade(page: Page) {
  const link = page.getByRole('banner').locator('a[href="/bets"]:visible').first();
  await link.click({ force: true });
  await expect(page).toHaveURL(/\/bets$/);
}

test.describe('without a preference', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the router fades to the next page', async ({ page }) => {
    await openHydrated(page, '/casino');
    await guides(page).click();
    await expect.poll(() => fadesIn(page)).toEqual([160]);
    await expect(page).toHaveURL(/\/guides$/);
    await pressDuringFade(page);
  });

  test('a full page load fades for the same time', async ({ page }) => {
    await openHydrated(page, '/casino');
    await openInFull(page, '/guides');
    await expect.poll(() => fadesIn(page)).toEqual([160]);
    await pressDuringFade(page);
  });

  test('the admin doesn’t fade', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel(/Admin token/).focus();
    await openInFull(page, '/admin/login?back=%2Fadmin');
    expect(await fadesIn(page)).toEqual([]);
  });

  test('a click that stays on the page does not wait for a fade', async ({ page }) => {
    await openHydrated(page, '/casino/all');
    const refined = page.locator('main a[href*="licence=1&"]');
    await expect(refined).toHaveCount(0);
    await page.locator('main a[href="/casino/all?licence=1"]').first().click();
    await expect(refined).not.toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'hasFaded'))).toBeUndefined();
  });
});

test('with reduced motion, neither the router nor a full page load fades', async ({ page }) => {
  await openHydrated(page, '/casino');
  await guides(page).click();
  await expect(page).toHaveURL(/\/guides$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/guides/i);
  expect(await fadesIn(page)).toEqual([]);
  await openInFull(page, '/casino');
  expect(await fadesIn(page)).toEqual([]);
});
