// Runs in test:long only: crawls every form.
/**
 * Fills in every form, tries to leave it, saves over another editor's work, reopens it, restores an old version and
 * fails to save.
 */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { createProduct, upload, write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { edit, openHistory, restore } from '../testing/history.ts';
import { openTabOf, translatedField } from '../testing/translated-field.ts';

type Form = {
  what: string;
  screen: string;
  make: (request: APIRequestContext) => Promise<{ id: number }>;
  texts: (page: Page) => [Locator, string][];
  /** Fills in the fields that are neither text boxes nor checkboxes. */
  choose?: (page: Page) => Promise<unknown>;
  boxes: string[];
  /** Another editor's change. */
  theirs: object;
};

const promotionTexts = (page: Page): [Locator, string][] => [
  ...['English', 'Turkish'].flatMap((language) =>
    ['Title', 'Subtitle', 'Button'].map((label): [Locator, string] => [
      translatedField(page, language, label),
      `${label} in ${language}`,
    ]),
  ),
  [page.getByLabel('Link', { exact: true }), '/bonuses'],
  [page.getByLabel('Sort order'), '7'],
];

const promotion = (api: string) => ({
  make: async (request: APIRequestContext) =>
    write(request, api, { image_url: await upload(request), categories: [1] }),
  texts: promotionTexts,
  choose: (page: Page) => page.getByRole('combobox', { name: 'Market' }).selectOption('TR'),
  boxes: ['Active', 'Casino', 'Bonuses'],
  theirs: { sort_order: 3 },
});

const forms: Form[] = [
  {
    what: 'a product',
    screen: '/admin/products',
    make: (request) => createProduct(request, { name: 'Plain Vole', categories: [1] }),
    texts: (page) => [
      [translatedField(page, 'English', 'Name (required)'), 'Fancy Vole'],
      [translatedField(page, 'Turkish', 'Name'), 'Süslü Fare'],
      ...['English', 'Turkish'].flatMap((language): [Locator, string][] => [
        [translatedField(page, language, 'Description'), 'One line\nand another'],
        [translatedField(page, language, 'Free spins label'), '10 spins'],
        [translatedField(page, language, 'Free bet label'), '5 bets'],
      ]),
      [page.getByLabel('Rating'), '3.4'],
      [page.getByLabel('Referral link'), 'https://vole.example/in'],
    ],
    boxes: ['Casino', 'Bets'],
    theirs: { rating: 1 },
  },
  { what: 'a banner', screen: '/admin/banners', ...promotion('banners') },
  { what: 'an exclusive bonus', screen: '/admin/exclusive', ...promotion('exclusive-bonuses') },
  {
    what: 'a promo code',
    screen: '/admin/promocodes',
    make: (request) => write(request, 'promocodes', { code: 'VOLE' }),
    texts: (page) => [
      [page.getByLabel('Code (required)'), 'VOLE20'],
      [page.getByLabel('Referral link'), 'https://vole.example/code'],
      [page.getByLabel('Expires at'), '2031-02-03T04:05'],
      [page.getByLabel('Rarity'), 'legendary'],
      [page.getByRole('combobox', { name: 'Market' }), 'TR'],
    ],
    boxes: ['Visible in listings'],
    theirs: { rarity: 'epic' },
  },
];

async function put(field: Locator, value: string) {
  await openTabOf(field);
  const isSelect = (await field.evaluate((element) => element.tagName)) === 'SELECT';
  return isSelect ? field.selectOption(value) : field.fill(value);
}

test.use({ expectedConsole: /409 \(Conflict\)|404 \(Not Found\)/ });

for (const { what, screen, make, texts, choose, boxes, theirs } of forms) {
  test(`${what}: no input is lost, and a saved form reopens as it was filled in`, async ({
    page,
    request,
  }) => {
    const { id } = await make(request);
    const api = `${screen.replace('/admin/', '').replace('exclusive', 'exclusive-bonuses')}/${id}`;
    await page.goto(`${screen}/${id}`);
    const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true });
    const ticked: boolean[] = [];
    await expect(box(boxes[0] ?? '')).toBeVisible();
    for (const label of boxes) {
      ticked.push(!(await box(label).isChecked()));
      await box(label).click();
    }
    for (const [field, value] of texts(page)) await put(field, value);
    await choose?.(page);
    const asFilled = async () => {
      for (const [field, value] of texts(page)) await expect(field).toHaveValue(value);
      for (const [index, label] of boxes.entries()) {
        await expect(box(label)).toBeChecked({ checked: ticked[index] });
      }
    };
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const alert = page.getByRole('alert');

    await test.step('an editor who leaves is warned about unsaved changes', async () => {
      await page.getByRole('link', { name: 'Dashboard' }).click();
      const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
      await warning.getByRole('button', { name: 'Cancel' }).click();
      await asFilled();
    });
    await test.step('an editor about to overwrite another’s changes is warned', async () => {
      await edit(request, api, theirs);
      await save.click();
      await expect(alert).toContainText(
        'Not saved: someone else changed this after you opened it.',
      );
      await alert.getByRole('button', { name: 'Merge (keep my changes)' }).click();
      await asFilled();
    });
    await test.step('a saved form reopens as it was filled in', async () => {
      await save.click();
      await expect(page.getByText(/ was saved\.$/)).toBeVisible();
      await expect(page.getByText('Unsaved changes')).toBeHidden();
      await page.goto(`${screen}/${id}`);
      await asFilled();
    });
    await test.step('its history restores the first version', async () => {
      const changes = await openHistory(page);
      await expect(changes).toHaveCount(3);
      await restore(page, changes.last());
      await expect(page.getByText(/^Restored .+\.$/)).toBeVisible();
      await expect(box(boxes[0] ?? '')).toBeChecked({ checked: !ticked[0] });
    });
    await test.step('shows an error if the entity was deleted in the meantime', async () => {
      expect((await request.delete(`/api/admin/${api}`)).status()).toBe(204);
      const [field, value] = texts(page)[1] ?? [page.locator('form'), ''];
      await put(field, value);
      await save.click();
      await expect(alert).toContainText(new RegExp(`There is no .* with the ID ${id}`));
      await expect(field).toHaveValue(value);
    });
  });
}
