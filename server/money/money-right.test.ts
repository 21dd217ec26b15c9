/** Tries every call about money, over both protocols, with each role, with and without the right. */
// Runs on SQLite only: permissions are checked before any row is read.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/people/role.ts';
import {
  declaredCalls,
  expectRefusal,
  openWithCalls,
  sendCall,
  type WalkedCall,
} from '../people/testing/admin-walk.ts';
import type { TestApp } from '../testing/app.ts';

let given: TestApp;
let calls: WalkedCall[];

const ofMoney = declaredCalls.filter(({ right }) => right === 'money');
const uploads = ['/api/admin/programme-stats/import', '/api/admin/rates/import'];

const isOfMoney = ({ url }: WalkedCall) =>
  uploads.includes(url) ||
  ofMoney.some(
    ({ name, path }) =>
      url === `/api/trpc/admin.${name}` || url === `/api/admin${path?.replace(/:\w+/g, '1')}`,
  );

beforeAll(async () => {
  ({ given, calls } = await openWithCalls());
  calls = calls.filter(isOfMoney);
});
afterAll(() => given.app.close());

const tokenOf = async (role: Role, rights: 'money'[]) =>
  (await given.make.person({ name: `${role} ${rights}`, role, rights })).token;

const statusOf = async (call: WalkedCall, token: string) => {
  const response = await sendCall(given, call, { 'x-admin-token': token });
  if (response.statusCode === 403) {
    expectRefusal(call, response, { status: 403, code: 'forbidden' });
  }
  expect(response.statusCode, `${call.method} ${call.url}`).toBeLessThan(500);
  return response.statusCode;
};

test('the walk finds the calls of both protocols', () => {
  expect(ofMoney.length).toBeGreaterThan(50);
  expect(calls.filter(({ url }) => url.startsWith('/api/trpc/')).length).toBe(ofMoney.length);
  expect(calls.filter(({ url }) => url.startsWith('/api/admin/')).length).toBeGreaterThan(
    ofMoney.length,
  );
});

test.each([
  ['editor', false, 'nothing'],
  ['author', false, 'nothing'],
  ['viewer', false, 'nothing'],
  ['editor', true, 'everything'],
  ['author', true, 'reads'],
  ['viewer', true, 'reads'],
  ['owner', false, 'everything'],
] as const)('%s (right: %s) may do %s', async (role, hasRight, allowed) => {
  const token = await tokenOf(role, hasRight ? ['money'] : []);
  for (const call of calls) {
    const may = allowed === 'everything' || (allowed === 'reads' && call.isRead);
    const status = await statusOf(call, token);
    expect([`${call.method} ${call.url}`, status === 403]).toEqual([
      `${call.method} ${call.url}`,
      !may,
    ]);
  }
});

test('losing the right takes effect with the next request', async () => {
  const { id, token } = await given.make.person({
    name: 'Accountant',
    role: 'viewer',
    rights: ['money'],
  });
  const read = () =>
    given.app.inject({ url: '/api/admin/money', headers: { 'x-admin-token': token } });
  expect((await read()).statusCode).toBe(200);
  const draft = { name: 'Accountant', role: 'viewer' };
  expect((await given.call('PUT', `/admin/tokens/${id}`, draft)).body.rights).toEqual([]);
  expect((await read()).statusCode).toBe(403);
});

test('the session says what its person may see', async () => {
  const { token } = await given.make.person({ role: 'viewer', rights: ['money'] });
  const session = async (of: string) =>
    (
      await given.app.inject({ url: '/api/admin/session', headers: { 'x-admin-token': of } })
    ).json();
  expect((await session(token)).rights).toEqual(['money']);
  expect(await session('a-token-for-tests')).toEqual({ name: 'Administrator', role: 'owner' });
  const { token: other } = await given.make.person();
  expect((await session(other)).rights).toBeUndefined();
});
