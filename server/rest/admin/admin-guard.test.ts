// Runs on SQLite only: roles are checked before any SQL.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, token } from '../../testing/app.ts';
import { describedCalls, dump, expectProblem, listening } from '../../testing/rest.ts';

let given: TestApp;
let send: Awaited<ReturnType<typeof listening>>;
let before: Awaited<ReturnType<typeof dump>>;
let paths: string[];

beforeAll(async () => {
  given = await testApp();
  await given.make.product({ categories: [1] });
  send = await listening(given);
  before = await dump(given);
  const described = await describedCalls(given);
  paths = described.map(({ path }) => path.replace(/\{\w+\}/g, '1'));
});

afterAll(async () => {
  expect(await dump(given)).toEqual(before);
  await given.app.close();
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'];
/** Node accepts these methods, and Fastify has no routes for them. */
const strangeMethods = ['PROPFIND', 'SEARCH', 'LOCK', 'PURGE'];

/** A short run tries every method without a token, and only these with a wrong one. */
const usualMethods = process.env.TEST_EXTENT === 'long' ? methods : ['GET', 'POST'];

const noRightToken: [string, Record<string, string>][] = [
  ['without a token', {}],
  ['with a wrong token', { 'x-admin-token': 'wrong' }],
  ['with an empty token', { 'x-admin-token': '' }],
  ['with the token twice', { 'x-admin-token': `${token}, ${token}` }],
  ['with the token elsewhere', { authorization: `Bearer ${token}`, cookie: `adminToken=${token}` }],
];

const unknownPaths = [
  '/api/admin',
  '/api/admin/',
  `/api/admin?x-admin-token=${token}`,
  '/api/admin//products',
  '/api/admin/products/',
  '/api/admin/nothing/here',
  '/api/admin/products/1/nothing',
  `/api/admin/products/${'1'.repeat(500)}`,
  '/api/admin/../admin/products',
  '/api/%61dmin/products',
  '/%61pi/%61%64%6d%69%6e/products',
  '/api/admin/%2e%2e/products',
  '/api/admin/products%2f1',
  '/api/admin/%00',
  'http://elsewhere/api/admin/products',
];

const undecodable = [
  '/api/admin/%',
  '/api/admin/%zz',
  '/api/admin/products/%c3%28',
  '/api/%61dmin/%zz',
  'http://elsewhere/api/admin/%zz',
];

describe.each(noRightToken)('%s', (_, headers) => {
  test('every admin call answers 401, whatever its method', async () => {
    const admin = paths.filter((path) => path.startsWith('/api/admin'));
    expect(admin.length).toBeGreaterThan(15);
    const tried = Object.keys(headers).length === 0 ? methods : usualMethods;
    for (const path of admin) {
      for (const method of tried) {
        const answer = await send(method, path, headers);
        expect(answer.status, `${method} ${path}`).toBe(401);
        if (method !== 'HEAD') expectProblem(answer, 'unauthorized', 401);
      }
    }
  });

  test.each(strangeMethods)('%s answers 401 too', async (method) => {
    for (const path of ['/api/admin/products', '/api/admin/nothing']) {
      expectProblem(await send(method, path, headers), 'unauthorized', 401);
    }
  });

  test.each(unknownPaths)('%s answers 401', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expectProblem(await send(method, path, headers), 'unauthorized', 401);
    }
  });

  test.each(undecodable)('%s answers 401', async (path) => {
    expectProblem(await send('GET', path, headers), 'unauthorized', 401);
  });

  test.each([
    ['that is malformed', 'application/json', '{"i18n":'],
    ['of another type', 'text/plain', 'name=Lucky'],
    ['that targets prototypes', 'application/json', '{"__proto__":{"name":"x"}}'],
    ['that exceeds every limit', 'application/json', ' '.repeat(20 * 1024 * 1024)],
  ])('a body %s makes no difference', async (_kind, type, body) => {
    for (const [method, path] of [
      ['POST', '/api/admin/products'],
      ['PUT', '/api/admin/products/1'],
      ['PUT', '/api/admin/products/reorder'],
      ['POST', '/api/admin/nothing'],
    ] as const) {
      const answer = await send(method, path, { ...headers, 'content-type': type }, body);
      expectProblem(answer, 'unauthorized', 401);
    }
  });
});

describe('with the token', () => {
  const headers = { 'x-admin-token': token };

  test('the session contains its holder’s name', async () => {
    const answer = await given.call('GET', '/admin/session');
    expect(answer.body).toEqual({ name: expect.any(String), role: 'owner' });
  });

  test.each(unknownPaths.filter((path) => !/%61|elsewhere|1{500}/.test(path)))(
    '%s answers 404',
    async (path) => {
      expectProblem(await send('GET', path, headers), 'not_found', 404);
    },
  );

  test.each(undecodable)('%s answers 400', async (path) => {
    expectProblem(await send('GET', path, headers), 'bad_input', 400);
  });

  test.each([
    ['PATCH', '/api/admin/products', 'GET, HEAD, POST'],
    ['GET', '/api/admin/toplists/entries/1', 'DELETE, PUT'],
    ['POST', '/api/admin/products/1', 'DELETE, GET, HEAD, PUT'],
    ['PROPFIND', '/api/admin/calendar', 'GET, HEAD'],
    ['DELETE', 'http://elsewhere/api/admin/calendar', 'GET, HEAD'],
  ])('%s %s answers 405 and allows %s', async (method, path, allow) => {
    const answer = await send(method, path, headers);
    expectProblem(answer, 'method_not_allowed', 405);
    expect(new Headers(answer.headers as HeadersInit).get('allow')).toBe(allow);
  });
});
