// Runs in test:long only: tries every way to pick a product.
import type { Page } from '@playwright/test';
import { createProduct } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { holdBack } from '../testing/hold-back.ts';
import { expectAccessible } from '../testing/test.ts';

/** With no text entered, an empty list checks whether any product exists. */
const isSearch = (url: string) =>
  url.includes('admin.product.list') && decodeURIComponent(url).includes('"q":');

async function openWithPausedClock(page: Page, screen: string) {
  await page.clock.install();
  await page.goto(screen);
  const field = page.getByRole('combobox', { name: 'Product' });
  await expect(field).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const queries: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request.url())) queries.push(request.url());
  });
  return { field, queries };
}

for (const [screen, delay] of [
  ['/admin/exclusive/new', 300],
  ['/admin/toplists', 250],
] as const) {
  test(`${screen}: search starts at 2 characters or one digit, ${delay} ms after the last key`, async ({
    page,
  }) => {
    const { field, queries } = await openWithPausedClock(page, screen);
    await field.fill('m');
    await page.clock.runFor(1_000);
    await field.fill('mo');
    await page.clock.runFor(delay - 1);
    await field.fill('mos');
    await page.clock.runFor(delay - 1);
    expect(queries).toEqual([]);
    // A fake clock doesn't advance while rendering, so advance it until the request is sent.
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return queries.map(decodeURIComponent);
      })
      .toEqual([expect.stringContaining('"q":"mos","limit":8')]);
    await field.fill('7');
    await expect
      .poll(async () => {
        await page.clock.runFor(delay);
        return queries.map(decodeURIComponent).at(-1);
      })
      .toContain('"q":"7"');
  });
}

test('up to 8 products are found, selected by keyboard or pointer, and cleared', async ({
  page,
  request,
}) => {
  for (let nth = 1; nth <= 9; nth += 1) await createProduct(request, { name: `Moss Lark ${nth}` });
  await page.goto('/admin/banners/new');
  const field = page.getByRole('combobox', { name: 'Product' });
  const options = page.getByRole('listbox', { name: 'Product' }).getByRole('option');
  await field.fill('moss lark');
  await expect(options).toHaveCount(8);
  await expect(page.getByText('8 products found.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await field.press('ArrowUp');
  await expect(options.nth(7)).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = await options.nth(1).getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', second ?? '');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await field.press('ArrowDown');
  const [chosen = ''] = await options.first().locator('[dir=auto]').allTextContents();
  await field.press('Enter');
  const product = page.getByRole('group', { name: 'Product' });
  await expect(product).toContainText(chosen);
  await product.getByRole('button', { name: 'Clear Product' }).click();
  await field.fill('Moss Lark 3');
  await page.getByRole('option', { name: /Moss Lark 3/ }).click();
  await expect(product).toContainText('Moss Lark 3');
});

test.describe('a product search', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)/ });

  test('offers only current results, and shows a message if there are none or it fails', async ({
    page,
    request,
  }) => {
    for (const name of ['Alder Lark', 'Birch Lark']) await createProduct(request, { name });
    await page.goto('/admin/toplists');
    const field = page.getByRole('combobox', { name: 'Product' });
    const options = page.getByRole('listbox', { name: 'Product' }).getByRole('option');

    await test.step('a search without results shows a message', async () => {
      await field.fill('nothing like it');
      await expect(page.getByText('No products found.')).toBeVisible();
    });
    await test.step('a failed search shows the reason, and the next one works', async () => {
      const error = {
        message: 'The search does not work today.',
        code: -32600,
        data: { code: 'bad_input', httpStatus: 400 },
      };
      await page.route('**/admin.product.list*', (route) =>
        route.fulfill({ status: 400, json: [{ error }] }),
      );
      await field.fill('ald');
      await expect(page.getByText(error.message)).toBeVisible();
      await page.unroute('**/admin.product.list*');
      await field.fill('alder');
      await expect(options).toHaveText([/Alder Lark/]);
    });
    await test.step('results of an earlier query are not offered', async () => {
      const release = await holdBack(page, '**/admin.product.list*');
      await field.fill('birch');
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(options).toHaveCount(0);
      await expect(field).toHaveValue('birch');
      await expect(page.getByRole('alert')).toHaveCount(0);
      release();
      await expect(options).toHaveText([/Birch Lark/]);
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(page.getByRole('group', { name: 'Product' })).toContainText('Birch Lark');
    });
  });
});
