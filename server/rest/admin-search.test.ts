/** What editors find among products and promo codes. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
  const i18n = { en: { name: 'Lucky Harbor' }, tr: { name: 'Şans Limanı' } };
  await given.make.product({ i18n, categories: [1] });
  await given.make.promoCode({ code: 'WELCOME', product_id: 1 });
});

afterEach(() => given.app.close());

test.each([
  ['/admin/products', 'LIMAN', 1],
  ['/admin/products', 'sans', 1],
  ['/admin/products', 'ucky h', 1],
  ['/admin/products', '1', 1],
  ['/admin/products', '%', 0],
  ['/admin/products', '_', 0],
  ['/admin/products', 'nothing', 0],
  ['/admin/promocodes', 'welc', 1],
  ['/admin/promocodes', 'lucky', 1],
  ['/admin/promocodes', 'şans', 1],
  ['/admin/promocodes', '%', 0],
])('%s?q=%s finds %i', async (path, q, total) => {
  const { body } = await given.call('GET', `${path}?q=${encodeURIComponent(q)}`);
  expect([body.total, body.items.length]).toEqual([total, total]);
});

test('shows positions only of a category that is not searched', async () => {
  const position = async (query: string) =>
    (await given.call('GET', `/admin/products?${query}`)).body.items[0].position;
  expect(await position('category=casino')).toBe(1);
  expect(await position('category=casino&q=lucky')).toBeUndefined();
  expect(await position('')).toBeUndefined();
});
