import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { token as firstOwners, type TestApp, testApp } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';
import { refusalOf, trpcClient } from '../../testing/trpc.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const using = (token: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-admin-token': token, ...headers },
});
const call = (
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) => given.call(method, url, body, using(token));
const open = async (token = firstOwners) => (await call(token, 'POST', '/admin/session')).body;
const status = async (token: string, app = given) =>
  (await app.call('GET', '/admin/session', undefined, using(token))).status;

const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
const setSession = (columns: object) =>
  given.db.updateTable('staff_session').set(columns).execute();

const events = async (filter = '') =>
  (await given.call('GET', `/admin/security-events?limit=1000${filter}`)).body.items;

test('a token is exchanged for a session that works like it', async () => {
  const { token, name } = await given.make.person();
  const opened = await call(token, 'POST', '/admin/session');
  expect(opened.status).toBe(201);
  expect(opened.body).toEqual({
    token: expect.stringMatching(/^session_[\w-]{43}$/),
    ends_at: expect.stringMatching(/Z$/),
  });
  const { body } = await call(opened.body.token, 'GET', '/admin/session');
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

test('a token that is no session answers as before', async () => {
  const { body } = await given.call('GET', '/admin/session');
  expect(body).toEqual({ name: 'Administrator', role: 'owner' });
  expect((await given.call('DELETE', '/admin/session')).status).toBe(409);
});

test('a session opens no other session', async () => {
  const { token } = await open();
  expect((await call(token, 'POST', '/admin/session')).status).toBe(409);
});

describe('a session ends', () => {
  let person: Awaited<ReturnType<TestApp['make']['person']>>;
  let token: string;
  let other: TestApp;
  beforeEach(async () => {
    person = await given.make.person();
    ({ token } = await open(person.token));
    other = await testApp({}, { address: given.address });
    expect(await status(token, other)).toBe(200);
  });
  afterEach(() => other.app.close());

  test.each<[string, () => Promise<unknown>]>([
    ['when it is signed out', () => call(token, 'DELETE', '/admin/session')],
    ['when an owner ends it', () => given.call('DELETE', '/admin/sessions/1')],
    ['after 12 hours without use', () => setSession({ last_used_at: hours(12) })],
    ['after its last day', () => setSession({ ends_at: hours(0) })],
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
          .set({ ends_at: hours(0) })
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
    await setSession({ last_used_at: hours(11.9) });
    const fresh = await testApp({}, { address: given.address });
    expect(await status(token, fresh)).toBe(200);
    await fresh.app.close();
    const [row] = await allRows(given.db, 'staff_session');
    expect(Date.parse(String(row?.last_used_at))).toBeGreaterThan(Date.now() - 60_000);
  });

  test('a changed name leaves it open', async () => {
    const draft = { name: 'Ada Field', role: 'editor' };
    await given.call('PUT', `/admin/tokens/${person.id}`, draft);
    expect((await call(token, 'GET', '/admin/session')).body).toMatchObject(draft);
  });

  test('an ended session is no guess at the token', async () => {
    await call(token, 'DELETE', '/admin/session');
    const limited = await testApp({ RATE_LIMIT: '600' }, { address: given.address });
    for (let time = 0; time < 12; time += 1) expect(await status(token, limited)).toBe(401);
    expect(await status(firstOwners, limited)).toBe(200);
    await limited.app.close();
  });
});

test('a session of the first owner ends with ADMIN_TOKEN', async () => {
  const { token } = await open();
  expect(await status(token)).toBe(200);
  await setSession({ credential: 'hash of the token before' });
  expect(await status(token)).toBe(401);
});

test('people see and end their own sessions, owners everybody’s', async () => {
  const ada = await given.make.person({ name: 'Ada', role: 'viewer' });
  const { token } = await open(ada.token);
  const { token: owners } = await open();
  const names = async (by: string) =>
    (await call(by, 'GET', '/admin/sessions')).body.items.map(({ name }: { name: string }) => name);
  expect(await names(token)).toEqual(['Ada']);
  expect((await names(owners)).toSorted()).toEqual(['Ada', 'Administrator']);
  const { items } = (await call(token, 'GET', '/admin/sessions')).body;
  expect(items).toMatchObject([
    {
      role: 'viewer',
      method: 'token',
      network: '127.0.0.1',
      agent: 'lightMyRequest',
      is_own: true,
    },
  ]);
  expect((await call(token, 'DELETE', '/admin/sessions/2')).status).toBe(404);
  expect(await status(owners)).toBe(200);
  expect((await call(owners, 'DELETE', '/admin/sessions/1')).status).toBe(204);
  expect(await names(owners)).toEqual(['Administrator']);
  expect((await call(owners, 'DELETE', '/admin/sessions/1')).status).toBe(404);
});

describe('a token', () => {
  const limited = async (limits: object) =>
    (await given.call('POST', '/admin/tokens', { name: 'Import', role: 'editor', ...limits })).body;

  test('for programs opens no session and no browser', async () => {
    const { token } = await limited({ programs_only: true });
    expect(await status(token)).toBe(200);
    const opened = await call(token, 'POST', '/admin/session');
    expect([opened.status, opened.body.code]).toEqual([403, 'forbidden']);
    const inBrowser = using(token, { 'sec-fetch-site': 'same-origin' });
    const read = await given.call('GET', '/admin/products', undefined, inBrowser);
    expect([read.status, read.body.code]).toEqual([403, 'forbidden']);
    const overTrpc = trpcClient(given, inBrowser).admin.session.query();
    expect(await refusalOf(overTrpc)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('ends on its day', async () => {
    const { id, token } = await limited({ ends_at: '2100-01-01T00:00:00Z' });
    expect(await status(token)).toBe(200);
    await given.call('PUT', `/admin/tokens/${id}`, {
      ...{ name: 'Import', role: 'editor', ends_at: '2026-01-01T00:00:00Z' },
    });
    const refused = await call(token, 'GET', '/admin/products');
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized']);
  });

  test.each([
    [['127.0.0.0/8'], 200],
    [['10.0.0.0/8', '127.0.0.1/32'], 200],
    [['10.0.0.0/8'], 403],
    [['::1/128'], 403],
    [[], 200],
  ])('with the networks %j answers %i', async (networks, expected) => {
    const { token } = await limited({ networks });
    expect(await status(token)).toBe(expected);
    expect((await call(token, 'POST', '/admin/session')).status).toBe(
      expected === 200 ? 201 : expected,
    );
  });

  test('takes its networks along into its sessions', async () => {
    const { id, token } = await limited({ networks: ['127.0.0.0/8'] });
    const session = await open(token);
    expect(await status(session.token)).toBe(200);
    await given.call('PUT', `/admin/tokens/${id}`, {
      ...{ name: 'Import', role: 'editor', networks: ['10.0.0.0/8'] },
    });
    expect(await status(session.token)).toBe(403);
  });

  test.each([
    [{ networks: ['10.0.0.1'] }, 'networks.0'],
    [{ networks: ['10.0.0.0/33'] }, 'networks.0'],
    [{ networks: Array(51).fill('10.0.0.0/8') }, 'networks'],
    [{ ends_at: 'tomorrow' }, 'ends_at'],
    [{ ends_at: '2026-13-01T00:00:00Z' }, 'ends_at'],
    [{ programs_only: 'yes' }, 'programs_only'],
  ])('with %j answers 400', async (limits, path) => {
    const draft = { name: 'Import', role: 'editor', ...limits };
    const { status, body } = await given.call('POST', '/admin/tokens', draft);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path }]);
  });

  test('in use can’t limit itself', async () => {
    const { id, token } = await limited({ role: 'owner' });
    const draft = { name: 'Import', role: 'owner' };
    for (const limits of [{ networks: ['10.0.0.0/8'] }, { programs_only: true }]) {
      const refused = await call(token, 'PUT', `/admin/tokens/${id}`, { ...draft, ...limits });
      expect(refused.status).toBe(409);
    }
  });
});

describe('confirming again', () => {
  let token: string;
  const draft = { name: 'Zoe', role: 'viewer' };
  beforeEach(async () => {
    ({ token } = await open());
    await setSession({ confirmed_at: hours(0.2) });
  });
  const confirm = (given: string) =>
    call(token, 'POST', '/admin/session/confirmation', { token: given });

  test('is asked of a session ten minutes after signing in, in both protocols', async () => {
    const refused = await call(token, 'POST', '/admin/tokens', draft);
    expect([refused.status, refused.body.code]).toEqual([403, 'confirmation_required']);
    const create = () => trpcClient(given, using(token)).admin.token.create.mutate(draft as never);
    expect(await refusalOf(create())).toMatchObject({ status: 403, code: 'confirmation_required' });
    expect((await confirm(firstOwners)).status).toBe(204);
    await create();
    expect(await allRows(given.db, 'admin_token')).toHaveLength(1);
  });

  test.each<[string, 'POST' | 'PUT' | 'DELETE', string, object?]>([
    ['settings', 'PUT', '/admin/settings', { name: 'Other' }],
    ['a webhook', 'POST', '/admin/webhooks', { name: 'A', url: 'https://hooks.example/' }],
    ['a postback key', 'POST', '/admin/products/1/postback-key'],
    ['deleting in bulk', 'PUT', '/admin/products/bulk', { ids: [1], action: 'delete' }],
    ['deleting banners in bulk', 'PUT', '/admin/banners/bulk', { ids: [1], action: 'delete' }],
    ['restoring', 'POST', '/admin/changes/1/restore'],
    ['removing the sample', 'POST', '/admin/sample/removals', { what: 'all' }],
    ['the rules of signing in', 'PUT', '/admin/sign-in-rules', {}],
  ])('is asked for %s', async (_name, method, url, body) => {
    await given.make.product();
    const refused = await call(token, method, url, body);
    expect([refused.status, refused.body.code]).toEqual([403, 'confirmation_required']);
  });

  test('is not asked for other writes, nor of a token', async () => {
    const product = { i18n: { en: { name: 'Copper Lantern' } } };
    expect((await call(token, 'POST', '/admin/products', product)).status).toBe(201);
    const hidden = { ids: [(await given.make.banner()).id], action: 'hide' };
    expect((await call(token, 'PUT', '/admin/banners/bulk', hidden)).status).toBe(200);
    expect((await given.call('POST', '/admin/tokens', draft)).status).toBe(201);
  });

  test('takes the person’s own token only', async () => {
    const { token: anothers } = await given.make.person({ role: 'owner' });
    for (const wrong of [anothers, token, 'wrong', '']) {
      expect((await confirm(wrong)).status).toBe(400);
    }
    expect((await call(token, 'POST', '/admin/tokens', draft)).status).toBe(403);
    expect(await events('&kind=confirmation')).toHaveLength(3);
  });

  test('limits guesses', async () => {
    const limited = await testApp({ RATE_LIMIT: '600' }, { address: given.address });
    const guess = async () =>
      (await limited.call('POST', '/admin/session/confirmation', { token: 'wrong' }, using(token)))
        .status;
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push(await guess());
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    await limited.app.close();
  });
});

describe('with sessions only', () => {
  const browser = { 'sec-fetch-site': 'same-origin' };
  beforeEach(() =>
    given.call('PUT', '/admin/sign-in-rules', { sessions_only: true, passkeys_required: false }),
  );

  test('a browser exchanges its token first, and a program goes on', async () => {
    const inBrowser = using(firstOwners, browser);
    const refused = await given.call('GET', '/admin/products', undefined, inBrowser);
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized']);
    expect((await given.call('GET', '/admin/products')).status).toBe(200);
    const { session } = await trpcClient(given, inBrowser).admin.signIn.withToken.mutate({});
    const inSession = using(String(session?.token), browser);
    expect((await given.call('GET', '/admin/products', undefined, inSession)).status).toBe(200);
  });

  test('rules that can’t be understood are the strictest', async () => {
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
  expect(await events()).toMatchObject([{ kind: 'sign_in', actor: 'Administrator' }]);
});

test('with passkeys required, only viewers sign in with a token', async () => {
  const rules = { sessions_only: false, passkeys_required: true };
  expect((await given.call('PUT', '/admin/sign-in-rules', rules)).status).toBe(409);
  const value = JSON.stringify(rules);
  await given.db.insertInto('setting').values({ key: 'sign_in_rules', value }).execute();
  const viewer = await given.make.person({ role: 'viewer' });
  const editor = await given.make.person({ role: 'editor' });
  const statusOf = async (token: string) => (await call(token, 'POST', '/admin/session')).status;
  expect(await statusOf(firstOwners)).toBe(403);
  expect(await statusOf(editor.token)).toBe(403);
  expect(await statusOf(viewer.token)).toBe(201);
  expect(await status(editor.token)).toBe(200);
});
