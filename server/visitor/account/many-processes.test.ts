import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';
import { tokenIn } from './testing/mail-server.ts';

const email = 'ada@visitor.example';

let one: AccountApp;
let other: AccountApp;
beforeEach(async () => {
  one = await accountApp({ RATE_LIMIT: '600' });
  other = await accountApp({ RATE_LIMIT: '600' }, undefined, one.database.address);
});
afterEach(async () => {
  await other.app.close();
  await one.app.close();
});

/** A load balancer sends the visitor's next request to the other process. */
function onOther({ jar }: ReturnType<AccountApp['visitor']>) {
  const visitor = other.visitor();
  for (const [name, value] of jar) visitor.jar.set(name, value);
  return visitor;
}

test('a session started in one process works in the other, and ends in both', async () => {
  const ada = await one.signedIn(email);
  expect(await onOther(ada).isSignedIn()).toBe(true);
  const [session] = await allRows(one.db, 'visitor_session');
  const ended = await onOther(ada).call('DELETE', `/sessions/${session?.id}`);
  expect(ended.statusCode).toBe(204);
  expect(await ada.isSignedIn()).toBe(false);
  expect(await onOther(ada).isSignedIn()).toBe(false);
});

test('a link sent by one process works once in the other', async () => {
  await one.visitor().post('/signin', { form: 'sign-up', email });
  const link = `/signin/password?token=${tokenIn(await one.mail.next(email))}`;
  expect((await other.visitor().post(link, { password })).statusCode).toBe(303);
  expect((await one.visitor().post(link, { password })).statusCode).not.toBe(303);
  expect((await one.visitor().signIn(email, password)).statusCode).toBe(303);
});

test('password guesses are counted across both processes', async () => {
  await one.registered(email);
  const guessers = [one.visitor(), other.visitor()];
  const from = { remoteAddress: '10.9.9.9' };
  const guess = (time: number) =>
    guessers[time % 2]?.send({
      ...from,
      method: 'POST',
      url: '/signin',
      payload: new URLSearchParams({ email, password: `guess number ${time}` }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const answers = await Promise.all(Array.from({ length: 16 }, (_, time) => guess(time)));
  const statuses = answers.map((answer) => answer?.statusCode).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(6).fill(429)]);
});

test('emails to an address are counted across both processes', async () => {
  for (const { visitor, deps } of [one, other, one, other]) {
    await visitor().post('/signin', { form: 'sign-up', email });
    await deps.accounts.settled();
  }
  expect(one.mail.emails.length + other.mail.emails.length).toBe(3);
});

test('a network’s inquiries are counted across both processes', async () => {
  const inquiry = { kind: 'message', subject: 'A question', message: 'How?', email };
  const statuses: number[] = [];
  for (const { call } of [one, other, one, other, one, other]) {
    statuses.push((await call('POST', '/inquiries', inquiry)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
