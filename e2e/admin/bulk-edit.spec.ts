import type { Page } from '@playwright/test';
import { countedHand } from '../testing/counted-hand.ts';
import { createProduct, upload, write } from '../testing/editor.ts';
import { categoriesOf, expect, test } from '../testing/empty-site.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({ expectedConsole: /40[09] \((Bad Request|Conflict)\)/ });

const codes = Array.from({ length: 10 }, (_, index) => `FERN${index}`);
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const bar = (page: Page) => page.getByRole('region', { name: 'Selected items' });
const differences = (page: Page) => page.getByRole('table', { name: 'Difference' });

for (const size of sizes) {
  const tag = size.width === 360 ? [] : '@long';
  test(`ten codes are extended with four presses at ${size.width}`, { tag }, async ({
    page,
    request,
  }) => {
    for (const code of codes) {
      await write(request, 'promocodes', { code, expires_at: '2099-03-20 23:59:00' });
    }
    const { id } = await write(request, 'promocodes', { code: 'MOSS' });
    await page.setViewportSize(size);
    await page.goto('/admin/promocodes?q=FERN');
    const hand = countedHand(page);
    await hand.click(page.getByRole('checkbox', { name: 'Select all' }));
    await hand.click(bar(page).getByRole('button', { name: 'Extend…' }));
    const dialog = page.getByRole('dialog', { name: 'Edit 10 codes' });
    await hand.click(dialog.getByRole('button', { name: '30 days' }));
    await expect(dialog.getByRole('status').getByText('This changes 10 codes.')).toBeVisible();
    const rows = differences(page).locator('tbody tr');
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText(/Expires at.*Mar 20, 2099.*Apr 19, 2099/);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await hand.click(dialog.getByRole('button', { name: 'Apply to 10 codes' }));
    await expect(page.getByText('10 codes changed.')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(hand.total()).toBe(4);
    const { items } = await (await request.get('/api/admin/promocodes?q=FERN')).json();
    const ends = new Set(items.map(({ expires_at }: { expires_at: string }) => expires_at));
    expect([...ends]).toEqual(['2099-04-19 23:59:00']);
    const untouched = await (await request.get(`/api/admin/promocodes/${id}`)).json();
    expect(untouched.expires_at).toBeNull();
  });
}

test('all that match are edited, also beyond the page', { tag: '@long' }, async ({
  page,
  request,
}) => {
  for (let index = 0; index < 52; index += 1) {
    await write(request, 'promocodes', { code: `REED${index}` });
  }
  await write(request, 'promocodes', { code: 'MOSS' });
  await page.goto('/admin/promocodes?q=REED');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(bar(page)).toContainText('50 items selected');
  await bar(page).getByRole('button', { name: 'Select all 52 that match' }).click();
  await expect(bar(page)).toContainText('All 52 that match are selected');
  await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeHidden();
  await bar(page).getByRole('button', { name: 'Edit…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit 52 codes' });
  await page.keyboard.type('rarity');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Rarity')).toBeFocused();
  await page.keyboard.type('ep');
  await expect(dialog.getByRole('button', { name: 'Apply to 52 codes' })).toBeEnabled();

  // Another editor is faster.
  await write(request, 'promocodes', { code: 'REED52' });
  await dialog.getByRole('button', { name: 'Apply to 52 codes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else changed these items');
  await dialog.getByRole('button', { name: 'Apply to 53 codes' }).click();
  await expect(page.getByText('53 codes changed.')).toBeVisible();
  const { items } = await (await request.get('/api/admin/promocodes?limit=100')).json();
  const epic = items.filter(({ rarity }: { rarity: string }) => rarity === 'epic');
  expect([items.length, epic.length]).toEqual([54, 53]);
});

test('a row that refuses the edit is named, and nothing changes', async ({ page, request }) => {
  const image_url = await upload(request);
  const banner = (title: string, starts_at: string | null) =>
    write(request, 'banners', { image_url, i18n: { en: { title } }, starts_at });
  await banner('Early Wren', null);
  await banner('Late Wren', '2099-06-01 00:00:00');
  await page.goto('/admin/banners');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await bar(page).getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 banners' });
  await dialog.getByRole('combobox').fill('ends at');
  await dialog.getByRole('option', { name: 'Ends at', exact: true }).click();
  await dialog.getByLabel('Ends at', { exact: true }).fill('2099-05-01T00:00');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Late Wren, Ends at: Must be after the start.',
  );
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar(page)).toContainText('2 items selected');
});

test('a category is added to products, in Turkish', { tag: '@long' }, async ({ page, request }) => {
  const [category] = await categoriesOf(request, 'bets');
  await createProduct(request, { name: 'Rowan Tern' });
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'tr'));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/admin/products');
    await page.getByRole('checkbox', { name: 'Seç: Rowan Tern' }).check();
    await page.getByRole('button', { name: 'Düzenle…' }).click();
    const dialog = page.getByRole('dialog', { name: '1 ürün düzenleniyor' });
    await dialog.getByRole('combobox').fill('kategori ekle');
    await dialog.getByRole('option').click();
    await dialog.getByLabel('Kategori').selectOption(String(category));
    const change = page.getByRole('table', { name: 'Farklar' }).getByRole('row').last();
    await expect(change).toHaveText(/Rowan Tern.*Kategoriler.*Bahis/);
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});

test('an edit can be undone from its message', async ({ page, request }) => {
  const { id } = await write(request, 'promocodes', { code: 'WREN', rarity: 'rare' });
  await page.goto('/admin/promocodes?q=WREN');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await bar(page).getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 1 code' });
  await dialog.getByRole('combobox').fill('rarity');
  await dialog.getByRole('option', { name: 'Rarity', exact: true }).click();
  await dialog.getByLabel('Rarity').selectOption('epic');
  await dialog.getByRole('button', { name: 'Apply to 1 code' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  const code = await (await request.get(`/api/admin/promocodes/${id}`)).json();
  expect(code.rarity).toBe('rare');
});

test('in a release, an edit is added to what the release changes already', {
  tag: '@long',
}, async ({ page, request }) => {
  await write(request, 'promocodes', { code: 'TERN', expires_at: '2099-03-20 23:59:00' });
  const { id } = await write(request, 'releases', { name: 'Spring' });
  await page.goto(`/admin/releases/${id}`);
  await page.getByRole('button', { name: 'Work in this release' }).click();
  for (const end of ['Apr 19, 2099', 'May 19, 2099']) {
    await page.goto('/admin/promocodes?q=TERN');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await bar(page).getByRole('button', { name: 'Extend…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 1 code' });
    await dialog.getByRole('button', { name: '30 days' }).click();
    await expect(differences(page).locator('tbody tr')).toContainText(end);
    await dialog.getByRole('button', { name: 'Apply to 1 code' }).click();
    await expect(page.getByText('Added to release “Spring”.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(bar(page)).toBeHidden();
  }
  const { items } = await (await request.get('/api/admin/promocodes?q=TERN')).json();
  expect(items).toMatchObject([{ expires_at: '2099-03-20 23:59:00' }]);
});
