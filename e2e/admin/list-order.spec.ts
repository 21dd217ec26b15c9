/** Lists that are ordered manually. Products and page blocks have their own tests. */
// Runs in test:long only: product-list.spec.ts orders a list with the same component.
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
