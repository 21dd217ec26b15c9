// Runs on PostgreSQL too: no other test runs its SQL there.
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productDraft } from '#contract/catalogue/product.ts';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { appendChange } from '../db/change-log.ts';
import { openEngine } from '../db/open.ts';
import { insertProduct, updateProduct } from '../db/repositories/catalogue/product.ts';
import { insertPromoCode } from '../db/repositories/catalogue/promo-code.ts';
import { marketWithoutRules } from '../db/repositories/site/visitor-market.ts';
import type { Database } from '../db/tables.ts';
import { testDatabase } from '../db/testing/database.ts';
import { hideTable } from '../db/testing/failure.ts';
import { inTransaction } from '../db/transaction.ts';
import { openSearch, type Search } from './open-search-engine.ts';

const named = (name: string) => productDraft.parse({ i18n: { en: { name } } });

const writeProduct = (db: Kysely<Database>, name: string, id?: number) =>
  inTransaction(db, async (trx) => {
    if (id !== undefined) await updateProduct(trx, id, named(name));
    const entityId = id ?? (await insertProduct(trx, named(name)));
    await appendChange(trx, {
      actor: 'test',
      action: id === undefined ? 'create' : 'update',
      entity: 'product',
      entityId,
      snapshot: {},
    });
    return entityId;
  });

let database: Awaited<ReturnType<typeof testDatabase>>;
let search: Search;

const find = async (q: string) => {
  const { products, promocodes } = await search.find({
    q,
    market: marketWithoutRules('US'),
    language: 'en',
    types: ['products', 'bonuses', 'promocodes'],
    limit: 8,
    now: Date.now() / 1000,
  });
  return {
    products: products.hits.map(({ id }) => id),
    codes: promocodes.hits.map(({ id }) => id),
  };
};

beforeEach(async () => {
  database = await testDatabase();
  await writeProduct(database.db, 'Amber Orrery');
  search = openSearch(database);
});

afterEach(() => database.close());

test('finds rows that are in the database at startup', async () => {
  expect((await find('amber')).products).toEqual([1]);
});

test('a write is found by the next search, and the old name no longer is', async () => {
  const id = await writeProduct(database.db, 'Velvet Otter');
  expect((await find('velvet')).products).toEqual([id]);
  await writeProduct(database.db, 'Brass Heron', id);
  expect((await find('velvet')).products).toEqual([]);
  expect((await find('heron')).products).toEqual([id]);
});

test('finds a write of another process', async () => {
  const { db: other } = await openEngine(database.address);
  const id = await writeProduct(other, 'Tidal Marquee');
  await expect.poll(async () => (await find('tidal')).products).toEqual([id]);
  await other.destroy();
});

test('also finds codes by their product’s new name', async () => {
  const code = await inTransaction(database.db, (trx) =>
    insertPromoCode(trx, promoCodeDraft.parse({ code: 'WELCOME', product_id: 1 })),
  );
  await writeProduct(database.db, 'Even Keel', 1);
  expect((await find('even keel')).codes).toEqual([code]);
});

test('finds a catalogue replaced as a whole', async () => {
  await inTransaction(database.db, async (trx) => {
    await insertProduct(trx, named('Pomegranate Court'));
    await appendChange(trx, {
      actor: 'seed',
      action: 'import',
      entity: 'catalogue',
      entityId: 0,
      snapshot: {},
    });
  });
  expect((await find('pomegranate')).products).toEqual([2]);
});

test('searches during a replay wait until it is done', async () => {
  const writes = [1, 2, 3, 4, 5].map((number) => writeProduct(database.db, `Midnight ${number}`));
  const [first, second] = await Promise.all([find('midnight'), find('midnight')]);
  const ids = await Promise.all(writes);
  expect(first.products.length).toBeLessThanOrEqual(5);
  expect(second.products.length).toBeLessThanOrEqual(5);
  expect((await find('midnight')).products.toSorted()).toEqual(ids.toSorted());
});

test('a search during the initial build waits for it, and finds writes made in the meantime', async () => {
  const opened = openSearch(database);
  const id = await writeProduct(database.db, 'Velvet Otter');
  const { products } = await opened.find({
    q: 'velvet',
    market: marketWithoutRules('US'),
    language: 'en',
    types: ['products'],
    limit: 8,
    now: 0,
  });
  expect(products.hits.map((hit) => hit.id)).toEqual([id]);
});

test('the index is built once the engine is started, before anyone searches', async () => {
  const opened = openSearch(database);
  opened.start({ info: () => {}, warn: () => {} });
  expect(opened.isReady()).toBe(false);
  await expect.poll(() => opened.isReady()).toBe(true);
  await opened.close();
});

test('the next search builds the index if that failed at startup', async () => {
  const bringBack = await hideTable(database.db, 'product');
  search = openSearch(database);
  await expect(find('amber')).rejects.toThrow(/no such table|does not exist/);
  await bringBack();
  expect((await find('amber')).products).toEqual([1]);
});
