// Runs in test:long only: tries every call.
/** Tries every admin call of both protocols with sessions and limited tokens, in two processes on one database. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { token as firstOwners, type TestApp, testApp } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';
import {
  codeOf,
  expectRefusal,
  openWithCalls,
  sendCall,
  type WalkedCall,
} from '../testing/admin-walk.ts';
import { hoursAgo, sessionsOf, using } from './testing/sessions-of.ts';

let given: TestApp;
let other: TestApp;
let calls: WalkedCall[];
let sessions: ReturnType<typeof sessionsOf>;

beforeAll(async () => {
  ({ given, calls } = await openWithCalls());
  other = await testApp({}, { address: given.address });
  sessions = sessionsOf(given);
  await given.make.product({ categories: [1] });
  // Also records which images the changes so far use.
  await given.call('GET', '/admin/images');
});

afterEach(() => vi.useRealTimers());
afterAll(() => Promise.all([given.app.close(), other.app.close()]));

/**
 * Returns all tables without the times of last use, because a session counts as used even if it has to be confirmed
 * first, and so does its token.
 */
async function withoutUse() {
  const [sessions, tokens] = [
    await allRows(given.db, 'staff_session'),
    await allRows(given.db, 'admin_token'),
  ];
  const staff_session = new Map(sessions.map(({ last_used_at: _, ...row }) => [row.id, row]));
  const admin_token = tokens.map(
    ({ last_used_at: _, last_network: __, last_agent: ___, ...row }) => row,
  );
  return { ...(await dump(given)), staff_session, admin_token };
}

async function expectAllRefused(
  refused: readonly WalkedCall[],
  headers: Record<string, string>,
  expected: { status: number; code: string },
) {
  expect(refused.length).toBeGreaterThan(40);
  const before = await withoutUse();
  for (const call of refused) {
    for (const app of [given, other]) {
      expectRefusal(call, await sendCall(app, call, headers), expected);
    }
  }
  expect(await withoutUse()).toEqual(before);
}

const limit = (id: number, limits: object) =>
  given.call('PUT', `/admin/tokens/${id}`, { name: `Owner ${id}`, role: 'owner', ...limits });
const setToken = (id: number, columns: object) =>
  given.db.updateTable('admin_token').set(columns).where('id', '=', id).execute();

describe('no call accepts a session', () => {
  test.each<[string, (person: { id: number; session: string }) => Promise<unknown>]>([
    ['that was signed out', ({ session }) => sessions.call(session, 'DELETE', '/admin/session')],
    ['that hasn’t been used for a long time', () => sessions.set({ last_used_at: hoursAgo(12) })],
    ['after its last day', () => sessions.set({ ends_at: hoursAgo(0) })],
    ['of a revoked person', ({ id }) => given.call('DELETE', `/admin/tokens/${id}`)],
    ['of a person whose role changed', ({ id }) => limit(id, { role: 'editor' })],
    ['whose token has ended', ({ id }) => setToken(id, { ends_at: hoursAgo(0) })],
    ['whose token now serves programs', ({ id }) => limit(id, { programs_only: true })],
  ])('%s', async (_name, end) => {
    const { id, token } = await given.make.person({ role: 'owner' });
    const session = await sessions.open(token);
    expect(await sessionsOf(other).status(session)).toBe(200);
    await end({ id, session });
    // The first refusal is recorded in the session's row.
    expect(await sessionsOf(given).status(session)).toBe(401);
    const ended = { status: 401, code: 'session_ended' };
    await expectAllRefused(calls, { 'x-admin-token': session }, ended);
  });

  test('that an owner ended', async () => {
    const session = await sessions.open();
    const { items } = (await sessions.call(session, 'GET', '/admin/sessions')).body;
    const { id } = items.find(({ is_own }: { is_own: boolean }) => is_own);
    await given.call('DELETE', `/admin/sessions/${id}`);
    const ended = { status: 401, code: 'session_ended' };
    await expectAllRefused(calls, { 'x-admin-token': session }, ended);
  });

  test('from a network that its token is not limited to', async () => {
    const { id, token } = await given.make.person({ role: 'owner' });
    const session = await sessions.open(token);
    await limit(id, { networks: ['10.0.0.0/8'] });
    const outside = { status: 403, code: 'forbidden' };
    await expectAllRefused(calls, { 'x-admin-token': session }, outside);
  });
});

describe('no call accepts a token', () => {
  const browser = { 'sec-fetch-site': 'same-origin' };

  test.each([
    ['for programs in a browser', { programs_only: true }, browser, 403, 'forbidden'],
    ['outside its networks', { networks: ['10.0.0.0/8'] }, {}, 403, 'forbidden'],
  ])('%s', async (_name, limits, headers, status, code) => {
    const { token } = await given.make.person({ role: 'owner', ...limits });
    await expectAllRefused(calls, { ...using(token).headers, ...headers }, { status, code });
  });
});

test('no call accepts a token after its end', async () => {
  const { id, token } = await given.make.person({ role: 'owner' });
  await setToken(id, { ends_at: hoursAgo(0) });
  const ended = { status: 401, code: 'unauthorized' };
  await expectAllRefused(calls, using(token).headers, ended);
});

test('every call that requires a confirmation refuses a session opened ten minutes ago', async () => {
  const { token } = await given.make.person({ role: 'owner' });
  const session = await sessions.open(token);
  await sessions.set({ confirmed_at: hoursAgo(1 / 6) });
  const needing = calls.filter(({ isConfirmed }) => isConfirmed);
  const refused = { status: 403, code: 'confirmation_required' };
  await expectAllRefused(needing, { 'x-admin-token': session }, refused);
});

/** Calls about the caller's own sign-in answer a session differently. They have their own tests in this folder. */
const isOwnSignIn = ({ url }: WalkedCall) =>
  /^\/api\/(trpc\/admin\.(signIn|grant\.consent|session\b)|admin\/session)/.test(url);

test('every read gives a session the same answer as the token that opened it', async () => {
  const { token } = await given.make.person({ role: 'owner' });
  const session = await sessions.open(token);
  await sessions.set({ confirmed_at: hoursAgo(1) });
  const reads = calls.filter((call) => call.isRead && !isOwnSignIn(call));
  // Some answers contain a time, such as the end of a preview's link.
  vi.useFakeTimers({ toFake: ['Date'] });
  // Every export adds a row to the security log, and a token's last use is recorded.
  const isUnsteady = ({ url }: WalkedCall) => /(securityEvent|security-events|token)/.test(url);
  for (const call of reads) {
    const before = await sendCall(given, call, { 'x-admin-token': token });
    const inSession = await sendCall(other, call, { 'x-admin-token': session });
    const name = `${call.method} ${call.url}`;
    expect([inSession.statusCode, codeOf(inSession)], name).toEqual([
      before.statusCode,
      codeOf(before),
    ]);
    if (!isUnsteady(call) && before.statusCode === 200) {
      expect(inSession.body, name).toBe(before.body);
    }
  }
});

test('every write gives a session the same answer as a token', async () => {
  const answers = async (hold: (app: TestApp) => Promise<string>) => {
    const app = await testApp();
    await app.make.product({ categories: [1] });
    const headers = { 'x-admin-token': await hold(app) };
    const found: Record<string, [number, string | undefined]> = {};
    for (const call of calls) {
      if (call.isRead || isOwnSignIn(call)) continue;
      const answer = await sendCall(app, call, headers);
      found[`${call.method} ${call.url}`] = [answer.statusCode, codeOf(answer)];
    }
    await app.app.close();
    return found;
  };
  const ofToken = await answers(async () => firstOwners);
  expect(await answers((app) => sessionsOf(app).open())).toEqual(ofToken);
  expect(Object.keys(ofToken).length).toBeGreaterThan(100);
  for (const expected of [204, 400, 404]) {
    expect(Object.values(ofToken).map(([status]) => status)).toContain(expected);
  }
});
