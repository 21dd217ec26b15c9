import { openHydrated } from '../testing/open-hydrated.ts';
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
} from '../testing/search.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test('the search dialog on a fake clock', async ({ page }) => {
  const asked = searchesOf(page);
  await page.clock.install();
  // The dialog's code loads on first open; opening it again is instant.
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  await buttonOf(page).click();
  await expect(dialogOf(page)).toBeVisible();

  await test.step('focuses the input 150 ms after opening, not before', async () => {
    await page.clock.runFor(149);
    await expect(inputOf(page)).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(inputOf(page)).toBeFocused();
  });
  await test.step('sends no request for a single character, even with spaces around it', async () => {
    await inputOf(page).fill('   b ');
    await page.clock.runFor(1_000);
    await expect(statusOf(page)).toHaveText('Start typing the query to see the results.');
    expect(asked).toHaveLength(0);
  });
  await test.step('sends one trimmed request 300 ms after the last key', async () => {
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
  await test.step('shows no results once only one character is left', async () => {
    await inputOf(page).fill('b');
    await page.clock.runFor(300);
    await expect(statusOf(page)).toHaveText('Start typing the query to see the results.');
    await expect(optionsOf(page)).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });
});

test.describe('a search request', () => {
  test.use({ expectedConsole: /503/ });

  test('is superseded by the next one', async ({ page }) => {
    await openSearch(page);

    await test.step('a newer query cancels the older request, whose response is never shown', async () => {
      const older = Promise.withResolvers<void>();
      await page.route(/api\/search\?q=older/, async (route) => {
        await older.promise;
        await route.fulfill({ json: answer(['Older']) }).catch(() => {});
      });
      await page.route(/api\/search\?q=newer/, (route) =>
        route.fulfill({ json: answer(['Newer']) }),
      );
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
    await test.step('closing clears the query, and opening starts with All', async () => {
      await page.getByRole('button', { name: 'Bonuses' }).click();
      await inputOf(page).fill('bell');
      await expect(optionsOf(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(buttonOf(page)).toBeFocused();
      await page.keyboard.press('/');
      await expect(inputOf(page)).toBeFocused();
      await expect(inputOf(page)).toHaveValue('');
      const all = page.getByRole('button', { name: 'All', exact: true });
      await expect(all).toHaveAttribute('aria-pressed', 'true');
      await expect(optionsOf(page)).toHaveCount(0);
    });
    await test.step('an error response counts as a failure', async () => {
      await page.route('**/api/search*', (route) => route.fulfill({ status: 503, body: 'Full.' }));
      await inputOf(page).fill('bell');
      await expect(dialogOf(page).getByRole('alert')).toContainText('Не удалось');
    });
  });
});

test('every shortcut opens the search, except while typing in a field', { tag: '@long' }, async ({
  page,
}) => {
  await openHydrated(page, '/search');
  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    await test.step(shortcut, async () => {
      await page.locator('main input').focus();
      await page.keyboard.press(shortcut);
      await expect(dialogOf(page)).toBeHidden();
      await page.locator('main h1').click();
      await page.keyboard.press(shortcut);
      await expect(inputOf(page)).toBeFocused();
      await expect(inputOf(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
    });
  }
});

test.describe('when the network fails', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('the dialog shows an error in two languages, and search recovers once back online', {
    tag: '@long',
  }, async ({ page, context }) => {
    await openSearch(page, '/tr/casino');
    await context.setOffline(true);
    await inputOf(page).fill('badger');
    const failure = dialogOf(page).getByRole('alert');
    await expect(failure.locator('[lang=ru]')).toHaveText(
      'Не удалось получить результаты. Попробуйте ещё раз.',
    );
    await expect(failure).toContainText('Sonuçlar alınamadı. Tekrar deneyin.');
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button links to a search page', async ({ page }) => {
    for (const [path, heading] of [
      ['/casino', 'Search'],
      ['/tr/casino', 'Arama'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await buttonOf(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await page.locator('main input').fill('badger bell');
        await page.locator('main button').click();
        await expect(page.locator('main li a').first()).toHaveAttribute('href', /\/casino\/\d+$/);
      });
    }
  });
});
