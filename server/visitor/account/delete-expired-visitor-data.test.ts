import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { deleteExpiredVisitorData } from './delete-expired-visitor-data.ts';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';
import { tokenIn } from './testing/mail-server.ts';

const email = 'ada@visitor.example';
const hour = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp();
});
afterEach(() => given.app.close());

const askForAccount = async (to = email) => {
  await given.visitor().post('/signin', { form: 'sign-up', email: to });
  return given.mail.next(to);
};

test('a visitor without a password is deleted after a day, along with the links sent', async () => {
  await askForAccount();
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

test('a second request restarts the day, so that the new link works for its hour', async () => {
  await askForAccount();
  await given.db
    .updateTable('visitor')
    .set({ created_at: hoursAgo(23.9) })
    .execute();
  const received = await askForAccount();
  await deleteExpiredVisitorData(given.db, new Date(Date.now() + 0.5 * hour));
  const chosen = await given
    .visitor()
    .post(`/signin/password?token=${tokenIn(received)}`, { password });
  expect(chosen.statusCode).toBe(303);
});

test('an account with a password stays, even if its email address was never verified', async () => {
  await given.registered(email);
  await given.db
    .updateTable('visitor')
    .set({ created_at: hoursAgo(25), email_verified: 0 })
    .execute();
  await askForAccount('bo@visitor.example');
  await deleteExpiredVisitorData(given.db);
  expect(await allRows(given.db, 'visitor')).toHaveLength(2);
});

test('expired sessions and links are deleted', async () => {
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
