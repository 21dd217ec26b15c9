import type { APIRequestContext } from '@playwright/test';
import { createProduct, expect, test, write } from '../testing/editor.ts';
import { changesOn, confirm, edit, openHistory, read, restore } from '../testing/history.ts';
import { expectAccessible } from '../testing/test.ts';
import { translatedField } from '../testing/translated-field.ts';

const description = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');

const texts = (name: string, turkish: string | null, about = description) => ({
  en: { name, description: about },
  tr: { name: turkish },
});

const writeTwice = async (request: APIRequestContext, name: string) => {
  const { id } = await createProduct(request, { name, categories: [1] });
  await edit(request, `products/${id}`, { i18n: texts(name, 'Kehribar'), rating: 4 });
  await edit(request, `products/${id}`, {
    i18n: texts(name, null, description.replace('word30', 'payouts')),
    rating: 4.5,
    categories: [2],
  });
  return id;
};

test.use({ expectedConsole: /409 \(Conflict\)/ });

test('a change is shown field by field, and a restore updates the open form', async ({
  page,
  request,
}) => {
  const id = await writeTwice(request, 'Readable Amber');
  await page.goto(`/admin/products/${id}`);
  await expect(page.getByLabel('Rating')).toHaveValue('4.5');
  const changes = await openHistory(page);
  await expect(changes).toHaveCount(3);
  const [newest, second] = [changes.first(), changes.nth(1)];
  await expect(newest).toContainText('Administrator · changed · current version');
  await expect(newest.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
  await newest.getByText('English: Description, Turkish: Name, Rating, Categories').click();
  const difference = (label: string) =>
    newest.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(difference('Rating')).toHaveText('RatingBefore: 4.0After: 4.5');
  await expect(difference('Turkish: Name')).toHaveText(
    'Turkish: NameBefore: KehribarAfter: nothing',
  );
  await expect(difference('Categories')).toHaveText('CategoriesAddedBetsRemovedCasino');
  await expect(difference('English: Description')).toContainText('After: … word24');
  await expect(difference('English: Description')).toContainText('word29 payouts word31');
  await expectAccessible(page);

  await second.getByRole('button', { name: /^Restore Readable Amber as of/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Rating')).toHaveValue('4.5');
  await second.getByRole('button', { name: /^Restore/ }).click();
  await confirm(page, 'Restore');
  await expect(page.getByText('Restored Readable Amber.')).toBeVisible();
  await expect(page.getByLabel('Rating')).toHaveValue('4');
  await expect(translatedField(page, 'Turkish', 'Name')).toHaveValue('Kehribar');
  await expect(page.getByLabel('Casino')).toBeChecked();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await expect(changes).toHaveCount(4);
  await expect(changes.first()).toContainText('restored · current version');
  const card = await (await request.get(`/api/products/${id}`)).json();
  expect([card.rating, card.categories]).toEqual([4, ['Casino']]);

  await test.step('a restore keeps unsaved input, and saving then shows the conflict', async () => {
    await page.getByLabel('Referral link').fill('https://partner.example/mine');
    await restore(page, changes.nth(1));
    await expect(changes).toHaveCount(5);
    await expect(page.getByLabel('Referral link')).toHaveValue('https://partner.example/mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'someone else changed this after you opened it',
    );
    await page.getByRole('button', { name: 'Merge (keep my changes)' }).click();
    await expect(page.getByLabel('Rating')).toHaveValue('4.5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Readable Amber was saved.')).toBeVisible();
    expect(await read(request, `products/${id}`)).toMatchObject({
      rating: 4.5,
      ref_link: 'https://partner.example/mine',
    });
  });
});

test('a deleted product is restored with everything deleted along with it', {
  tag: '@long',
}, async ({ page, request }) => {
  const { id } = await createProduct(request, { name: 'Returning Coral', categories: [1, 2] });
  const { id: code } = await write(request, 'promocodes', { code: 'CORAL', product_id: id });
  await write(request, 'toplists/entries', { product_id: id, market_code: 'TR', category_id: 3 });
  await request.delete(`/api/admin/products/${id}`);

  await page.goto('/admin/history?kind=product');
  const gone = changesOn(page).first();
  await expect(gone).toContainText('Returning Coral');
  await expect(gone.getByRole('link')).toHaveCount(0);
  await gone.getByText('Before deletion').click();
  await expect(gone).toContainText('CategoriesCasinoBets');
  await gone.getByRole('button', { name: /^Restore Returning Coral/ }).click();
  await confirm(page, 'Restore');
  await expect(page.getByText('Restored Returning Coral.')).toBeVisible();
  await expect(gone).toContainText('restored · current version');
  await gone.getByRole('link', { name: 'Returning Coral' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${id}$`));
  await expect(page.getByLabel('Bets')).toBeChecked();

  expect((await read(request, `promocodes/${code}`)).product_id).toBe(id);
  const entries = await read(request, 'toplists/entries?category=bonuses&market=TR');
  expect(entries.items.at(-1).product.name).toBe('Returning Coral');
  expect((await request.get(`/api/products/${id}`)).status()).toBe(200);
});

test('a field that could not be restored is listed in a message that stays until dismissed', {
  tag: '@long',
}, async ({ page, request }) => {
  const { id: product_id } = await createProduct(request, { name: 'Fleeting Dill' });
  const { id } = await write(request, 'promocodes', { code: 'DILLY', product_id });
  await edit(request, `promocodes/${id}`, { product_id: null, rarity: 'epic' });
  await request.delete(`/api/admin/products/${product_id}`);
  await page.goto(`/admin/promocodes/${id}`);
  const changes = await openHistory(page);
  await changes.first().getByText('Rarity, Product').click();
  await expect(changes.first()).toContainText('ProductBefore: Fleeting DillAfter: nothing');
  await expect(changes.first()).toContainText('RarityBefore: RareAfter: Epic');
  await restore(page, changes.nth(1));
  await expect(page.getByRole('alert')).toContainText(
    `Only part of DILLY was restored. Product: There is no product with the ID ${product_id}`,
  );
  await expect(page.getByLabel('Rarity')).toHaveValue('rare');
});
