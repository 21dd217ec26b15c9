// Runs on SQLite only: which products a programme has is read by the same query as its form.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { moneySite, shape } from './testing/money-site.ts';

let given: TestApp;
let site: ReturnType<typeof moneySite>;
let own: number;
let foreign: number;
let programme: { id: number };

beforeEach(async () => {
  given = await testApp();
  site = moneySite(given);
  own = (await given.make.product()).id;
  foreign = (await given.make.product()).id;
  programme = await site.programme({ product_ids: [own] });
});
afterEach(() => given.app.close());

const unknown = { path: 'product_id', message: 'There is no product with the ID 999' };
const message = () => `Product ${foreign} isn’t one of the programme’s products`;

test('a deal is only for a product of its programme', async () => {
  const deal = {
    ...{ programme_id: programme.id, kind: 'share', currency: 'EUR', from: '2026-01-01' },
    steps: [{ percent: 30 }],
  };
  const post = (product_id: number) =>
    given.call('POST', '/admin/deals', { ...deal, product_id, reason: 'New' });
  expect(await post(999)).toMatchObject({ status: 400, body: { errors: [unknown] } });
  expect(await post(foreign)).toMatchObject({
    ...{ status: 400, body: { errors: [{ path: 'product_id', message: message() }] } },
  });
  expect((await post(own)).status).toBe(201);
});

test('a source only knows products of its programme', async () => {
  const draft = {
    ...{ programme_id: programme.id, name: 'Daily file' },
    shape: {
      ...{ ...shape, product_id: foreign },
      products: [
        { name: 'Lucky Otter', product_id: own },
        { name: 'Lucky Stoat', product_id: 999 },
        { name: 'Lucky Vole', product_id: foreign },
      ],
    },
  };
  const { status, body } = await given.call('POST', '/admin/stat-sources', draft);
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { ...unknown, path: 'shape.products.1.product_id' },
    { path: 'shape.product_id', message: message() },
    { path: 'shape.products.2.product_id', message: message() },
  ]);
});

test('deals and sources stay editable once the programme has lost their product', async () => {
  const deal = await site.deal(programme.id, { product_id: own });
  const products = [{ name: 'Lucky Otter', product_id: own }];
  const source = await site.source(programme.id, { shape: { ...shape, products } });
  await given.call('PUT', `/admin/programmes/${programme.id}`, { ...programme, product_ids: [] });
  expect((await given.call('DELETE', `/admin/products/${own}`)).status).toBe(204);

  const noted = { ...deal, note: 'Until they change the brand' };
  expect((await given.call('PUT', `/admin/deals/${deal.id}`, noted)).status).toBe(200);
  const renamed = { ...source, name: 'Monthly file' };
  expect((await given.call('PUT', `/admin/stat-sources/${source.id}`, renamed)).status).toBe(200);
});
