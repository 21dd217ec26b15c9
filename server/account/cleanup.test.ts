import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allRows } from '../../db/testing/database.ts';
import { deleteExpiredVisitorData } from './cleanup.ts';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';
import { tokenIn } from './testing/mail-server.ts';

// Hashing is slow by intent, and slower where other tests run beside it.
vi.setConfig({ testTimeout: 30_000 });

const email = 'ada@visitor.example';
const hour = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp();
});
afterEach(() => given.app.close());

const askedFor = async (address = email) => {
  await given.visitor().post('/signin', { form: 'sign-up', email: address });
  return given.mail.next(address);
};

test('an address that nobody has chosen a password for goes after a day, with its letters', async () => {
  await askedFor();
  await given.db
    .updateTable('visitor')
    .set({ created_at: hoursAgo(23) })
    .execute();
  await deleteExpiredVisitorData(given.db);
  expect(await allRows(given.db, 'visitor')).toHaveLength(1);
  await given.db
    .updateTable('visitor')
    .set({ created_at: hoursAgo(25) })
    .execute();
  await deleteExpiredVisitorData(given.db);
  expect(await allRows(given.db, 'visitor')).toEqual([]);
  expect(await allRows(given.db, 'visitor_verification')).toEqual([]);
});

test('one that is asked for again begins its day anew: the fresh link lasts its hour', async () => {
  await askedFor();
  await given.db
    .updateTable('visitor')
    .set({ created_at: hoursAgo(23.9) })
    .execute();
  const letter = await askedFor();
  await deleteExpiredVisitorData(given.db, new Date(Date.now() + 0.5 * hour));
  const chosen = await given
    .visitor()
    .post(`/signin/password?token=${tokenIn(letter)}`, { password });
  expect(chosen.statusCode).toBe(303);
});

test('an account with a password stays, however it came by it', async () => {
  await given.registered(email);
  await given.db
    .updateTable('visitor')
    .set({ created_at: hoursAgo(25), email_verified: 0 })
    .execute();
  await askedFor('bo@visitor.example');
  await deleteExpiredVisitorData(given.db);
  expect(await allRows(given.db, 'visitor')).toHaveLength(2);
});

test('sessions and letters go with their time', async () => {
  const ada = await given.signedIn(email);
  await given.visitor().signIn(email, password);
  await ada.post('/signin', { form: 'forgotten', email });
  await given.mail.next(email);
  await deleteExpiredVisitorData(given.db, new Date(Date.now() + 2 * hour));
  expect(await allRows(given.db, 'visitor_verification')).toEqual([]);
  expect(await allRows(given.db, 'visitor_session')).toHaveLength(2);
  await deleteExpiredVisitorData(given.db, new Date(Date.now() + 31 * 24 * hour));
  expect(await allRows(given.db, 'visitor_session')).toEqual([]);
});

test('a server begins with it', async () => {
  await given.signedIn(email);
  await given.db
    .updateTable('visitor_session')
    .set({ expires_at: hoursAgo(1) })
    .execute();
  await given.app.listen({ host: '127.0.0.1', port: 0 });
  await vi.waitFor(async () => expect(await allRows(given.db, 'visitor_session')).toEqual([]));
});
