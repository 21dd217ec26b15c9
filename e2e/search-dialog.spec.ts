import type { Page, Request } from '@playwright/test';
import { expectFitsEachWidth } from './fit.ts';
import { expect, expectAccessible, test } from './test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const inputOf = (page: Page) => page.getByRole('combobox');
const buttonOf = (page: Page) => page.locator('header').getByRole('button').first();
const optionsOf = (page: Page) => page.getByRole('option');
const statusOf = (page: Page) => dialogOf(page).getByRole('status');

const isSearch = (request: Request) => new URL(request.url()).pathname === '/api/search';

function searchesOf(page: Page) {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (isSearch(request)) asked.push(new URL(request.url()).searchParams);
  });
  return asked;
}

async function openSearch(page: Page, path = '/casino') {
  await page.goto(path, { waitUntil: 'networkidle' });
  await buttonOf(page).click();
  await expect(inputOf(page)).toBeFocused();
}

const answer = (names: string[]) => ({
  query: '',
  results: {
    products: names.map((name, index) => ({
      id: index + 1,
      name,
      description: name,
      rating: null,
      categories: ['Casino'],
      icon_url: null,
      fs_label: null,
      freebet_label: null,
      ref_link: null,
      highlights: { name: [[0, 2]] },
    })),
    bonuses: [],
    promocodes: [],
  },
  totals: { products: names.length, bonuses: 0, promocodes: 0 },
  took_ms: 1,
});

test.describe('on a clock of its own', () => {
  async function openOnClock(page: Page) {
    await page.clock.install();
    await page.goto('/casino', { waitUntil: 'networkidle' });
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
    await page.goto('/search', { waitUntil: 'networkidle' });
    await page.locator('main input').focus();
    await page.keyboard.press(shortcut);
    await expect(dialogOf(page)).toBeHidden();
    await page.locator('main h1').click();
    await page.keyboard.press(shortcut);
    await expect(inputOf(page)).toBeFocused();
    await expect(inputOf(page)).toHaveValue('');
  });
}

test('All shows groups, and a category one list that is asked for', async ({ page }) => {
  const asked = searchesOf(page);
  await openSearch(page);
  await inputOf(page).fill('be');
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option')).toHaveCount(8);
  await expect(page.getByRole('group', { name: 'Promo Codes' })).toBeVisible();
  await page.getByRole('button', { name: 'Promo Codes' }).click();
  await expect(optionsOf(page).first()).toContainText('Promo code');
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(0);
  expect(asked.map((query) => query.get('type'))).toEqual(['all', 'promocodes']);
});

test('cards say what they are and where they lead', async ({ page }) => {
  await openSearch(page);
  await inputOf(page).fill('badger bell');
  const product = page.getByRole('group', { name: 'Products' }).getByRole('option').first();
  await expect(product).toContainText('Product');
  await expect(product).toContainText(/Rating \d\.\d\/5/);
  await expect(product).toContainText('View');
  await expect(product).toHaveAttribute('href', /^\/casino\/\d+$/);
  await expect(product.locator('mark').first()).toHaveText('Badger');
  const code = page.getByRole('group', { name: 'Promo Codes' }).getByRole('option').first();
  await expect(code).toContainText(/Rarity: [A-Z]/);
  await expect(code).toContainText('Market: US');
  await expect(code).toContainText('Open');
  await expect(code).toHaveAttribute('target', '_blank');
  await expect(code).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await expect(statusOf(page)).toHaveText(/^\d+ results$/);
});

test('the keys move through the results in a loop', async ({ page }) => {
  await openSearch(page);
  await page.route('**/api/search*', (route) =>
    route.fulfill({ json: answer(['One', 'Two', 'Three']) }),
  );
  await inputOf(page).fill('any');
  await expect(optionsOf(page)).toHaveCount(3);
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowUp', 2],
    ['ArrowDown', 0],
    ['End', 2],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(optionsOf(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[aria-selected=true]')).toHaveCount(1);
    const id = (await optionsOf(page).nth(index).getAttribute('id')) ?? '';
    await expect(inputOf(page)).toHaveAttribute('aria-activedescendant', id);
    await expect(inputOf(page)).toBeFocused();
  }
  await inputOf(page).fill('another');
  await expect(inputOf(page)).not.toHaveAttribute('aria-activedescendant');
});

test('Ctrl+Enter follows in a new tab, Enter here, and the search is remembered', async ({
  page,
}) => {
  await openSearch(page);
  await page.route('**/api/search*', (route) => {
    const found = answer(['Bets']);
    const bonuses = [
      {
        id: 1,
        title: 'Boosts',
        subtitle: '',
        cta_label: '',
        link_url: '/bets',
        image_url: '',
        partner: null,
        highlights: {},
      },
    ];
    return route.fulfill({ json: { ...found, results: { ...found.results, bonuses } } });
  });
  await inputOf(page).fill('boosts');
  await expect(optionsOf(page)).toHaveCount(2);
  await page.keyboard.press('End');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  expect(new URL(tab.url()).pathname).toBe('/bets');
  await tab.close();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bets$/);
  await expect(dialogOf(page)).toBeHidden();
  await buttonOf(page).click();
  await page.getByRole('button', { name: 'boosts', exact: true }).click();
  await expect(inputOf(page)).toHaveValue('boosts');
  await inputOf(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByText('Recent searches')).toHaveCount(0);
  await expect(inputOf(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
});

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

const nothing = {
  '/casino': [
    'Nothing was found for the request «qqqqqqqq».',
    'Nothing was found in the category "Promo Codes".',
  ],
  '/tr/casino': [
    '«qqqqqqqq» araması için bir şey bulunamadı.',
    '"Promosyon Kodları" kategorisinde bir şey bulunamadı.',
  ],
};

for (const [path, [forAll = '', inCategory = '']] of Object.entries(nothing)) {
  test(`${path}: nothing found says for what, or in which category`, async ({ page }) => {
    await openSearch(page, path);
    await inputOf(page).fill('qqqqqqqq');
    await expect(statusOf(page)).toHaveText(forAll);
    await dialogOf(page).locator('button[aria-pressed]').last().click();
    await expect(statusOf(page)).toHaveText(inCategory);
    await expectAccessible(page);
  });

  test(`${path}: the dialog is accessible and fits at each width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSearch(page, path);
    await expect(dialogOf(page).getByRole('heading', { level: 3 })).toBeVisible();
    await expectFitsEachWidth(page);
    await inputOf(page).fill('be');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectAccessible(page);
      const overflow = await dialogOf(page).evaluate(
        (dialog) =>
          [dialog, ...dialog.querySelectorAll('section, [role=option]')].filter(
            (part) => part.scrollWidth > part.clientWidth,
          ).length,
      );
      expect(overflow).toBe(0);
    }
  });
}

test('long and right-to-left names stay within the dialog', async ({ page, request, site }) => {
  const headers = { 'x-admin-token': site.adminToken };
  const name = `Zwgarten${'w'.repeat(180)}`;
  for (const title of [name, 'Zwgarten כרטיס הזהב של הערב']) {
    const created = await request.post('/api/admin/products', {
      headers,
      data: { i18n: { en: { name: title, description: title.repeat(9) } } },
    });
    expect(created.status()).toBe(201);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await openSearch(page);
  await inputOf(page).fill('zwgarten');
  await expect(optionsOf(page)).toHaveCount(2);
  for (const option of await optionsOf(page).all()) {
    expect(await option.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});

test('on a phone the open search closes the menu', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/casino', { waitUntil: 'networkidle' });
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
