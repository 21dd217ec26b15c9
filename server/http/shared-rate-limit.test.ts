// Runs on PostgreSQL too: no other test runs its SQL there.
import { beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { deleteOldActs } from '../../db/repositories/operation/rate-limit.ts';
import { allRows, isPostgres } from '../../db/testing/database.ts';
import { holdLock } from '../../db/testing/failure.ts';
import { passLimitTime } from '../../db/testing/pass-time.ts';
import { openInTwoProcesses, type TwoProcesses } from '../../db/testing/two-processes.ts';
import { sharedRateLimit } from './shared-rate-limit.ts';

let database: TwoProcesses['database'];
let other: OpenDatabase;
beforeEach(async () => {
  ({ database, other } = await openInTwoProcesses());
});

const minute = 60_000;

const limitOf = (limit: number, { db }: Pick<OpenDatabase, 'db'> = database) =>
  sharedRateLimit({ db, secret: () => 'a secret' }, { name: 'tests', limit, window: minute });

const pass = (milliseconds: number) => passLimitTime(database.db, milliseconds);

test('counts concurrent actions through two processes exactly', async () => {
  const limits = [limitOf(7), limitOf(7, other)];
  const counted = await Promise.all(
    Array.from({ length: 40 }, (_, act) => limits[act % 2]?.count('a')),
  );
  expect(counted.filter(Boolean)).toHaveLength(7);
});

test('a key waits for the rest of its window, independently of other keys', async () => {
  const limit = limitOf(2);
  await limit.admit('a');
  await pass(30_000);
  expect(await limit.retryAfter('a')).toBe(0);
  await limit.admit('a');
  const refusal = await limit.admit('a').catch((error) => error);
  expect(refusal).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refusal.headers['retry-after'])).toBe(await limit.retryAfter('a'));
  expect(await limit.retryAfter('a')).toBeGreaterThan(10);
  expect(await limit.retryAfter('a')).toBeLessThanOrEqual(30);
  expect(await limit.retryAfter('b')).toBe(0);
  await pass(30_000);
  expect(await limit.count('a')).toBe(true);
  expect(await limit.count('a')).toBe(false);
});

test('a refunded action does not count, and a key can be reset', async () => {
  const limit = limitOf(2);
  await limit.uncount('a');
  await limit.count('a');
  await limit.count('a');
  await limit.uncount('a');
  expect(await limit.count('a')).toBe(true);
  expect(await limit.count('a')).toBe(false);
  await limit.reset('a');
  expect(await limit.count('a')).toBe(true);
});

test('setting the clock back does not extend a wait', async () => {
  const limit = limitOf(1);
  await limit.count('a');
  await pass(-60 * minute);
  expect(await limit.retryAfter('a')).toBe(0);
  expect(await limit.count('a')).toBe(true);
});

test('expired entries are deleted, and the number of keys is limited', async () => {
  const limit = limitOf(1);
  await limit.count('a');
  await pass(30_000);
  for (const key of ['b', 'c', 'd']) {
    await limit.count(key);
    await pass(1_000);
  }
  await deleteOldActs(database.db);
  expect(await allRows(database.db, 'rate_limit')).toHaveLength(4);
  await deleteOldActs(database.db, 2);
  expect(await allRows(database.db, 'rate_limit')).toHaveLength(2);
  expect(await limit.retryAfter('a')).toBe(0);
  expect(await limit.retryAfter('d')).toBeGreaterThan(0);
  await pass(minute);
  await deleteOldActs(database.db);
  expect(await allRows(database.db, 'rate_limit')).toEqual([]);
});

test('counting does not change the version of the catalogue', async () => {
  const before = database.version.current();
  await limitOf(1).count('a');
  expect(database.version.current()).toBe(before);
});

test.runIf(isPostgres)('an action is counted while a catalogue write holds the lock', async () => {
  const release = await holdLock(database.address);
  expect(await limitOf(1).count('a')).toBe(true);
  await release();
});
