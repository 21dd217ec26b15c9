import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../db/open.ts';
import { deleteOldActs } from '../../../db/repositories/operation/rate-limit.ts';
import { allRows, testDatabase } from '../../../db/testing/database.ts';
import { passLimitTime } from '../../../db/testing/pass-time.ts';
import { passwordGuesses } from './password-guess-limit.ts';

const minute = 60_000;
const ada = 'ada@visitor.example';

let database: Awaited<ReturnType<typeof testDatabase>>;
let other: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
  other = await openDatabase(database.address);
});
afterEach(async () => {
  await other.close();
  await database.close();
});

function guessing() {
  const secret = () => 'a secret';
  const [guesses, elsewhere] = [database, other].map(({ db }) =>
    passwordGuesses(true, { db, secret }),
  ) as [ReturnType<typeof passwordGuesses>, ReturnType<typeof passwordGuesses>];
  const isRefused = (ip: string, email = ada, at = guesses) =>
    at.count({ ip, email }).then(
      () => false,
      () => true,
    );
  /** Counts how many guesses were refused. All are sent concurrently, alternating between two processes. */
  const refused = async (times: number, ip: (time: number) => string, email?: string) => {
    const all = Array.from({ length: times }, (_, time) =>
      isRefused(ip(time), email, time % 2 === 0 ? guesses : elsewhere),
    );
    return (await Promise.all(all)).filter(Boolean).length;
  };
  const pass = (time: number) => passLimitTime(database.db, time);
  return { guesses, isRefused, refused, pass };
}

test('a network has ten guesses per account, and an account holder on another network is not locked out', async () => {
  const { isRefused, refused, pass } = guessing();
  expect(await refused(30, () => '10.0.0.1')).toBe(20);
  expect(await refused(12, (time) => `2001:db8::${time + 1}`)).toBe(2);
  expect(await isRefused('10.0.0.2')).toBe(false);
  expect(await isRefused('10.0.0.1', 'bo@visitor.example')).toBe(false);
  await pass(15 * minute);
  expect(await isRefused('10.0.0.1')).toBe(false);
});

test('an account allows a hundred guesses per hour from all networks together', async () => {
  const { isRefused, refused, pass } = guessing();
  expect(await refused(110, (time) => `10.0.0.${time}`)).toBe(10);
  await pass(59 * minute);
  expect(await isRefused('10.0.1.1')).toBe(true);
  await pass(minute);
  expect(await isRefused('10.0.1.1')).toBe(false);
});

test('a network has a hundred guesses across all accounts', async () => {
  const { guesses, isRefused } = guessing();
  await Promise.all(
    Array.from({ length: 100 }, (_, time) => guesses.count({ ip: '10.0.0.1', email: `${time}` })),
  );
  expect(await isRefused('10.0.0.1')).toBe(true);
});

test('a guess refused by one limit does not count for the others', async () => {
  const { refused, isRefused } = guessing();
  await refused(300, () => '10.0.0.1');
  expect(await isRefused('10.0.0.1', 'bo@visitor.example')).toBe(false);
  expect(await isRefused('10.0.0.2')).toBe(false);
});

test('a refused guess writes nothing', async () => {
  const { guesses, isRefused } = guessing();
  for (let guess = 0; guess < 100; guess += 1) {
    await guesses.count({ ip: '10.0.0.1', email: `${guess}` });
  }
  const before = await allRows(database.db, 'rate_limit');
  expect(await isRefused('10.0.0.1')).toBe(true);
  expect(await isRefused('10.0.0.1', '0')).toBe(true);
  expect(await allRows(database.db, 'rate_limit')).toEqual(before);
});

test('a refunded guess leaves no row that outlasts a cleanup', async () => {
  const { guesses } = guessing();
  const uncount = await guesses.count({ ip: '10.0.0.1', email: ada });
  await uncount();
  await deleteOldActs(database.db);
  expect(await allRows(database.db, 'rate_limit')).toEqual([]);
});

test('correct passwords are not counted, however many come from a network', async () => {
  const { guesses, isRefused } = guessing();
  for (let time = 0; time < 120; time += 1) {
    const uncount = await guesses.count({ ip: '10.0.0.1', email: ada });
    await uncount();
  }
  expect(await isRefused('10.0.0.1')).toBe(false);
});

test('an account holder who has chosen a new password can sign in immediately', async () => {
  const { guesses, isRefused, refused } = guessing();
  await refused(110, (time) => `10.0.0.${time}`);
  await refused(12, () => '10.0.9.9');
  expect(await isRefused('10.0.9.9')).toBe(true);
  await guesses.reset({ ip: '10.0.9.9', email: ada });
  expect(await isRefused('10.0.9.9')).toBe(false);
});

test('a refusal says when the oldest guess expires', async () => {
  const { guesses, refused, pass } = guessing();
  await refused(10, () => '10.0.0.1');
  await pass(5 * minute);
  const refusal = await guesses.count({ ip: '10.0.0.1', email: ada }).catch((error) => error);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(9 * 60);
  expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(10 * 60);
});

test('the database stores neither the IP nor the email address of a guess', async () => {
  const { isRefused } = guessing();
  await isRefused('10.0.0.1');
  const rows = JSON.stringify(await allRows(database.db, 'rate_limit'));
  expect(rows).not.toContain('10.0.0.1');
  expect(rows).not.toContain('ada');
});
