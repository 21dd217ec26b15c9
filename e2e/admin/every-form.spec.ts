/** Every form is filled, left with a warning, saved over another editor's work, found again, restored, and saved in vain. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { createProduct, upload, write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { edit, openHistory, restore } from '../testing/history.ts';

type Form = {
  what: string;
  screen: string;
  make: (request: APIRequestContext) => Promise<{ id: number }>;
  texts: (page: Page) => [Locator, string][];
  /** Fills a field that is neither typed nor ticked. */
  choose?: (page: Page) => Promise<unknown>;
  boxes: string[];
  /** A change of another editor. */
  theirs: object;
};

const inLanguage = (page: Page, language: string, label: string) =>
  page.getByRole('group', { name: language }).getByLabel(label, { exact: true });

const promotionTexts = (page: Page): [Locator, string][] => [
  ...['English', 'Turkish'].flatMap((language) =>
    ['Title', 'Subtitle', 'Button'].map((label): [Locator, string] => [
      inLanguage(page, language, label),
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
      [inLanguage(page, 'English', 'Name (required)'), 'Fancy Vole'],
      [inLanguage(page, 'Turkish', 'Name'), 'Süslü Fare'],
      ...['English', 'Turkish'].flatMap((language): [Locator, string][] => [
        [inLanguage(page, language, 'Description'), 'One line\nand another'],
        [inLanguage(page, language, 'Free spins label'), '10 spins'],
        [inLanguage(page, language, 'Free bet label'), '5 bets'],
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

const put = async (field: Locator, value: string) =>
  (await field.evaluate((element) => element.tagName)) === 'SELECT'
    ? field.selectOption(value)
    : field.fill(value);

test.use({ expectedConsole: /409 \(Conflict\)|404 \(Not Found\)/ });

for (const { what, screen, make, texts, choose, boxes, theirs } of forms) {
  test(`${what}: nothing that was typed is lost, and a saved form is found again as it was filled`, async ({
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
    const save = page.getByRole('button', { name: 'Save' });
    const alert = page.getByRole('alert');

    await test.step('an editor who leaves is warned', async () => {
      await page.getByRole('link', { name: 'Dashboard' }).click();
      const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
      await warning.getByRole('button', { name: 'Cancel' }).click();
      await asFilled();
    });
    await test.step("an editor who saves over another's work learns of it", async () => {
      await edit(request, api, theirs);
      await save.click();
      await expect(alert).toContainText(
        'Not saved: someone else changed this after you opened it.',
      );
      await alert.getByRole('button', { name: 'Use theirs, but keep my changes' }).click();
      await asFilled();
    });
    await test.step('a saved form is found again as it was filled', async () => {
      await save.click();
      await expect(page.getByText(/ was saved\.$/)).toBeVisible();
      await expect(page.getByText('Unsaved changes')).toBeHidden();
      await page.goto(`${screen}/${id}`);
      await asFilled();
    });
    await test.step('its history brings the first state back', async () => {
      const changes = await openHistory(page);
      await expect(changes).toHaveCount(3);
      await restore(page, changes.last());
      await expect(page.getByText(/ was restored\.$/)).toBeVisible();
      await expect(box(boxes[0] ?? '')).toBeChecked({ checked: !ticked[0] });
    });
    await test.step('an editor of an entity that was deleted meanwhile learns of it', async () => {
      expect((await request.delete(`/api/admin/${api}`)).status()).toBe(204);
      const [field, value] = texts(page)[1] ?? [page.locator('form'), ''];
      await put(field, value);
      await save.click();
      await expect(alert).toContainText(new RegExp(`There is no .* with the ID ${id}`));
      await expect(field).toHaveValue(value);
    });
  });
}
