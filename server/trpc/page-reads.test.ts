/** Only the site's own pages make these calls. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp } from '../testing/app.ts';
import { type Client, trpcClient } from '../testing/trpc.ts';

let given: TestApp;
let client: Client;

beforeEach(async () => {
  given = await testApp();
  client = trpcClient(given);
});

afterEach(() => given.app.close());

const { casino, bets } = categoryId;

async function similarTo(id: number) {
  const similar = await client.catalogue.similarProducts.query({ id });
  return similar.map((product) => product.id);
}

test('similar products are the next four of the first category, wrapping around at its end', async () => {
  for (const categories of [
    [casino],
    [bets, casino],
    [casino],
    [casino],
    [bets],
    [casino],
    [casino],
  ]) {
    await given.make.product({ categories });
  }
  expect(await similarTo(1)).toEqual([2, 3, 4, 6]);
  expect(await similarTo(4)).toEqual([6, 7, 1, 2]);
  expect(await similarTo(7)).toEqual([1, 2, 3, 4]);
});

test('a single, uncategorised or unknown product has no similar products', async () => {
  await given.make.product({ categories: [casino] });
  await given.make.product();
  expect(await similarTo(1)).toEqual([]);
  expect(await similarTo(2)).toEqual([]);
  expect(await similarTo(3)).toEqual([]);
});

test('a single promo code has the fields of those in the list, and what changed', async () => {
  const product_id = (await given.make.product()).id;
  const { id } = await given.make.promoCode({ product_id });
  const { items } = await client.catalogue.promoCodes.query({});
  expect(await client.catalogue.promoCode.query({ id })).toEqual({ ...items[0], changes: [] });
});

test('a promo code that is hidden, expired or of another market is null instead of an error', async () => {
  await given.make.promoCode({ is_active: false });
  await given.make.promoCode({ expires_at: '2020-01-01 00:00:00' });
  await given.make.promoCode({ market_code: 'TR' });
  for (const id of [1, 2, 3, 4]) {
    expect(await client.catalogue.promoCode.query({ id })).toBeNull();
  }
  expect(await client.catalogue.promoCode.query({ id: 3, market: 'TR' })).toMatchObject({ id: 3 });
});
