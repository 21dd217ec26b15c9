// Runs in test:long only: holds scripts back for seconds.
import type { Page } from '@playwright/test';
import { holdBack } from '../testing/hold-back.ts';
import { frameHydrated, openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

// Test browsers prefer reduced motion by default, which stops slides from moving automatically.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Shows the page without its scripts, until the returned function is called. */
async function openWithoutScripts(page: Page, path: string) {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return release;
}

const shown = (page: Page) =>
  page.getByRole('region', { name: 'Featured offers' }).locator('article:not([inert])');

test('clicks made before the scripts load take effect once they have loaded', async ({ page }) => {
  const hydrated = () => expect(page.locator('[data-replays]')).toHaveCount(0);

  for (const [name, times, place] of [
    ['Next slide', 1, '2 of 3'],
    ['Next slide', 2, '3 of 3'],
    ['Previous slide', 1, '3 of 3'],
    ['Show slide 2', 1, '2 of 3'],
  ] as const) {
    await test.step(`${name}, clicked ${times} times, shows ${place}`, async () => {
      const release = await openWithoutScripts(page, '/casino');
      const button = page.getByRole('button', { name });
      for (let press = 0; press < times; press++) await button.click();
      release();
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page)).toHaveAttribute('aria-label', place);
      // No click is handled twice: the next one moves one step.
      await page.getByRole('button', { name: 'Show slide 1' }).click();
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect(shown(page)).toHaveAttribute('aria-label', '2 of 3');
    });
  }
  await test.step('an arrow key on the banner’s controls', async () => {
    const release = await openWithoutScripts(page, '/casino');
    await page.getByRole('button', { name: 'Next slide' }).press('ArrowLeft');
    release();
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAttribute('aria-label', '3 of 3');
  });
  await test.step('the banner’s pause button', async () => {
    const release = await openWithoutScripts(page, '/casino');
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeFocused();
  });
  await test.step('two clicks on pause cancel out', async () => {
    const release = await openWithoutScripts(page, '/bets');
    await page.getByRole('button', { name: 'Pause slideshow' }).dblclick();
    release();
    await hydrated();
    await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  });
  await test.step('slides that were focused before hydration don’t advance', async () => {
    // Hovering would pause them as well.
    await page.mouse.move(2, 2);
    const release = await openWithoutScripts(page, '/casino');
    await page.getByRole('button', { name: 'Next slide' }).focus();
    release();
    await hydrated();
    const slides = page.getByRole('region', { name: 'Featured offers' }).locator('[aria-live]');
    await expect(slides).toHaveAttribute('aria-live', 'polite');
  });

  const popular = page.getByRole('region', { name: 'Popular Top' });
  for (const name of ['Show next', 'Show page 2']) {
    await test.step(`${name} of Popular Top`, async () => {
      const release = await openWithoutScripts(page, '/casino');
      await popular.getByRole('button', { name }).click();
      release();
      await expect(popular.locator('[aria-current=true]')).toHaveText('Show page 2');
    });
  }
});

test('a code copied before the scripts load is on the clipboard once they have loaded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await openWithoutScripts(page, '/promocodes');
  const details = page.getByRole('complementary', { name: 'Details' });
  await details.getByRole('button', { name: 'Copy' }).click();
  release();
  await expect(details.getByRole('button', { name: 'Copied' })).toBeVisible();
  const code = await details.locator('code').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('a page that opens a code shows no other code first', async ({ page }) => {
  const release = await openWithoutScripts(page, '/promocodes?code=5');
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toBeVisible();
  await expect(details.getByRole('button')).toHaveCount(0);
  release();
  await expect(details.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('a page stays where the visitor scrolled it before the scripts loaded', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/bonuses', { waitUntil: 'commit' });
  const market = page.getByRole('link', { name: 'Türkiye' });
  await market.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  // A click must end on the element where it started, even though the scripts load in between.
  await market.hover();
  await page.mouse.down();
  release();
  await frameHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.mouse.up();
  await expect(page).toHaveURL(/\?market=TR$/);
});

test('a market selected while React hydrates is remembered', async ({ page, context }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    // React starts listening before it hydrates, and stops events on elements that aren't hydrated yet.
    document.addEventListener = (...given: Parameters<typeof listen>) => {
      listen.apply(document, given);
      if (given[0] !== 'click') return;
      document.addEventListener = listen;
      queueMicrotask(() => document.querySelector<HTMLElement>('footer [data-market=TR]')?.click());
    };
  });
  await page.goto('/bonuses', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\?market=TR$/);
  const cookies = async () =>
    (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  await expect.poll(cookies).toEqual(['market=TR']);
});

test.describe('a form error', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)/ });

  test('does not steal focus from a field being typed in', async ({ page }) => {
    const release = await openWithoutScripts(page, '/signin');
    const form = page.locator('form', { has: page.locator('[autocomplete=current-password]') });
    const email = form.locator('[type=email]');
    await email.fill('not-an-email');
    await form.locator('[type=submit], button:not([type])').click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    const password = form.locator('[type=password]');
    await password.pressSequentially('sec');
    release();
    await frameHydrated(page);
    await page.keyboard.type('ret');
    await expect(password).toHaveValue('secret');
  });
});

test('features that need no script work before the scripts load', async ({ page, context }) => {
  await test.step('a selected language and market are remembered', async () => {
    await openWithoutScripts(page, '/casino');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Türkiye' }).click();
    await page.waitForURL('/casino?market=TR', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Switch to Türkçe' }).click();
    await page.waitForURL('/tr/casino?market=TR', { waitUntil: 'commit' });
    const cookies = async () =>
      (await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort();
    await expect.poll(cookies).toEqual(['language=tr', 'market=TR']);
    await page.unrouteAll();
  });
  for (const shortcut of ['/', 'Control+k']) {
    await test.step(`${shortcut} opens the search page`, async () => {
      await openWithoutScripts(page, '/casino');
      await page.keyboard.press(shortcut);
      await page.waitForURL(/\/search\?$|\/search$/, { waitUntil: 'commit' });
      await page.unrouteAll();
    });
  }
});

/** Scripts load after three seconds at the latest. By then, a busy machine may not have painted yet. */
const removeTimeLimit = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (...given: Parameters<typeof setTimeout>) =>
        given[1] === 3_000 ? 0 : setTimeout(...given),
    });
  });

test('scripts wait for the first screen to paint, unless a visitor interacts first', async ({
  page,
}) => {
  await removeTimeLimit(page);
  const release = await holdBack(page, '**/uploads/**');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.body.dataset.scripts = String(document.querySelectorAll('script[src]').length);
    });
  });
  await page.goto('/casino', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('body')).toHaveAttribute('data-scripts', '0');
  const scripts = page.locator('script[src]');
  // Browsers report a move under a resting pointer when they show a page.
  await page.mouse.move(20, 20);
  expect(await scripts.count()).toBe(0);
  await page.keyboard.press('Tab');
  expect(await scripts.count()).toBeGreaterThan(0);
  const banner = page.getByRole('region', { name: 'Featured offers' });
  await expect(banner.locator('[data-replays]')).toHaveCount(0);
  release();
});

test('no script and no second font is requested before the largest contentful paint', async ({
  page,
}) => {
  await removeTimeLimit(page);
  await openHydrated(page, '/casino');
  const { painted, asked } = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    const files = performance.getEntriesByType('resource');
    const waiting = files.filter(({ name }) => /\.js$|late-fonts|bricolage/.test(name));
    const starts = waiting.map((file) => file.startTime);
    return { painted: await promise, asked: Math.min(...starts) };
  });
  expect(painted).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(painted);
});
