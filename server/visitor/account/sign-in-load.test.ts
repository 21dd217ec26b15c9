// Runs in test:long only: puts the server under load.
/** Visitors who sign in concurrently wait for each other, but other requests do not wait for them. */
// Runs on SQLite only: these visitors only wait for password hashing.

import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { allRows } from '../../../db/testing/database.ts';
import { cheapPasswordHashing } from '../../testing/password-hashing.ts';
import { type PasswordHashing, passwordHashing } from './password-hashing.ts';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';
import { tokenIn } from './testing/mail-server.ts';

const email = 'ada@visitor.example';

let given: AccountApp;
afterEach(() => given.app.close());

const signIns = (number: number) =>
  Array.from({ length: number }, () => given.visitor().signIn(email, 'a wrong password'));

const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();

test('a file is read while forty visitors sign in, before most of them are answered', async () => {
  given = await accountApp({}, passwordHashing);
  let checked = 0;
  const first = Promise.withResolvers<void>();
  const answers = signIns(40).map(async (signingIn) => {
    const { statusCode } = await signingIn;
    if (statusCode !== 401) return;
    checked += 1;
    first.resolve();
  });
  await first.promise;
  await readFile(import.meta.filename);
  expect(checked).toBeLessThan(10);
  await Promise.all(answers);
});

test('two sign-ins are checked, thirty wait, and the rest get a 503 with Retry-After', async () => {
  let held: Promise<void> | undefined;
  const verify: PasswordHashing['verify'] = async (check) => {
    await held;
    return cheapPasswordHashing.verify(check);
  };
  given = await accountApp({ RATE_LIMIT: '600' }, { ...cheapPasswordHashing, verify });
  const ada = await given.registered(email);
  const hold = Promise.withResolvers<void>();
  held = hold.promise;
  const counted = async () => (await allRows(given.db, 'rate_limit')).length;
  const before = await counted();
  const waiting = signIns(32);
  // Two limits of each network count a guess, and one limit that all guesses at the account share.
  await expect.poll(counted).toBe(before + 2 * 32 + 1);
  const refused = await Promise.all(
    Array.from({ length: 10 }, () => ada.signIn(email, 'a wrong password')),
  );
  hold.resolve();
  for (const answer of refused) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({ form: 'sign-in', email, refusal: 'overloaded' });
  }
  expect(statusesOf(await Promise.all(waiting))).toEqual(Array(32).fill(401));
  // A password that was never checked does not count as a guess.
  expect((await ada.signIn(email, password)).statusCode).toBe(303);
});

test('a link still works after a 503', async () => {
  given = await accountApp();
  await given.visitor().post('/signin', { form: 'sign-up', email });
  const link = `/signin/password?token=${tokenIn(await given.mail.next())}`;
  const { waiting, refused } = await inSnapshot(given.db, async () => {
    const waiting = signIns(32);
    await new Promise(setImmediate);
    return { waiting, refused: await given.visitor().post(link, { password }) };
  });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  await Promise.all(waiting);
  expect((await given.visitor().post(link, { password })).statusCode).toBe(303);
});

test('account calls and sign-ins share a limit', async () => {
  given = await accountApp();
  const ada = await given.signedIn(email);
  const calls = ['/password', '/email', '/deletion'].flatMap((path) => Array(15).fill(path));
  const body = {
    '/password': { password: 'a guess', new_password: 'another long password' },
    '/email': { password: 'a guess', email: 'new@visitor.example' },
    '/deletion': { password: 'a guess' },
  };
  const answers = await Promise.all(
    calls.map((path: keyof typeof body) => ada.call('POST', path, body[path])),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect([answer.headers['retry-after'], answer.json().code]).toEqual(['5', 'overloaded']);
  }
  const others = answers.filter((answer) => !refused.includes(answer));
  expect(new Set(statusesOf(others))).toEqual(new Set([400]));
});
