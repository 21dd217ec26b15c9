// Runs on PostgreSQL too: no other test runs its SQL there.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../open.ts';
import { testDatabase } from '../../testing/database.ts';
import {
  type CountedSearch,
  deleteMissedSearchesBefore,
  insertMissedSearches,
  listMissedSearches,
  maxQueriesPerDay,
} from './missed-search.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeEach(async () => {
  database = await testDatabase();
});

afterEach(() => database.close());

const counted = (query: string, day: string, searches = 1): CountedSearch => ({
  query,
  day,
  searches,
  lang: 'en',
  market_code: 'US',
});

const listed = (since: string) =>
  listMissedSearches(database.db, { since, limit: 1000, offset: 0 });

test('adds up counts written concurrently by two processes', async () => {
  const other = await openDatabase(database.address);
  const write = (_: unknown, time: number) =>
    insertMissedSearches(time % 2 === 0 ? database.db : other.db, [counted('moon', '2026-03-01')]);
  await Promise.all(Array.from({ length: 20 }, write));
  expect((await listed('2026-03-01')).items).toMatchObject([{ query: 'moon', searches: 20 }]);
  await other.close();
});

test('adds up counts from the given day on', async () => {
  await insertMissedSearches(database.db, [
    counted('moon', '2026-03-01', 2),
    counted('moon', '2026-03-03', 3),
    counted('sun', '2026-03-02', 4),
  ]);
  await insertMissedSearches(database.db, [counted('moon', '2026-03-03')]);
  const item = { lang: 'en', market_code: 'US' };
  const sun = { ...item, query: 'sun', searches: 4, last_day: '2026-03-02' };
  const moon = { ...item, query: 'moon', last_day: '2026-03-03' };
  expect((await listed('2026-03-01')).items).toEqual([{ ...moon, searches: 6 }, sun]);
  expect((await listed('2026-03-02')).items).toEqual([{ ...moon, searches: 4 }, sun]);
  expect(await listed('2026-03-03')).toEqual({ items: [{ ...moon, searches: 4 }], total: 1 });
});

test('accepts no new queries on a full day, but still counts known ones', async () => {
  const day = '2026-03-01';
  const many = Array.from({ length: maxQueriesPerDay + 20 }, (_, index) =>
    counted(`made up ${index}`, day),
  );
  await insertMissedSearches(database.db, many);
  await insertMissedSearches(database.db, [counted('made up 0', day), counted('one more', day)]);
  const { items, total } = await listed(day);
  expect(total).toBe(maxQueriesPerDay);
  expect(items[0]).toMatchObject({ query: 'made up 0', searches: 2 });
  await insertMissedSearches(database.db, [counted('one more', '2026-03-02')]);
  expect((await listed(day)).total).toBe(maxQueriesPerDay + 1);
});

test('deletes the days before the given one', async () => {
  await insertMissedSearches(database.db, [
    counted('old', '2026-02-28'),
    counted('new', '2026-03-01'),
  ]);
  await deleteMissedSearchesBefore(database.db, '2026-03-01');
  expect((await listed('2026-01-01')).items).toEqual([expect.objectContaining({ query: 'new' })]);
});
