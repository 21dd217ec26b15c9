/** REST, tRPC and rendered pages share one cached result until the next write by any process. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productCardQuery, productDraft } from '#contract/catalogue/product.ts';
import { isPostgres } from '../../../db/testing/database.ts';
import { openSearch } from '../../../search-index/open-search-engine.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { trpcClient } from '../../testing/trpc.ts';
import { updateElsewhere } from '../../testing/update-elsewhere.ts';
import { missedSearchLog } from '../../visitor/missed-search/missed-search-log.ts';
import { catalogueReads } from './catalogue-reads.ts';
import { readCall } from './read-call.ts';

let given: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
  await given.make.product({ categories: [1], i18n: { en: { name: 'First Name' } } });
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const visitor = () => trpcClient(given, { headers: {} }).catalogue;
const casino = { category: 'casino' };

const overRest = async () => (await given.call('GET', '/products?category=casino')).text;
const overTrpc = async () => JSON.stringify(await visitor().products.query(casino));
const rendered = async () => (await given.app.inject({ url: '/casino' })).body;

/** Bypasses the change log, so no cache notices the write. */
const renameUnnoticed = (name: string) =>
  given.db.updateTable('product_translation').set({ name }).execute();

const ways = { 'over REST': overRest, 'over tRPC': overTrpc, 'in a page': rendered };

test.each(Object.entries(ways))('a result first read %s is not read again', async (_way, first) => {
  expect(await first()).toContain('First Name');
  await renameUnnoticed('Unseen Name');
  for (const read of Object.values(ways)) {
    const shown = await read();
    expect(shown).toContain('First Name');
    expect(shown).not.toContain('Unseen Name');
  }
});

test('an input has one cached result, however it is written', async () => {
  await visitor().product.query({ id: 1 });
  await renameUnnoticed('Unseen Name');
  const spellings = [
    visitor().product.query({ lang: 'en-GB', market: 'US', id: 1 }),
    visitor().product.query({ id: 1, lang: 'xx' }),
    given.call('GET', '/products/1?market=US&utm_source=a').then(({ body }) => body),
  ];
  for (const product of await Promise.all(spellings)) expect(product.name).toBe('First Name');
});

describe('the next read shows a change everywhere', () => {
  const i18n = { en: { name: 'Second Name' } };
  const draft = productDraft.parse({ i18n, categories: [1] });

  test.each<[way: string, write: () => Promise<unknown>]>([
    ['REST', () => given.call('PUT', '/admin/products/1', { i18n, categories: [1] })],
    ['tRPC', () => trpcClient(given).admin.product.update.mutate({ id: 1, draft })],
    [
      'an import',
      async () => {
        const { text } = await given.call('GET', '/admin/products/export');
        const csv = text.replace('First Name', 'Second Name');
        await given.call('POST', '/admin/products/import', { csv, dry_run: false });
      },
    ],
    [
      'another process',
      async () => {
        await updateElsewhere(given.database.address, 1, draft);
        if (isPostgres) await expect.poll(overRest).toContain('Second Name');
      },
    ],
  ])('made through %s', async (_way, write) => {
    for (const read of Object.values(ways)) expect(await read()).toContain('First Name');
    await write();
    for (const read of Object.values(ways)) {
      const shown = await read();
      expect(shown).toContain('Second Name');
      expect(shown).not.toContain('First Name');
    }
  });

  test('caused by the clock: an expired code', async () => {
    await given.make.promoCode({ code: 'ENDING', expires_at: '2026-06-01 12:10:00' });
    const shown = async () => [
      (await given.call('GET', '/promocodes')).text.includes('ENDING'),
      (await visitor().promoCodes.query({})).total === 1,
      (await given.app.inject({ url: '/promocodes' })).body.includes('ENDING'),
    ];
    vi.setSystemTime(new Date('2026-06-01T12:09:59Z'));
    expect(await shown()).toEqual([true, true, true]);
    vi.setSystemTime(new Date('2026-06-01T12:10:00Z'));
    expect(await shown()).toEqual([false, false, false]);
  });
});

test('the results of many inputs stay within the size limit', async () => {
  const { db } = given;
  const search = await openSearch(given.database);
  const missedSearches = missedSearchLog({
    db,
    timeZone: 'UTC',
    keepDays: 90,
    onFailure: () => {},
  });
  const maxBytes = 200_000;
  const reads = catalogueReads(
    { database: given.database, search, missedSearches, previews: { find: async () => undefined } },
    maxBytes,
  );
  const input = productCardQuery.parse({ category: 'casino', market: 'US' });
  for (let offset = 0; offset < 500; offset += 1) {
    await reads.get(readCall('products', { ...input, offset }, { isOnBreak: false }));
  }
  const { entries, bytes } = reads.size();
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(entries).toBeGreaterThan(10);
  expect(entries).toBeLessThan(500);
});
