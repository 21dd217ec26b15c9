import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';

const email = 'ada@visitor.example';
const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp({ VISITOR_SECRET: 'one-secret-that-is-long-enough-for-this' });
});
afterEach(() => given.app.close());

const expireIn = (hours: number) =>
  given.db
    .updateTable('visitor_session')
    .set({ expires_at: inHours(hours) })
    .execute();

const hoursLeft = async () => {
  const [session] = await allRows(given.db, 'visitor_session');
  return Math.round((Date.parse(String(session?.expires_at)) - Date.now()) / hour);
};

test('a session lasts for 30 days, and for another 30 if it is used after a day', async () => {
  const ada = await given.signedIn(email);
  expect(await hoursLeft()).toBe(30 * 24);
  await expireIn(29 * 24 + 1);
  expect((await ada.call('GET', '')).headers['set-cookie']).toBeUndefined();
  expect(await hoursLeft()).toBe(29 * 24 + 1);
  await expireIn(29 * 24 - 1);
  expect((await ada.call('GET', '')).headers['set-cookie']).toEqual([
    `visitor.session_token=${ada.jar.get('visitor.session_token')}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    'signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax',
  ]);
  expect(await hoursLeft()).toBe(30 * 24);
});

test('the cookie may arrive decoded or in quotes, but not without its signature', async () => {
  const ada = await given.signedIn(email);
  const value = ada.jar.get('visitor.session_token') ?? '';
  const [token = ''] = value.split('.');
  const statusOf = async (value: string) => {
    const headers = { cookie: `visitor.session_token=${value}` };
    return (await given.visitor().get('/api/account', headers)).statusCode;
  };
  for (const sent of [value, decodeURIComponent(value), `"${value}"`]) {
    expect([sent, await statusOf(sent)]).toEqual([sent, 200]);
  }
  for (const sent of [
    '',
    '.',
    '%',
    '"',
    '%E0%A4%A',
    token,
    `${token}.`,
    `.${value}`,
    `${value}.x`,
  ]) {
    expect([sent, await statusOf(sent)]).toEqual([sent, 401]);
  }
});

test('an expired session is not accepted, and its cookies are deleted', async () => {
  const ada = await given.signedIn(email);
  await expireIn(-1);
  expect(await ada.isSignedIn()).toBe(false);
  expect([...ada.jar.keys()]).toEqual([]);
});

test('a session and a link from the previous version still work', async () => {
  await given.registered(email);
  const visitor_id = String((await allRows(given.db, 'visitor'))[0]?.id);
  const [at, expires_at] = [inHours(-1), inHours(0.5)];
  const dates = { created_at: at, updated_at: at, expires_at };
  const token = 'Qm9yZGVyQ29sbGllUnVuc0F3YXlUb2R4';
  await given.db
    .insertInto('visitor_session')
    .values({ ...dates, id: 'hBkzWvQ2', visitor_id, token, ip_address: '', user_agent: 'A' })
    .execute();
  const identifier = 't81uJPqKJVpZUg3L2qKlAl9UL8jnik9KVgqKLQO6UUk';
  await given.db
    .insertInto('visitor_verification')
    .values({ ...dates, id: 'dWq3mZ', identifier, value: visitor_id })
    .execute();

  const ada = given.visitor();
  const signature = 'JibLJJQLAnJS63ArexBDuMad3QNmVzYyaz4WOrvlJSc%3D';
  ada.jar.set('visitor.session_token', `${token}.${signature}`);
  expect((await ada.call('GET', '')).json().email).toBe(email);
  const link = '/signin/password?token=kJ3xQp8LmZr5TbWv2NcYd7Hf';
  expect((await ada.post(link, { password: `${password} too` })).statusCode).toBe(303);
  expect(await ada.isSignedIn()).toBe(false);
});
