/** Errors explain in plain words what is missing or wrong. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, token } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';

let given: TestApp;
beforeAll(async () => {
  given = await testApp();
});
afterAll(() => given.app.close());

test.each([
  ['/admin/products', {}, 'i18n.en.name', 'Enter the name in English'],
  ['/admin/banners', {}, 'image_url', 'Upload banner image first'],
  ['/admin/banners', { image_url: '' }, 'image_url', 'Upload banner image first'],
  ['/admin/exclusive-bonuses', {}, 'image_url', 'Upload the exclusive image first'],
  ['/admin/promocodes', {}, 'code', 'Promo code cannot be empty'],
  ['/admin/promocodes', { code: ' ' }, 'code', 'Promo code cannot be empty'],
  ['/admin/toplists/entries', { product_id: 1 }, 'category_id', 'Choose category first'],
  ['/admin/toplists/entries', { category_id: 1 }, 'product_id', 'Select product before adding'],
])('POST %s with %o reports the error for %s: %s', async (url, body, path, message) => {
  const { errors } = expectProblem(await given.call('POST', url, body), 'bad_input', 400);
  expect(errors).toEqual([{ path, message }]);
});

test.each([
  ['/admin/products', { i18n: { en: { name: 7 } } }, 'i18n.en.name', 'Must be text'],
  ['/admin/banners', { image_url: 7 }, 'image_url', 'Must be text'],
  ['/admin/promocodes', { code: 1234 }, 'code', 'Must be text'],
  [
    '/admin/toplists/entries',
    { product_id: '1', category_id: 1 },
    'product_id',
    'Must be a number',
  ],
  [
    '/admin/toplists/entries',
    { product_id: 1, category_id: [] },
    'category_id',
    'Must be a number',
  ],
  ['/admin/products/import', { csv: 7 }, 'csv', 'Must be text'],
  [
    '/admin/promocodes',
    { code: 'ISO', expires_at: '2027-01-01T00:00:00Z' },
    'expires_at',
    'Must be a date and time like 2026-12-31 23:59:00, in at most 19 characters',
  ],
])('POST %s with %o explains the error in %s', async (url, body, path, message) => {
  const { errors } = expectProblem(await given.call('POST', url, body), 'bad_input', 400);
  expect(errors).toEqual([{ path, message }]);
});

test.each(['[]', 'null', '7', ''])(
  'the error for a body of %j says what it must contain',
  async (payload) => {
    const headers = { 'x-admin-token': token, 'content-type': 'application/json' };
    for (const url of ['/admin/products', '/inquiries']) {
      const response = await given.call('POST', url, undefined, { headers, payload });
      expect(expectProblem(response, 'bad_input', 400).detail).toBe(
        'The request body must be a JSON object.',
      );
    }
  },
);

test('the error for a code without a product doesn’t mention a product', async () => {
  const product = await given.make.product();
  for (const [product_id, words] of [
    [null, 'Another promo code without a product already has this code in this market.'],
    [product.id, 'This product already has this code in this market.'],
  ]) {
    const draft = { code: 'TWICE', product_id };
    expect((await given.call('POST', '/admin/promocodes', draft)).status).toBe(201);
    const again = await given.call('POST', '/admin/promocodes', draft);
    expect(expectProblem(again, 'conflict', 409).detail).toBe(words);
  }
});
