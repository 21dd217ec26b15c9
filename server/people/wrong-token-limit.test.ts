import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/open.ts';
import { allRows, testDatabase } from '../../db/testing/database.ts';
import { hideTable } from '../../db/testing/failure.ts';
import { passLimitTime } from '../../db/testing/pass-time.ts';
import { wrongTokenLimit } from './wrong-token-limit.ts';

const network = '10.0.0.1';
const secret = () => 'a secret';

let database: Awaited<ReturnType<typeof testDatabase>>;
let otherDatabase: OpenDatabase;
let one: ReturnType<typeof wrongTokenLimit>;
let other: ReturnType<typeof wrongTokenLimit>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  database = await testDatabase();
  otherDatabase = await openDatabase(database.address);
  one = wrongTokenLimit({ db: database.db, secret }, 'wrong tokens');
  other = wrongTokenLimit({ db: otherDatabase.db, secret }, 'wrong tokens');
});

afterEach(async () => {
  vi.useRealTimers();
  await otherDatabase.close();
  await database.close();
});

async function guess(times: number, limits = [one, other]) {
  const guesses = Array.from({ length: times }, (_, time) =>
    limits[time % limits.length]?.admit(network),
  );
  return (await Promise.allSettled(guesses)).filter(({ status }) => status === 'fulfilled').length;
}

test('of many wrong tokens sent concurrently through two processes, ten are checked', async () => {
  expect(await guess(40)).toBe(10);
  expect(await one.retryAfter(network)).toBeGreaterThan(0);
  expect(await other.retryAfter(network)).toBeGreaterThan(0);
});

test('a network locked out by one process is refused by the other within a second', async () => {
  expect(await other.retryAfter(network)).toBe(0);
  await guess(10, [one]);
  expect(await one.retryAfter(network)).toBeGreaterThan(50);
  vi.advanceTimersByTime(1_001);
  expect(await other.retryAfter(network)).toBeGreaterThan(50);
  expect(await other.retryAfter('10.0.0.2')).toBe(0);
});

test('the lockout ends with the minute in both processes', async () => {
  await guess(10, [one]);
  vi.advanceTimersByTime(60_000);
  await passLimitTime(database.db, 60_000);
  expect(await one.retryAfter(network)).toBe(0);
  expect(await other.retryAfter(network)).toBe(0);
});

test('a valid token costs one read per second and no write', async () => {
  const executed = vi.spyOn(database.db.getExecutor(), 'executeQuery');
  for (let time = 0; time < 100; time += 1) await one.retryAfter(network);
  expect(executed).toHaveBeenCalledTimes(1);
  expect(await allRows(database.db, 'rate_limit')).toEqual([]);
});

test('a wrong token that cannot be counted is neither accepted nor reported as wrong', async () => {
  const bringBack = await hideTable(database.db, 'rate_limit');
  await expect(one.admit(network)).rejects.toMatchObject({
    code: 'overloaded',
    headers: { 'retry-after': '5' },
  });
  await bringBack();
});
