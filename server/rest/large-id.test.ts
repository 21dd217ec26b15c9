/** An ID that no database row can have counts as unknown, and is refused before it reaches a database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxId } from '#contract/id.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { describedCalls, expectProblem } from '../testing/rest.ts';
import { refusalOf, trpcClient } from '../testing/trpc.ts';

let given: TestApp;
beforeAll(async () => {
  given = await testApp();
});
afterAll(() => given.app.close());

const tooLarge = [maxId + 1, 99_999_999_999, Number.MAX_SAFE_INTEGER, 1e20];
const inDigits = [...tooLarge.map((id) => BigInt(id).toString()), '9'.repeat(400)];

test('an oversized ID in a path answers 404', async () => {
  const paths = (await describedCalls(given)).filter(({ path }) => /\{(id|seq)\}/.test(path));
  expect(paths.length).toBeGreaterThan(8);
  for (const { path, methods } of paths) {
    for (const method of methods) {
      for (const id of inDigits) {
        const response = await given.app.inject({
          method: method as 'GET',
          url: path.replace(/\{(id|seq)\}/, id),
          headers: { 'x-admin-token': 'a-token-for-tests' },
          ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: {} }),
        });
        expect([method, path, id, response.statusCode]).toEqual([method, path, id, 404]);
      }
    }
  }
});

test.each(tooLarge)('over tRPC the oversized ID %d is not found', async (id) => {
  const { admin, catalogue } = trpcClient(given);
  const market = 'US';
  for (const call of [
    () => admin.product.get.query({ id }),
    () => admin.product.update.mutate({ id, draft: { i18n: { en: { name: 'A' } } } }),
    () => admin.promoCode.delete.mutate({ id }),
    () => admin.inquiry.get.query({ id }),
    () => admin.change.get.query({ seq: id }),
    () => catalogue.product.query({ id, market, lang: 'en' }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'not_found' });
  }
});

const image_url = '/uploads/a.webp';
const id = 99_999_999_999;

test.each([
  ['/admin/products', { i18n: { en: { name: 'A' } }, categories: [id] }, 'categories.0'],
  ['/admin/promocodes', { code: 'A', product_id: id }, 'product_id'],
  ['/admin/banners', { image_url, product_id: id }, 'product_id'],
  ['/admin/exclusive-bonuses', { image_url, categories: [1, id] }, 'categories.1'],
  ['/admin/toplists/entries', { product_id: id, category_id: 1 }, 'product_id'],
  ['/admin/toplists/entries', { product_id: 1, category_id: id }, 'category_id'],
])('refuses an oversized ID in a body of %s: %j', async (path, body, field) => {
  const answer = await given.call('POST', path, body);
  expect(expectProblem(answer, 'bad_input', 400).errors).toMatchObject([{ path: field }]);
});

test('an oversized ID in a sheet makes its row invalid', async () => {
  const csv = `id,name_en\n${id},A`;
  const { body } = await given.call('POST', '/admin/products/import', { csv, dry_run: true });
  expect(body.rows[0].errors).toEqual([{ column: 'id', message: 'There is no row with this ID' }]);
});

test('a filter with an oversized ID finds nothing', async () => {
  for (const path of [`/promocodes?product=${id}`, `/admin/changes?entity=product&id=${id}`]) {
    expect(await given.call('GET', path)).toMatchObject({ status: 200, body: { items: [] } });
  }
});
