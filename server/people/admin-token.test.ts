import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '#contract/people/role.ts';
import { allRows } from '../../db/testing/database.ts';
import { hideTable } from '../../db/testing/failure.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { dump } from '../testing/rest.ts';
import { refusalOf, trpcClient } from '../testing/trpc.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const ada = { name: 'Ada', role: 'editor' } as const;

const make = async (draft: object = ada) => (await given.call('POST', '/admin/tokens', draft)).body;
const using = (token: string) => ({ headers: { 'x-admin-token': token } });
const session = (token: string, app = given) =>
  app.call('GET', '/admin/session', undefined, using(token));

test('the holder of ADMIN_TOKEN is an owner', async () => {
  const { body } = await given.call('GET', '/admin/session');
  expect(body).toEqual({ name: 'Administrator', role: 'owner' });
});

test('a token is shown to the owner who creates it, and the database stores only its hash', async () => {
  const { status, body } = await given.call('POST', '/admin/tokens', {
    name: ' Ada ',
    role: 'editor',
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    name: 'Ada',
    role: 'editor',
    rights: [],
    ends_at: null,
    networks: [],
    programs_only: false,
    created_at: expect.stringMatching(/^\d{4}-.+Z$/),
    created_by: 'Administrator',
    last_used_at: null,
    last_network: null,
    last_agent: null,
    revoked_at: null,
    revoked_by: null,
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
  const { token: _, ...stored } = body;
  const { items } = (await given.call('GET', '/admin/tokens')).body;
  expect(items).toEqual([stored]);
  expect(JSON.stringify(await dump(given))).not.toContain(body.token);
});

test('shows the last use, which is written on shutdown at the latest', async () => {
  const { token } = await make();
  const other = await testApp({}, { address: given.address });
  await session(token, other);
  await other.app.close();
  const { items } = (await given.call('GET', '/admin/tokens')).body;
  expect(items).toMatchObject([{ last_used_at: expect.stringMatching(/Z$/) }]);
});

test('creates, lists, changes and revokes the same tokens over tRPC', async () => {
  const { token } = trpcClient(given).admin;
  const made = await token.create.mutate(ada);
  const draft = { name: 'Ada Field', role: 'viewer' } as const;
  expect(await token.update.mutate({ id: made.id, draft })).toMatchObject(draft);
  expect((await session(made.token)).body).toEqual(draft);
  await token.revoke.mutate({ id: made.id });
  expect((await token.list.query({})).items).toMatchObject([
    { ...draft, revoked_by: 'Administrator' },
  ]);
});

test('the history shows the actor, over both protocols', async () => {
  const { token } = await make();
  await given.call('POST', '/admin/products', { i18n: { en: { name: 'A' } } }, using(token));
  await trpcClient(given, using(token)).admin.product.create.mutate({
    i18n: { en: { name: 'B' } },
  });
  const { items } = (await given.call('GET', '/admin/changes')).body;
  expect(items.map(({ actor }: { actor: string }) => actor)).toEqual(['Ada', 'Ada']);
});

test.each([
  ['no name', { role: 'editor' }, 'name'],
  ['a blank name', { name: ' ', role: 'editor' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(101), role: 'editor' }, 'name'],
  ['a name with a hidden character', { name: 'Ada\u202e', role: 'editor' }, 'name'],
  ['no role', { name: 'Ada' }, 'role'],
  ['an unknown role', { name: 'Ada', role: 'admin' }, 'role'],
])('%s answers 400 and names the field', async (_name, draft, path) => {
  const { status, body } = await given.call('POST', '/admin/tokens', draft);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ path }]);
});

test('valid tokens have unique names, regardless of case, and none may have the first owner’s', async () => {
  const { id } = await make();
  const zoe = await make({ name: 'Zoe', role: 'editor' });
  const create = (name: string) => given.call('POST', '/admin/tokens', { name, role: 'viewer' });
  expect((await create('ADA')).status).toBe(409);
  expect((await create('administrator')).status).toBe(409);
  expect((await given.call('PUT', `/admin/tokens/${zoe.id}`, ada)).status).toBe(409);
  expect((await given.call('PUT', `/admin/tokens/${id}`, { ...ada, name: 'ADA' })).status).toBe(
    200,
  );
  await given.call('DELETE', `/admin/tokens/${id}`);
  expect((await create('Ada')).status).toBe(201);
});

test('of several owners giving the same name concurrently, one succeeds', async () => {
  const made = await Promise.all(
    Array.from({ length: 5 }, () => given.call('POST', '/admin/tokens', ada)),
  );
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
});

test('neither a revoked nor a nonexistent token can be changed', async () => {
  const { id } = await make();
  expect((await given.call('DELETE', `/admin/tokens/${id}`)).status).toBe(204);
  for (const unknown of [id, 99]) {
    expect((await given.call('PUT', `/admin/tokens/${unknown}`, ada)).status).toBe(404);
    expect((await given.call('DELETE', `/admin/tokens/${unknown}`)).status).toBe(404);
  }
});

test('an owner can rename the token in use, but not revoke or demote it', async () => {
  const { id, token } = await make({ name: 'Zoe', role: 'owner' });
  const call = (method: 'PUT' | 'DELETE', body?: object) =>
    given.call(method, `/admin/tokens/${id}`, body, using(token));
  const revoked = await call('DELETE');
  expect(revoked.status).toBe(409);
  expect(revoked.body.detail).toContain('Ask another owner');
  expect((await call('PUT', { name: 'Zoe', role: 'editor' })).status).toBe(409);
  expect((await call('PUT', { name: 'Zoe Field', role: 'owner' })).status).toBe(200);
  expect((await given.call('DELETE', `/admin/tokens/${id}`)).status).toBe(204);
});

describe('a second process on the database', () => {
  let other: TestApp;
  beforeEach(async () => {
    other = await testApp({}, { address: given.address });
  });
  afterEach(() => other.app.close());

  test('immediately refuses a token revoked in the first', async () => {
    const { id, token } = await make();
    expect((await session(token, other)).status).toBe(200);
    await given.call('DELETE', `/admin/tokens/${id}`);
    const refused = await session(token, other);
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({
      code: 'unauthorized',
      detail: expect.stringContaining('revoked'),
    });
    const overTrpc = trpcClient(other, using(token)).admin.session.query();
    expect(await refusalOf(overTrpc)).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('immediately sees a changed role', async () => {
    const { id, token } = await make();
    const write = () => other.call('DELETE', '/admin/products/99', undefined, using(token));
    expect((await write()).status).toBe(404);
    await given.call('PUT', `/admin/tokens/${id}`, { ...ada, role: 'viewer' });
    expect((await write()).status).toBe(403);
  });
});

test('the last use is written once per minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { token } = await make();
  const executed = vi.spyOn(given.db.getExecutor(), 'executeQuery');
  const writes = () =>
    executed.mock.calls.filter(([{ sql }]) => sql.startsWith('update "admin_token"')).length;
  for (let time = 0; time < 20; time += 1) await session(token);
  expect(writes()).toBe(1);
  vi.advanceTimersByTime(60_001);
  await session(token);
  expect(writes()).toBe(2);
  vi.useRealTimers();
});

describe('the limit on wrong tokens', () => {
  beforeEach(async () => {
    await given.app.close();
    given = await testApp({ RATE_LIMIT: '600' });
  });

  const guess = async (token: string, times: number) => {
    const statuses = [];
    for (let time = 0; time < times; time += 1) statuses.push((await session(token)).status);
    return statuses;
  };

  test('locks a network out after ten wrong personal tokens, even with a valid one', async () => {
    const { token } = await make();
    const statuses = await guess('x'.repeat(43), 11);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await session(token)).status).toBe(429);
  });

  test('doesn’t count a revoked token as a guess', async () => {
    const { id, token } = await make();
    await given.call('DELETE', `/admin/tokens/${id}`);
    expect(new Set(await guess(token, 12))).toEqual(new Set([401]));
    expect((await given.call('GET', '/admin/session')).status).toBe(200);
  });

  test('doesn’t block a personal token behind a proxy missing from TRUST_PROXY', async () => {
    await given.app.close();
    given = await testApp({ RATE_LIMIT: '2' });
    const proxied = { 'x-forwarded-for': '203.0.113.7' };
    const { token } = await make();
    const read = (headers: Record<string, string>) =>
      given.call('GET', '/products', undefined, { headers: { ...proxied, ...headers } });
    await read({});
    await read({});
    expect((await read({})).status).toBe(429);
    expect((await read({ 'x-admin-token': 'x'.repeat(43) })).status).toBe(429);
    expect((await read({ 'x-admin-token': token })).status).toBe(200);
  });
});

test('a token that cannot be looked up is not reported as wrong', async () => {
  const { token } = await make();
  const bringBack = await hideTable(given.db, 'admin_token');
  expect((await session(token)).status).toBe(503);
  expect((await given.call('GET', '/admin/session')).status).toBe(200);
  await bringBack();
  expect((await session(token)).status).toBe(200);
});

test.each<[Role, number]>([
  ['viewer', 403],
  ['editor', 403],
  ['owner', 200],
])('%s: the list of people answers %i', async (role, status) => {
  const { token } = await make({ name: 'Ada', role });
  expect((await given.call('GET', '/admin/tokens', undefined, using(token))).status).toBe(status);
  expect(await allRows(given.db, 'admin_token')).toHaveLength(1);
});
