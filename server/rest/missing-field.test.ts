/** Each entity says in the words of its form what it lacks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
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
])('POST %s of %o says for %s: %s', async (url, body, path, message) => {
  const { errors } = expectProblem(await given.call('POST', url, body), 'bad_input', 400);
  expect(errors).toEqual([{ path, message }]);
});
