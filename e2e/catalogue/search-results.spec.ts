// Runs in test:long only: checks the dialog at every width.
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import {
  answer,
  buttonOf,
  dialogOf,
  inputOf,
  openSearch,
  optionsOf,
  searchesOf,
  statusOf,
} from '../testing/search.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

const calls = '**/api/search*';

test('the search results', async ({ page, request, site }) => {
  const group = (name: string) => page.getByRole('group', { name }).getByRole('option');
  const asked = searchesOf(page);
  await openSearch(page);

  await test.step('are grouped under All, and one paged list within a category', async () => {
    await inputOf(page).fill('be');
    await expect(group('Products')).toHaveCount(8);
    await expect(page.getByRole('group', { name: 'Promo Codes' })).toBeVisible();
    await page.getByRole('button', { name: 'Promo Codes' }).click();
    await expect(optionsOf(page).first()).toContainText('Promo code');
    await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(0);
    expect(asked.map((query) => query.get('type'))).toEqual(['all', 'promocodes']);
    await page.getByRole('button', { name: 'All', exact: true }).click();
  });
  await test.step('show their type and link to their pages', async () => {
    await inputOf(page).fill('badger bell');
    const product = group('Products').first();
    await expect(product.locator('mark').first()).toHaveText('Badger');
    await expect(product).toContainText('Product');
    await expect(product).toContainText(/Rating \d\.\d\/5/);
    await expect(product).toContainText('View');
    await expect(product).toHaveAttribute('href', /^\/casino\/\d+$/);
    const code = group('Promo Codes').first();
    await expect(code).toContainText(/Rarity: [A-Z]/);
    await expect(code).toContainText('Market: US');
    await expect(code).toContainText('Open');
    await expect(code).toHaveAttribute('target', '_blank');
    await expect(code).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(statusOf(page)).toHaveText(/^\d+ results$/);
  });
  await test.step('are cycled through with the arrow keys', async () => {
    await page.route(calls, (route) => route.fulfill({ json: answer(['One', 'Two', 'Three']) }));
    await inputOf(page).fill('any');
    await expect(optionsOf(page)).toHaveText([/One/, /Two/, /Three/]);
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
    await page.unroute(calls);
  });
  await test.step('stay within the dialog, regardless of the length or direction of a name', async () => {
    const name = `Zwgarten${'w'.repeat(180)}`;
    for (const title of [name, 'Zwgarten כרטיס הזהב של הערב']) {
      const created = await request.post('/api/admin/products', {
        headers: { 'x-admin-token': site.adminToken },
        data: { i18n: { en: { name: title, description: title.repeat(9) } } },
      });
      expect(created.status()).toBe(201);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await inputOf(page).fill('zwgarten');
    await expect(optionsOf(page)).toHaveText([/^.*Zwgarten/, /^.*Zwgarten/]);
    for (const option of await optionsOf(page).all()) {
      expect(await option.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 740 });
  });
  await test.step('open in a new tab with Ctrl+Enter, in place with Enter, and the search is remembered', async () => {
    await page.route(calls, (route) => {
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
    await expect(optionsOf(page)).toHaveText([/Bets/, /Boosts/]);
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
  test(`${path}: the dialog is accessible and fits every width`, async ({ page }) => {
    await openSearch(page, path);

    await test.step('when it opens', async () => {
      await expect(dialogOf(page).getByRole('heading', { level: 3 })).toBeVisible();
      await expectFitsEachWidth(page);
    });
    await test.step('with results', async () => {
      await inputOf(page).fill('be');
      await expect(optionsOf(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectFitsEachWidth(page);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const overflow = await dialogOf(page).evaluate(
          (dialog) =>
            [dialog, ...dialog.querySelectorAll('section, [role=option]')].filter(
              (part) => part.scrollWidth > part.clientWidth,
            ).length,
        );
        expect(overflow).toBe(0);
      }
    });
    await test.step('without results, mentioning the query or the category', async () => {
      await inputOf(page).fill('qqqqqqqq');
      await expect(statusOf(page)).toHaveText(forAll);
      await dialogOf(page).locator('button[aria-pressed]').last().click();
      await expect(statusOf(page)).toHaveText(inCategory);
      await expectAccessible(page);
    });
  });
}
