/** Commissions, deals and clicks never affect a score, or an order based on it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PartnerTables } from '../../../db/tables/partner.ts';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';
import { type Random, randomOf } from '../filter/testing/generated-catalogue.ts';

let given: TestApp;
let products: number[];

const inCategory = (weight: number) => [
  { category_id: categoryId.casino, weight },
  { category_id: categoryId.bets, weight },
];
const criteria = [70, 30].map((weight, index) => ({
  weights: inCategory(weight),
  i18n: { en: { name: `Criterion ${index + 1}` } },
}));
const pointsOf = (...given: number[]) =>
  given.map((points, index) => ({
    criterion_id: index + 1,
    points,
    given_on: '2026-11-01',
    i18n: { en: { reason: 'As measured' } },
  }));

const productOf = (index: number) => ({
  rating: (index * 7 + 3) / 10,
  categories: [categoryId.casino, categoryId.bets].slice(index % 2),
  ref_link: `https://partner${index}.example/`,
  i18n: { en: { name: `Partner ${index}` } },
  score: {
    points: pointsOf(...[(index * 13) % 6, (index * 5) % 6].slice(index % 3 === 0 ? 1 : 0)),
  },
});

async function write(method: 'POST' | 'PUT', path: string, body: object) {
  const answer = await given.call(method, `/admin${path}`, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
}

beforeEach(async () => {
  given = await testApp();
  await write('PUT', '/scoring', { criteria });
  products = [];
  for (let index = 0; index < 6; index += 1) {
    products.push((await write('POST', '/products', productOf(index))).id);
  }
  for (const product_id of products.toReversed()) await given.make.topListEntry({ product_id });
});
afterEach(() => given.app.close());

/** Returns each list of partners in order, with their ratings, and each score. */
async function scoresAndOrders() {
  const sorts = ['editors', 'rating', 'cost', 'min_deposit', 'payout'];
  const lists = ['/products', '/products?category=casino', '/top?category=casino'].concat(
    sorts.map((sort) => `/products?category=bets&facets=true&sort=${sort}`),
    '/search?q=partner',
  );
  const answers = [];
  for (const list of [...lists, ...products.map((id) => `/products/${id}`)]) {
    const { status, body, text } = await given.call('GET', list);
    expect(status, text).toBe(200);
    const items = body.items ?? body.results?.products ?? [body];
    answers.push(
      items.map((item: { id: number; productId?: number; rating: number; score?: object }) => [
        ...[item.productId ?? item.id, item.rating, item.score],
      ]),
    );
  }
  return answers;
}

/** Tables of clicks, conversions and what partners pay. Doesn't compile until new ones are added. */
type MoneyTable = Exclude<keyof PartnerTables, 'link_check' | 'link_use'>;

const rowOf = (random: Random): Record<MoneyTable, object> => {
  const product_id = random.pick(products);
  const day = `2026-11-${random.whole(10, 28)}`;
  const at = `${day}T12:00:00.000Z`;
  const [market_code, currency, hash] = ['US', 'USD', `hash ${random.whole(1, 1_000_000)}`];
  const place = { page: 'casino', block: 'top', position: random.whole(1, 5), market_code };
  const counts = { clicks: random.whole(1, 1_000_000), repeats: random.whole(0, 9) };
  const item = { product_id, kind: 'product', item_id: product_id };
  const sums = {
    ...{ signups: random.whole(0, 9), deposits: 3, earnings: 2, deposited: 900 },
    earned: random.whole(1, 1_000_000),
  };
  const amount = random.whole(1, 1_000_000);
  const conversion = { day, product_id, ...place, event: 'earning', currency };
  return {
    click: { id: hash, at, day, ...item, ...place },
    click_count: { day, ...item, ...place, ...counts },
    click_count_by_place: { day, ...place, ...counts },
    click_count_by_product: { day, product_id, market_code, ...counts },
    click_count_by_origin: {
      ...{ dimension: 'device', day, value: 'phone', product_id, market_code },
      ...counts,
    },
    click_origin_value: { day, dimension: 'campaign', value: hash },
    click_salt: { day, salt: hash },
    click_visitor: { day, hash },
    postback_key: { product_id, hash, created_at: at, created_by: 'test' },
    conversion: { product_id, hash, click_day: day, currency, amount },
    conversion_count: { ...conversion, conversions: 1, amount },
    conversion_count_by_place: { day, ...place, currency, ...sums },
    conversion_count_by_product: { day, product_id, market_code, currency, ...sums },
    postback: { product_id, at, outcome: 'refused', event: 'earning', amount, currency },
    conversion_import: { product_id, at, actor: 'test', conversions: 1 },
    conversion_import_row: {
      ...{ import_id: 1, hash, day, ...place, event: 'earning', currency, amount },
    },
    report_view: { name: hash, filter: '{}', created_at: at, created_by: 'test' },
  };
};

test('random clicks, conversions, payments and paid placements change no score and no order', async () => {
  const before = await scoresAndOrders();
  const random = randomOf(38);
  for (let round = 0; round < 60; round += 1) {
    for (const [table, row] of Object.entries(rowOf(random))) {
      await given.db
        .insertInto(table as MoneyTable)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  const { items } = (await given.call('GET', '/admin/toplists/entries?category=casino')).body;
  for (const { id, product_id, market_code, category_id } of items) {
    const is_paid = id % 2;
    await write('PUT', `/toplists/entries/${id}`, {
      ...{ product_id, market_code, category_id, is_paid },
    });
  }
  for (const [index, id] of products.entries()) {
    const ref_link = `https://pays-more.example/${random.whole(1, 1000)}`;
    await write('PUT', `/products/${id}`, { ...productOf(index), ref_link });
  }
  expect(await scoresAndOrders()).toEqual(before);
});

test('scores are written, computed and listed without the tables of clicks and payments', async () => {
  const tables = Object.keys(rowOf(randomOf(1))) as MoneyTable[];
  for (const table of tables) await given.db.schema.dropTable(table).execute();
  const { criteria: stored } = (await given.call('GET', '/admin/scoring')).body;
  await write('PUT', '/scoring', { criteria: [{ ...stored[0], weights: inCategory(100) }] });
  for (const [index, id] of products.entries()) {
    const score = { points: pointsOf(index % 6) };
    await write('PUT', `/products/${id}`, { ...productOf(index), score });
  }
  const [ranked] = await scoresAndOrders();
  const byRating = [...products].toReversed().map((id) => [id, products.indexOf(id), undefined]);
  expect(ranked).toEqual(byRating);
});
