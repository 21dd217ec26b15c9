/** Every admin call of both protocols, as the app itself lists them, is tried with a token of each role. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/people/role.ts';
import { allRows } from '../../db/testing/database.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { dump, expectProblem, type Method } from '../testing/rest.ts';
import { withRoutes } from '../testing/route.ts';
import { appRouter } from '../trpc/router.ts';
import { createToken } from './issued-token.ts';

type Call = { method: Method; url: string; isRead: boolean; isForOwners: boolean };

let given: TestApp;
let calls: Call[];
const tokens = {} as Record<Role, string>;

/** People, webhooks and settings are for owners, whatever the calls say of themselves. */
const ownersCalls =
  /^\/api\/admin\/(tokens|webhooks|settings|setup|sample)\b|^\/api\/trpc\/admin\.(token|webhook|setting|setup|sample)s?\./;
/** The forms of editors show these, and only owners write them. */
const ownersWrites =
  /^\/api\/admin\/markets\b|\/postback-key$|^\/api\/trpc\/admin\.(market\.|conversion\.renewKey)/;

beforeAll(async () => {
  const { given: app, routes } = await withRoutes(() => testApp());
  given = app;
  await given.make.product({ categories: [1] });
  for (const role of ['owner', 'editor', 'viewer'] as const) {
    const made = await createToken({ db: given.db, actor: 'test' }, { name: role, role });
    tokens[role] = made.token;
    await send({ method: 'GET', url: '/api/admin/session' }, role);
    // It also writes what the changes so far say of images.
    await send({ method: 'GET', url: '/api/admin/images' }, role);
  }
  const rest = routes
    .filter(({ url, schema }) => url.startsWith('/api/admin/') && !schema?.hide)
    .flatMap(({ method, url }) =>
      [method].flat().map((name) => ({ method: name as Method, url: url.replace(/:\w+/g, '1') })),
    );
  const procedures = appRouter._def.procedures as object as Record<
    string,
    { _def: { type: string } }
  >;
  const trpc = Object.entries(procedures)
    .filter(([path]) => path.startsWith('admin.'))
    .map(([path, procedure]) => ({
      method: (procedure._def.type === 'query' ? 'GET' : 'POST') as Method,
      url: `/api/trpc/${path}`,
    }));
  calls = [...rest, ...trpc].map(({ method, url }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const isForOwners = ownersCalls.test(url) || (!isRead && ownersWrites.test(url));
    return { method, url, isRead, isForOwners };
  });
});

afterAll(() => given.app.close());

const send = ({ method, url }: Pick<Call, 'method' | 'url'>, role: Role, payload?: object) =>
  given.app.inject({
    method,
    url,
    headers: { 'x-admin-token': tokens[role] },
    ...(method !== 'GET' && method !== 'HEAD' && { payload: payload ?? { constructor: 1 } }),
  });

const lacksRole = async (call: Call, role: Role) => {
  const { statusCode: status, headers, body: text } = await send(call, role);
  const name = `${call.method} ${call.url} of ${role}`;
  expect(status, name).not.toBe(401);
  expect(status, name).toBeLessThan(500);
  if (status !== 403) return false;
  if (call.method === 'HEAD') return true;
  if (call.url.startsWith('/api/trpc')) {
    expect(JSON.parse(text).error.data, name).toMatchObject({ code: 'forbidden' });
  } else {
    expectProblem({ status, headers, text }, 'forbidden', 403);
  }
  return true;
};

test('the walk finds the calls of both protocols', () => {
  const count = (part: Partial<Call>, prefix: string) =>
    calls.filter(
      (call) =>
        call.url.startsWith(prefix) &&
        Object.entries(part).every(([name, value]) => call[name as keyof Call] === value),
    ).length;
  expect(count({ isRead: false }, '/api/admin/')).toBeGreaterThan(20);
  expect(count({ isRead: true }, '/api/admin/')).toBeGreaterThan(30);
  expect(count({ isRead: false }, '/api/trpc/')).toBeGreaterThan(20);
  expect(count({ isRead: true }, '/api/trpc/')).toBeGreaterThan(15);
  expect(count({ isForOwners: true }, '/api/')).toBeGreaterThan(7);
});

test('a viewer is refused each write before its body is checked, and nothing else but what is for owners', async () => {
  const withoutUse = async () => ({
    ...(await dump(given)),
    admin_token: (await allRows(given.db, 'admin_token')).map(({ last_used_at: _, ...row }) => row),
  });
  const before = await withoutUse();
  for (const call of calls) {
    const expected = !call.isRead || call.isForOwners;
    expect(await lacksRole(call, 'viewer'), `${call.method} ${call.url}`).toBe(expected);
  }
  expect(await withoutUse()).toEqual(before);
});

test('an editor is refused what is for owners, and nothing else', async () => {
  for (const call of calls) {
    const refused = await lacksRole(call, 'editor');
    expect(refused, `${call.method} ${call.url}`).toBe(call.isForOwners);
  }
});

test('an owner is refused nothing', async () => {
  for (const call of calls.filter(({ isForOwners }) => isForOwners)) {
    expect(await lacksRole(call, 'owner'), `${call.method} ${call.url}`).toBe(false);
  }
});

test.each([
  ['an upload', '/api/admin/uploads', 'multipart/form-data; boundary=x'],
  ['a large body over tRPC', '/api/trpc/admin.product.create', 'application/json'],
])('%s of a viewer is refused before it is read', async (_name, url, type) => {
  const { statusCode } = await given.app.inject({
    method: 'POST',
    url,
    headers: { 'x-admin-token': tokens.viewer, 'content-type': type },
    payload: 'x'.repeat(200_000),
  });
  expect(statusCode).toBe(403);
});

test('a path that does not exist is a 404 and a wrong method a 405, whatever the role', async () => {
  const status = async (method: Method, url: string) =>
    (await send({ method, url }, 'viewer')).statusCode;
  expect(await status('POST', '/api/admin/nothing')).toBe(404);
  expect(await status('PATCH', '/api/admin/products/1')).toBe(405);
});
