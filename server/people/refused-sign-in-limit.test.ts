/** A network is limited to a hundred refused sign-ins per hour, which doesn't affect people who may sign in. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { passLimitTime } from '../../db/testing/pass-time.ts';
import { token as firstOwners } from '../testing/app.ts';
import { authenticator } from './passkey/testing/authenticator.ts';
import { type PasskeyApp, passkeyApp, siteUrl } from './passkey/testing/passkey-app.ts';

let given: PasskeyApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  given = await passkeyApp({ RATE_LIMIT: '600' });
});
afterEach(async () => {
  await given.app.close();
  vi.useRealTimers();
});

const minute = 60_000;
const hour = 60 * minute;
const office = '203.0.113.7';

async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await passLimitTime(given.db, milliseconds);
}

async function ask(token: string, { app = given, remoteAddress = office } = {}) {
  const headers = { 'x-admin-token': token };
  const { status, headers: answered } = await app.call('GET', '/admin/products', undefined, {
    headers,
    remoteAddress,
  });
  return { status, wait: Number(answered['retry-after'] ?? 0) };
}

/** Sends ten per minute, as many as the limit per minute allows. */
async function refuse(times: number, app = given) {
  for (let time = 0; time < times; time += 1) {
    if (time % 10 === 0) await pass(minute);
    expect((await ask('wrong', { app })).status).toBe(401);
  }
  await pass(minute);
}

/** Sends a single refusal, then raises its count in the row of the hourly limit. */
async function refuseAtOnce(times: number) {
  await refuse(1);
  const rows = await given.db.selectFrom('rate_limit').selectAll().execute();
  // A row's two times are read from the clock one after the other, so they may be a millisecond apart.
  const isHourly = (row: (typeof rows)[number]) =>
    row.expires_at - Number(row.times) > hour - minute;
  const [first, ...others] = rows.filter(isHourly);
  if (!first || others.length > 0)
    throw new Error('Not exactly one hourly limit has counted the refusal.');
  const repeated = { times: first.times.repeat(times) };
  await given.db.updateTable('rate_limit').set(repeated).where('key', '=', first.key).execute();
}

const events = async () => given.events('&kind=sign_in&outcome=refused');

test('after a hundred wrong tokens in an hour, the next waits for the rest of the hour', async () => {
  await refuse(100);
  const recorded = (await events()).length;
  const { status, wait } = await ask('wrong');
  expect(status).toBe(429);
  // The first refusal was ten minutes ago.
  expect(wait).toBeGreaterThan(49 * 60);
  expect(wait).toBeLessThanOrEqual(50 * 60);
  expect(await events()).toHaveLength(recorded);
  await pass(wait * 1000);
  expect((await ask('wrong')).status).toBe(401);
});

test('ninety-nine refusals don’t reach the limit, a hundred do, and other networks are unaffected', async () => {
  await refuseAtOnce(99);
  expect((await ask('wrong')).status).toBe(401);
  expect((await ask('wrong')).status).toBe(429);
  expect((await ask('wrong', { remoteAddress: '198.51.100.4' })).status).toBe(401);
});

test('a valid token, a session and a passkey from there still get through', async () => {
  const { token } = await given.make.person();
  const device = await given.enrolled(firstOwners);
  const session = await given.signedIn(device);
  await refuseAtOnce(100);
  expect((await ask('wrong')).status).toBe(429);
  for (const valid of [firstOwners, token, session]) {
    expect((await ask(valid)).status).toBe(200);
  }
  const signature = device.sign(await given.request());
  const from = { remoteAddress: office };
  expect((await given.call('POST', '/staff/sign-in', signature, from)).status).toBe(201);
});

test('the limit per minute is unaffected: every request waits for the rest of the minute', async () => {
  await refuseAtOnce(100);
  for (let time = 0; time < 10; time += 1) {
    expect((await ask('wrong')).wait).toBeGreaterThan(60);
  }
  for (const token of ['wrong', firstOwners]) {
    const { status, wait } = await ask(token);
    expect(status).toBe(429);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
  }
  await pass(minute);
  expect((await ask(firstOwners)).status).toBe(200);
});

test('processes share the limit', async () => {
  const other = await passkeyApp({ RATE_LIMIT: '600' }, { address: given.address });
  await refuseAtOnce(99);
  await refuse(1, other);
  expect((await ask('wrong')).status).toBe(429);
  expect((await ask('wrong', { app: other })).status).toBe(429);
  await other.app.close();
});

test('a person whose token was revoked gets the reason, however often strangers were refused', async () => {
  const { id, token } = await given.make.person();
  await given.call('DELETE', `/admin/tokens/${id}`);
  await refuseAtOnce(100);
  expect((await ask('wrong')).status).toBe(429);
  expect((await ask(token)).status).toBe(401);
});

test('RATE_LIMIT=0 turns it off', async () => {
  const unlimited = await passkeyApp({ RATE_LIMIT: '0' }, { address: given.address });
  await refuseAtOnce(100);
  await refuse(11, unlimited);
  await unlimited.app.close();
});

describe('refusals of other kinds count too: the limit', () => {
  const from = { remoteAddress: office };
  const unknown = authenticator(siteUrl);

  test.each<[string, () => Promise<{ status: number }>]>([
    [
      'an unknown passkey',
      async () => {
        unknown.create(await given.creationFor(firstOwners));
        const signature = unknown.sign(await given.request());
        return given.call('POST', '/staff/sign-in', signature, from);
      },
    ],
    [
      'a made-up recovery code',
      async () => given.call('POST', '/staff/recovery', { code: 'made-up' }, from),
    ],
    [
      'a made-up invitation',
      async () => given.call('POST', '/staff/invitation', { secret: 'made-up' }, from),
    ],
  ])('refuses the 101st with %s', async (_kind, tryAgain) => {
    await refuseAtOnce(99);
    expect((await tryAgain()).status).toBe(401);
    expect((await tryAgain()).status).toBe(429);
  });
});
