/** Every form: filled, left with a warning, saved, and found again as it was. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { createProduct, secondEditor, upload, write } from './testing/editor.ts';
import { expect, test } from './testing/empty-site.ts';

type Form = {
  what: string;
  screen: string;
  make: (request: APIRequestContext) => Promise<{ id: number }>;
  texts: (page: Page) => [Locator, string][];
  /** What is neither typed nor a box to tick. */
  choose?: (page: Page) => Promise<unknown>;
  boxes: string[];
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
  },
];

const put = async (field: Locator, value: string) =>
  (await field.evaluate((element) => element.tagName)) === 'SELECT'
    ? field.selectOption(value)
    : field.fill(value);

test.use({ expectedConsole: /409 \(Conflict\)|404 \(Not Found\)/ });

for (const { what, screen, make, texts, choose, boxes } of forms) {
  test(`${what}: who leaves is warned, and what is saved is found again`, async ({
    page,
    request,
  }) => {
    const { id } = await make(request);
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

    await page.getByRole('link', { name: 'Dashboard' }).click();
    const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
    await warning.getByRole('button', { name: 'Cancel' }).click();
    await asFilled();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/ was saved\.$/)).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.goto(`${screen}/${id}`);
    await asFilled();
  });

  test(`${what}: who saves over another's work is told, and who edits what is gone too`, async ({
    page,
    request,
  }) => {
    const { id } = await make(request);
    await page.goto(`${screen}/${id}`);
    const second = await secondEditor(page);
    const [text = '', other = ''] = [texts(page)[0]?.[1], texts(page)[1]?.[1]];
    await put(texts(second)[0]?.[0] ?? second.locator('form'), text);
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText(/ was saved\.$/)).toBeVisible();
    await second.context().close();

    const mine = texts(page)[1]?.[0] ?? page.locator('form');
    await put(mine, other);
    await page.getByRole('button', { name: 'Save' }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Not saved: someone changed this since you opened it.');
    await expect(mine).toHaveValue(other);
    await notice.getByRole('button', { name: 'Take theirs, keep what I changed' }).click();
    await expect(texts(page)[0]?.[0] ?? page.locator('form')).toHaveValue(text);
    await expect(mine).toHaveValue(other);

    const api = screen.replace('/admin/exclusive', '/admin/exclusive-bonuses');
    expect((await request.delete(`/api${api}/${id}`)).status()).toBe(204);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText(new RegExp(`No .* has the id ${id}`));
    await expect(mine).toHaveValue(other);
  });
}
