import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { token as firstOwners, type TestApp, testApp } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';
import { refusalOf, trpcClient } from '../../testing/trpc.ts';
import { hoursAgo, sessionsOf, using } from './testing/sessions-of.ts';

let given: TestApp;
let sessions: ReturnType<typeof sessionsOf>;
beforeEach(async () => {
  given = await testApp();
  sessions = sessionsOf(given);
});
afterEach(() => given.app.close());

test('a token is exchanged for a session that works like it', async () => {
  const { token, name } = await given.make.person();
  const opened = await sessions.call(token, 'POST', '/admin/session');
  expect(opened.status).toBe(201);
  expect(opened.body).toEqual({
    token: expect.stringMatching(/^session_[\w-]{43}$/),
    ends_at: expect.stringMatching(/Z$/),
  });
  const { body } = await sessions.call(opened.body.token, 'GET', '/admin/session');
  expect(body).toEqual({
    ...{ name, role: 'editor' },
    session: {
      id: 1,
      created: expect.stringMatching(/Z$/),
      last_used: expect.stringMatching(/Z$/),
      ends_at: opened.body.ends_at,
    },
  });
  const week = Date.parse(body.session.ends_at) - Date.parse(body.session.created);
  expect(week).toBe(7 * 24 * 3_600_000);
  expect(JSON.stringify(await dump(given))).not.toContain(opened.body.token);
});

test('a token that isn’t a session gets no session details, and cannot be signed out', async () => {
  const { body } = await given.call('GET', '/admin/session');
  expect(body).toEqual({ name: 'Administrator', role: 'owner' });
  expect((await given.call('DELETE', '/admin/session')).status).toBe(409);
});

test('a session opens no other session', async () => {
  const token = await sessions.open();
  expect((await sessions.call(token, 'POST', '/admin/session')).status).toBe(409);
});

describe('a session ends', () => {
  let person: Awaited<ReturnType<TestApp['make']['person']>>;
  let token: string;
  let other: TestApp;
  beforeEach(async () => {
    person = await given.make.person();
    token = await sessions.open(person.token);
    other = await testApp({}, { address: given.address });
    expect(await sessionsOf(other).status(token)).toBe(200);
  });
  afterEach(() => other.app.close());

  test.each<[string, () => Promise<unknown>]>([
    ['when it is signed out', () => sessions.call(token, 'DELETE', '/admin/session')],
    ['when an owner ends it', () => given.call('DELETE', '/admin/sessions/1')],
    ['after 12 hours without use', () => sessions.set({ last_used_at: hoursAgo(12) })],
    ['after its last day', () => sessions.set({ ends_at: hoursAgo(0) })],
    ['when its person is revoked', () => given.call('DELETE', `/admin/tokens/${person.id}`)],
    [
      'when its person changes role',
      () => given.call('PUT', `/admin/tokens/${person.id}`, { name: person.name, role: 'viewer' }),
    ],
    [
      'when the token that opened it ends',
      () =>
        given.db
          .updateTable('admin_token')
          .set({ ends_at: hoursAgo(0) })
          .execute(),
    ],
    [
      'when the token that opened it is limited to programs',
      () => given.db.updateTable('admin_token').set({ programs_only: 1 }).execute(),
    ],
  ])('%s, in every process and both protocols', async (_name, end) => {
    await end();
    for (const app of [given, other]) {
      const refused = await app.call('GET', '/admin/products', undefined, using(token));
      expect([refused.status, refused.body.code]).toEqual([401, 'session_ended']);
      const overTrpc = trpcClient(app, using(token)).admin.session.query();
      expect(await refusalOf(overTrpc)).toMatchObject({ status: 401, code: 'session_ended' });
    }
  });

  test('but not because it is used', async () => {
    await sessions.set({ last_used_at: hoursAgo(11.9) });
    const fresh = await testApp({}, { address: given.address });
    expect(await sessionsOf(fresh).status(token)).toBe(200);
    await fresh.app.close();
    const [row] = await allRows(given.db, 'staff_session');
    expect(Date.parse(String(row?.last_used_at))).toBeGreaterThan(Date.now() - 60_000);
  });

  test('even if an open, unused page keeps polling', async () => {
    await sessions.set({ last_used_at: hoursAgo(11.9) });
    const [before] = await allRows(given.db, 'staff_session');
    const fresh = await testApp({}, { address: given.address });
    const polled = using(token, { 'x-unattended': '1' });
    expect((await fresh.call('GET', '/admin/session', undefined, polled)).status).toBe(200);
    expect(await allRows(given.db, 'staff_session')).toEqual([before]);
    // A write counts as use, whatever its headers say.
    await fresh.call('POST', '/admin/products', { i18n: { en: { name: 'New' } } }, polled);
    await fresh.app.close();
    const [row] = await allRows(given.db, 'staff_session');
    expect(Date.parse(String(row?.last_used_at))).toBeGreaterThan(Date.now() - 60_000);
  });

  test('a changed name leaves it open', async () => {
    const draft = { name: 'Ada Field', role: 'editor' };
    await given.call('PUT', `/admin/tokens/${person.id}`, draft);
    expect((await sessions.call(token, 'GET', '/admin/session')).body).toMatchObject(draft);
  });

  test('an ended session doesn’t count as a guess at the token', async () => {
    await sessions.call(token, 'DELETE', '/admin/session');
    const limited = await testApp({ RATE_LIMIT: '600' }, { address: given.address });
    for (let time = 0; time < 12; time += 1)
      expect(await sessionsOf(limited).status(token)).toBe(401);
    expect(await sessionsOf(limited).status(firstOwners)).toBe(200);
    await limited.app.close();
  });
});

test('a session of the first owner ends with ADMIN_TOKEN', async () => {
  const token = await sessions.open();
  expect(await sessions.status(token)).toBe(200);
  await sessions.set({ credential: 'hash of the token before' });
  expect(await sessions.status(token)).toBe(401);
});

test('people can see and end their own sessions, and owners everyone’s', async () => {
  const ada = await given.make.person({ name: 'Ada', role: 'viewer' });
  const token = await sessions.open(ada.token);
  const owners = await sessions.open();
  const names = async (by: string) =>
    (await sessions.call(by, 'GET', '/admin/sessions')).body.items.map(
      ({ name }: { name: string }) => name,
    );
  expect(await names(token)).toEqual(['Ada']);
  expect((await names(owners)).toSorted()).toEqual(['Ada', 'Administrator']);
  const { items } = (await sessions.call(token, 'GET', '/admin/sessions')).body;
  expect(items).toMatchObject([
    {
      role: 'viewer',
      method: 'token',
      network: '127.0.0.1',
      agent: 'lightMyRequest',
      is_own: true,
    },
  ]);
  expect((await sessions.call(token, 'DELETE', '/admin/sessions/2')).status).toBe(404);
  expect(await sessions.status(owners)).toBe(200);
  expect((await sessions.call(owners, 'DELETE', '/admin/sessions/1')).status).toBe(204);
  expect(await names(owners)).toEqual(['Administrator']);
  expect((await sessions.call(owners, 'DELETE', '/admin/sessions/1')).status).toBe(404);
});

describe('with sessions only', () => {
  const browser = { 'sec-fetch-site': 'same-origin' };
  beforeEach(() =>
    given.call('PUT', '/admin/sign-in-rules', { sessions_only: true, passkeys_required: false }),
  );

  test('a browser exchanges its token first, and programs keep using theirs', async () => {
    const inBrowser = using(firstOwners, browser);
    const refused = await given.call('GET', '/admin/products', undefined, inBrowser);
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized']);
    expect((await given.call('GET', '/admin/products')).status).toBe(200);
    const { session } = await trpcClient(given, inBrowser).admin.signIn.withToken.mutate({});
    const inSession = using(String(session?.token), browser);
    expect((await given.call('GET', '/admin/products', undefined, inSession)).status).toBe(200);
  });

  test('unreadable rules count as the strictest', async () => {
    await given.db
      .updateTable('setting')
      .set({ value: '{"sessions_only":false}' })
      .where('key', '=', 'sign_in_rules')
      .execute();
    expect((await given.call('GET', '/admin/sign-in-rules')).body).toEqual({
      sessions_only: true,
      passkeys_required: true,
    });
  });
});

test('without rules, a browser keeps its token', async () => {
  const { signIn } = trpcClient(given).admin;
  expect(await signIn.withToken.mutate({})).toEqual({ session: null });
  expect(await allRows(given.db, 'staff_session')).toEqual([]);
  expect(await sessions.events()).toMatchObject([{ kind: 'sign_in', actor: 'Administrator' }]);
});

test('with passkeys required, only viewers sign in with a token', async () => {
  const rules = { sessions_only: false, passkeys_required: true };
  expect((await given.call('PUT', '/admin/sign-in-rules', rules)).status).toBe(409);
  const value = JSON.stringify(rules);
  await given.db.insertInto('setting').values({ key: 'sign_in_rules', value }).execute();
  const viewer = await given.make.person({ role: 'viewer' });
  const editor = await given.make.person({ role: 'editor' });
  const statusOf = async (token: string) =>
    (await sessions.call(token, 'POST', '/admin/session')).status;
  expect(await statusOf(firstOwners)).toBe(403);
  expect(await statusOf(editor.token)).toBe(403);
  expect(await statusOf(viewer.token)).toBe(201);
  expect(await sessions.status(editor.token)).toBe(200);
});
