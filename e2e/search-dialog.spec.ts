import type { Page } from '@playwright/test';
import { openHydrated } from './testing/open-hydrated.ts';
import {
  answer,
  buttonOf,
  dialogOf,
  inputOf,
  isSearch,
  openSearch,
  optionsOf,
  searchesOf,
  statusOf,
} from './testing/search.ts';
import { expect, expectAccessible, test } from './testing/test.ts';

test.describe('on a clock of its own', () => {
  async function openOnClock(page: Page) {
    await page.clock.install();
    await openHydrated(page, '/casino');
    await buttonOf(page).hover();
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 60_000);
    await buttonOf(page).click();
    await expect(dialogOf(page)).toBeVisible();
  }

  test('the input has the focus 150 ms after opening, not before', async ({ page }) => {
    await openOnClock(page);
    await page.clock.runFor(149);
    await expect(inputOf(page)).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(inputOf(page)).toBeFocused();
  });

  test('what is typed is asked for once, 300 ms after the last key, trimmed', async ({ page }) => {
    const asked = searchesOf(page);
    await openOnClock(page);
    await page.clock.runFor(150);
    await inputOf(page).fill(' be');
    await page.clock.runFor(299);
    await inputOf(page).fill(' bell ');
    await page.clock.runFor(299);
    expect(asked).toHaveLength(0);
    await page.clock.runFor(1);
    await expect(optionsOf(page).first()).toBeVisible();
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([
      { q: 'bell', market: 'US', lang: 'en', limit: '8', type: 'all' },
    ]);
  });

  test('a single character, however it is spaced, asks for nothing', async ({ page }) => {
    const asked = searchesOf(page);
    await openOnClock(page);
    await inputOf(page).fill('   b ');
    await page.clock.runFor(1_000);
    await expect(statusOf(page)).toHaveText('Start typing the query to see the results.');
    await inputOf(page).fill('be');
    await page.clock.runFor(300);
    await expect(optionsOf(page).first()).toBeVisible();
    await inputOf(page).fill('b');
    await page.clock.runFor(300);
    await expect(statusOf(page)).toHaveText('Start typing the query to see the results.');
    await expect(optionsOf(page)).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });
});

test('a newer query ends the older request, whose answer is never shown', async ({ page }) => {
  await openSearch(page);
  const older = Promise.withResolvers<void>();
  await page.route(/api\/search\?q=older/, async (route) => {
    await older.promise;
    await route.fulfill({ json: answer(['Older']) }).catch(() => {});
  });
  await page.route(/api\/search\?q=newer/, (route) => route.fulfill({ json: answer(['Newer']) }));
  const aborted = page.waitForEvent('requestfailed', isSearch);
  const begun = page.waitForRequest(isSearch);
  await inputOf(page).fill('older');
  await begun;
  await expect(statusOf(page)).toHaveText('Loading…');
  await expect(dialogOf(page).locator('ul[aria-hidden] > li')).toHaveCount(5);
  await expectAccessible(page);
  await inputOf(page).fill('newer');
  await expect(optionsOf(page)).toHaveText(/Newer/);
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  older.resolve();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(optionsOf(page)).toHaveText(/Newer/);
});

test('closing forgets what was typed, and opening begins with All', async ({ page }) => {
  await openSearch(page);
  await page.getByRole('button', { name: 'Bonuses' }).click();
  await inputOf(page).fill('bell');
  await expect(optionsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await expect(optionsOf(page)).toHaveCount(0);
});

for (const shortcut of ['Control+k', 'Meta+k', '/']) {
  test(`${shortcut} opens the search, but not while somebody types`, async ({ page }) => {
    await openHydrated(page, '/search');
    await page.locator('main input').focus();
    await page.keyboard.press(shortcut);
    await expect(dialogOf(page)).toBeHidden();
    await page.locator('main h1').click();
    await page.keyboard.press(shortcut);
    await expect(inputOf(page)).toBeFocused();
    await expect(inputOf(page)).toHaveValue('');
  });
}

test.describe('when the network fails', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|503/ });

  test('it is said in two languages, and the search works again', async ({ page, context }) => {
    await openSearch(page, '/tr/casino');
    await context.setOffline(true);
    await inputOf(page).fill('badger');
    const failure = dialogOf(page).getByRole('alert');
    await expect(failure.locator('[lang=ru]')).toHaveText(
      'Не удалось получить результаты. Попробуйте ещё раз.',
    );
    await expect(failure).toContainText('Sonuçlar alınamadı. Yeniden deneyin.');
    await expectAccessible(page);
    await context.setOffline(false);
    await failure.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('an answer that is no success is a failure', async ({ page }) => {
    await openSearch(page);
    await page.route('**/api/search*', (route) => route.fulfill({ status: 503, body: 'Full.' }));
    await inputOf(page).fill('bell');
    await expect(dialogOf(page).getByRole('alert')).toContainText('Не удалось');
  });
});

test('on a phone the open search closes the menu', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/casino');
  await page.getByText('Menu').click();
  await buttonOf(page).click();
  await expect(inputOf(page)).toBeFocused();
  await expect(page.locator('header details')).not.toHaveAttribute('open');
  const box = await dialogOf(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 740 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [
    ['/casino', 'Search'],
    ['/tr/casino', 'Arama'],
  ] as const) {
    test(`${path}: the button leads to a page that searches`, async ({ page }) => {
      await page.goto(path);
      await buttonOf(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.locator('main input').fill('badger bell');
      await page.locator('main button').click();
      await expect(page.locator('main li a').first()).toHaveAttribute('href', /\/casino\/\d+$/);
    });
  }
});
