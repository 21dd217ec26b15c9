/** Lists that are ordered by hand. Products and page blocks have their own tests. */
import type { Page } from '@playwright/test';
import { createProduct, listRows, openScreen, upload, write } from '../testing/editor.ts';
import { categoriesOf, expect, test } from '../testing/empty-site.ts';

const names = ['Amber Finch', 'Birch Otter', 'Cedar Wren'];

async function moveFirstDown(page: Page, list: string, [first, second, third]: string[]) {
  const handles = listRows(page, list).getByRole('button', { name: /^Drag / });
  await expect(handles).toHaveText([`Drag ${first}`, `Drag ${second}`, `Drag ${third}`]);
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(page.getByText(`${first} is now at position 2 of 3.`)).toBeVisible();
  await expect(handles).toHaveText([`Drag ${second}`, `Drag ${first}`, `Drag ${third}`]);
}

test('exclusive bonuses and top lists are reordered, and the site follows', async ({
  page,
  request,
}) => {
  const categories = await categoriesOf(request, 'bets');
  const image_url = await upload(request);
  for (const [index, title] of names.entries()) {
    const i18n = { en: { title } };
    const bonus = { image_url, categories, sort_order: index + 1, i18n };
    await write(request, 'exclusive-bonuses', bonus);
    const { id } = await createProduct(request, { name: title });
    const entry = { product_id: id, market_code: 'US', category_id: categories[0] };
    await write(request, 'toplists/entries', entry);
  }
  await page.goto('/admin/exclusive?category=bets');
  await test.step('exclusive bonuses', () =>
    moveFirstDown(page, 'Exclusive bonuses in bets', names));
  await openScreen(page, '/admin/toplists?category=bets&market=US');
  await test.step('a top list', () =>
    moveFirstDown(
      page,
      'Top list for bets',
      names.map((name) => `${name}, US`),
    ));
  await page.goto('/bets');
  for (const region of ['Exclusive bonuses', 'Top betting sites']) {
    await expect(page.getByRole('region', { name: region }).locator('h3')).toHaveText([
      'Birch Otter',
      'Amber Finch',
      'Cedar Wren',
    ]);
  }
});

test('in a long list, rows get their controls when they come near, and can be found before', async ({
  page,
  request,
}) => {
  const categories = await categoriesOf(request, 'casino');
  const numbers = Array.from({ length: 120 }, (_, index) => `Long List ${index + 1}`);
  for (const name of numbers) await createProduct(request, { name, categories });
  await page.goto('/admin/products?category=casino');
  const rows = listRows(page, 'Products in Casino');
  await expect(rows).toHaveCount(numbers.length);
  const last = rows.last();
  await expect(last).toContainText('Long List');
  await expect(last.getByRole('button')).toHaveCount(0);
  const moveUp = last.getByRole('button', { name: /^Move .* up$/ });
  // Rows above the last one get higher as they come near, so an editor scrolls on.
  await expect(async () => {
    await page.mouse.wheel(0, 10_000);
    await moveUp.focus({ timeout: 1_000 });
  }).toPass();
  await expect(last.getByRole('button', { name: /^Drag / })).toBeVisible();
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`is now at position 119 of ${numbers.length}.`)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(rows.first().getByRole('button', { name: /^Drag / })).toBeVisible();
  await expect(rows.nth(118).getByRole('button', { name: /^Move .* up$/ })).toBeFocused();
});
