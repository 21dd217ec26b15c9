// Runs on PostgreSQL too: no other test runs its SQL there.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allRows, isPostgres, tableNames } from '../../../db/testing/database.ts';
import { deleteOldClicks } from './delete-old-clicks.ts';
import { clickApp } from './testing/click-app.ts';

let given: Awaited<ReturnType<typeof clickApp>>;
let product: number;

beforeEach(async () => {
  given = await clickApp();
  ({ id: product } = await given.make.product());
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const never = new AbortController().signal;
const one = () => ({ kind: 'product', id: product });

describe('visitor privacy', () => {
  const ip = '198.51.100.23';
  const userAgent = 'Mozilla/5.0 (X11; Linux) Chrome/142.0 Unmistakable/77';

  async function stored() {
    const rows: Record<string, unknown[]> = {};
    for (const name of await tableNames(given.db)) rows[name] = await allRows(given.db, name);
    return rows;
  }

  async function clickOften() {
    await given.db.updateTable('product').set({ click_parameter: 'subid' }).execute();
    await given.beacon(
      { ...one(), click_id: 'abcdefghij0123456789', campaign: 'spring' },
      { ip, userAgent },
    );
    await given.db.updateTable('product').set({ ref_link: 'https://a.example' }).execute();
    await given.go(`product/${product}`, { ip, userAgent });
    await given.deps.clicks.write();
  }

  test('no column of any table contains a visitor’s IP or user agent', async () => {
    await clickOften();
    const text = JSON.stringify(await stored());
    for (const trace of [ip, '198.51', 'Unmistakable', userAgent])
      expect(text).not.toContain(trace);
  });

  test('the click tables identify a visitor only by a daily hash', async () => {
    await clickOften();
    const columns = Object.entries(await stored()).flatMap(([table, rows]) =>
      table.startsWith('click') ? [[table, Object.keys(rows[0] as object).sort()]] : [],
    );
    const place = ['block', 'day', 'market_code', 'page', 'position'];
    const item = ['item_id', 'kind', 'product_id'];
    const counts = ['clicks', 'repeats'];
    expect(Object.fromEntries(columns)).toEqual({
      click: ['at', 'id', ...place, ...item].sort(),
      click_count: [...place, ...item, ...counts].sort(),
      click_count_by_place: [...place, ...counts].sort(),
      click_count_by_product: ['day', 'market_code', 'product_id', ...counts].sort(),
      click_count_by_origin: [
        ...['day', 'dimension', 'market_code', 'product_id', 'value'],
        ...counts,
      ].sort(),
      click_origin_value: ['day', 'dimension', 'value'],
      click_salt: ['day', 'salt'],
      click_visitor: ['day', 'hash'],
    });
  });

  test('a visitor’s hash differs by item and by day', async () => {
    const { id: other } = await given.make.product();
    for (const now of ['2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z']) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
      await given.beacon(one(), { ip, userAgent });
      await given.beacon({ kind: 'product', id: other }, { ip, userAgent });
      await given.deps.clicks.write();
    }
    const rows = await given.db.selectFrom('click_visitor').select('hash').execute();
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(4);
  });

  test('a day’s salt and hashes are deleted the following night', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') });
    await clickOften();
    vi.setSystemTime('2026-03-02T03:30:00Z');
    await given.beacon(one(), { ip, userAgent });
    await given.deps.clicks.write();
    await deleteOldClicks(given.database, 'UTC', { signal: never });
    const days = async (table: 'click_salt' | 'click_visitor') =>
      (await given.db.selectFrom(table).select('day').execute()).map(({ day }) => day);
    expect(await days('click_salt')).toEqual(['2026-03-02']);
    expect(await days('click_visitor')).toEqual(['2026-03-02']);
    expect(await allRows(given.db, 'click_origin_value')).toEqual([]);
    expect(await given.counts()).toHaveLength(3);
  });

  test.skipIf(isPostgres)('a deleted salt cannot be recovered from any database file', async () => {
    const { salt } = await clickOften().then(() =>
      given.db.selectFrom('click_salt').select('salt').executeTakeFirstOrThrow(),
    );
    const filesWithSalt = () =>
      ['', '-wal', '-shm'].filter((name) => readFileSync(given.address + name).includes(salt));
    expect(filesWithSalt()).toContain('-wal');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
    await given.beacon(one());
    await given.deps.clicks.write();
    await deleteOldClicks(given.database, 'UTC', { signal: never });
    expect(filesWithSalt()).toEqual([]);
  });
});

test('click IDs are deleted after ninety days, and counts after two years', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') });
  await given.beacon({ ...one(), click_id: 'abcdefghij0123456789' });
  await given.deps.clicks.write();
  const left = async (now: string) => {
    await deleteOldClicks(given.database, 'UTC', { signal: never, now: new Date(now) });
    const rows = async (table: 'click' | 'click_count' | 'click_count_by_origin') =>
      (await allRows(given.db, table)).length;
    expect(await rows('click_count_by_origin')).toBe(await rows('click_count'));
    return [await rows('click'), await rows('click_count')];
  };
  expect(await left('2026-05-30T12:00:00Z')).toEqual([1, 1]);
  expect(await left('2026-05-31T12:00:00Z')).toEqual([0, 1]);
  expect(await left('2028-03-02T12:00:00Z')).toEqual([0, 1]);
  expect(await left('2028-03-15T12:00:00Z')).toEqual([0, 0]);
});
