/** Tries every admin call of both protocols, as listed by the app itself, with a token of each role. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/people/role.ts';
import { allRows } from '../../db/testing/database.ts';
import type { TestApp } from '../testing/app.ts';
import { dump, type Method } from '../testing/rest.ts';
import {
  declaredCalls,
  expectRefusal,
  openWithCalls,
  sendCall,
  type WalkedCall,
} from './testing/admin-walk.ts';

/** Also open to people with the right `money`. */
const moneyGroups = [
  ...['money', 'programme', 'deal', 'statSource', 'programmeStat', 'statement', 'payment'],
  ...['correction', 'rate', 'moneyDocument', 'moneyChange'],
];

let given: TestApp;
let calls: WalkedCall[];
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  ({ given, calls } = await openWithCalls());
  await given.make.product({ categories: [1] });
  for (const role of ['owner', 'editor', 'viewer'] as const) {
    tokens[role] = (await given.make.person({ name: role, role })).token;
    await send({ method: 'GET', url: '/api/admin/session' }, role);
    // Also records which images and links the changes so far use.
    await send({ method: 'GET', url: '/api/admin/images' }, role);
    await send({ method: 'GET', url: '/api/admin/links' }, role);
  }
});

afterAll(() => given.app.close());

const send = (call: Pick<WalkedCall, 'method' | 'url'>, role: Role) =>
  sendCall(given, call, { 'x-admin-token': tokens[role] });

const isRefusedForRole = async (call: WalkedCall, role: Role) => {
  const response = await send(call, role);
  const { statusCode: status } = response;
  const name = `${call.method} ${call.url} of ${role}`;
  expect(status, name).not.toBe(401);
  expect(status, name).toBeLessThan(500);
  if (status !== 403) return false;
  expectRefusal(call, response, { status, code: 'forbidden' });
  return true;
};

test('only owners manage people, the security log, webhooks, settings, markets, scoring, imports, postback keys, approval rules and the monthly email, and only with a right do others see money', () => {
  const ownersGroups = [
    'token',
    'securityEvent',
    'webhook',
    'settings',
    'setup',
    'sample',
    'siteImport',
    'monthlyReport',
    ...moneyGroups,
  ];
  const callsOfOwners = [
    ...['signIn.rules', 'signIn.replaceRules', 'grant.listAll'],
    ...['market.create', 'market.update', 'market.delete', 'market.reorder'],
    'scoring.update',
    'conversion.renewKey',
    'fourEyes.update',
  ];
  const isForOwners = (name: string) =>
    ownersGroups.includes(name.split('.')[0] ?? '') || callsOfOwners.includes(name);
  const names = declaredCalls.map(({ name }) => name);
  const owners = declaredCalls.filter(({ role }) => role === 'owner').map(({ name }) => name);
  expect(owners).toEqual(names.filter(isForOwners));
  for (const { name, role, method } of declaredCalls) {
    const isOwn = /^(signIn|passkey|grant)\./.test(name);
    const isOfAuthors =
      /^(release\.(create|preview)|effect\.ofChange|agentChange\.takeOver)$/.test(name) ||
      /^proposal\.(update|delete|ask|comment|resolve)$/.test(name);
    const others = isOfAuthors ? 'author' : 'editor';
    if (role !== 'owner') expect(role, name).toBe(method === 'GET' || isOwn ? 'viewer' : others);
  }
});

test('the walk finds the calls of both protocols', () => {
  const count = (part: Partial<WalkedCall>, prefix: string) =>
    calls.filter(
      (call) =>
        call.url.startsWith(prefix) &&
        Object.entries(part).every(([name, value]) => call[name as keyof WalkedCall] === value),
    ).length;
  expect(count({ isRead: false }, '/api/admin/')).toBeGreaterThan(20);
  expect(count({ isRead: true }, '/api/admin/')).toBeGreaterThan(30);
  expect(count({ isRead: false }, '/api/trpc/')).toBeGreaterThan(20);
  expect(count({ isRead: true }, '/api/trpc/')).toBeGreaterThan(15);
  expect(count({ role: 'owner' }, '/api/admin/')).toBeGreaterThan(20);
  expect(count({ role: 'owner' }, '/api/trpc/')).toBeGreaterThan(20);
});

test('a viewer is refused every write except to their own sign-in, and only the reads reserved for owners', async () => {
  const withoutUse = async () => ({
    ...(await dump(given)),
    staff_session: [],
    one_time_secret: [],
    admin_token: (await allRows(given.db, 'admin_token')).map(
      ({ last_used_at: _, last_network: __, last_agent: ___, ...row }) => row,
    ),
  });
  const before = await withoutUse();
  for (const call of calls) {
    const refused = await isRefusedForRole(call, 'viewer');
    expect(refused, `${call.method} ${call.url}`).toBe(call.role !== 'viewer');
  }
  expect(await withoutUse()).toEqual(before);
});

test('an editor is refused only the calls reserved for owners', async () => {
  for (const call of calls) {
    const refused = await isRefusedForRole(call, 'editor');
    expect(refused, `${call.method} ${call.url}`).toBe(call.role === 'owner');
  }
});

test('an owner is refused nothing', async () => {
  for (const call of calls.filter(({ role }) => role === 'owner')) {
    expect(await isRefusedForRole(call, 'owner'), `${call.method} ${call.url}`).toBe(false);
  }
});

test.each([
  ['an upload', '/api/admin/uploads', 'multipart/form-data; boundary=x'],
  ['a large body over tRPC', '/api/trpc/admin.product.create', 'application/json'],
])('refuses %s from a viewer before reading it', async (_name, url, type) => {
  const { statusCode } = await given.app.inject({
    method: 'POST',
    url,
    headers: { 'x-admin-token': tokens.viewer, 'content-type': type },
    payload: 'x'.repeat(200_000),
  });
  expect(statusCode).toBe(403);
});

test('an unknown path answers 404 and a wrong method 405, whatever the role', async () => {
  const status = async (method: Method, url: string) =>
    (await send({ method, url }, 'viewer')).statusCode;
  expect(await status('POST', '/api/admin/nothing')).toBe(404);
  expect(await status('PATCH', '/api/admin/products/1')).toBe(405);
});
