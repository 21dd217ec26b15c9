/** Anyone may send requests to tRPC over HTTP, not just our own client. */
// Runs on SQLite only: malformed requests are refused before any SQL.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, token } from '../testing/app.ts';
import { dump } from '../testing/rest.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp();
  await given.make.product({ i18n: { en: { name: 'Lucky Harbor' } } });
});

afterAll(() => given.app.close());

const headers = { 'x-admin-token': token, 'content-type': 'application/json' };
const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));

test.each([
  ['GET', '', 404, 'not_found'],
  ['GET', '/', 404, 'not_found'],
  ['GET', '/nothing', 404, 'not_found'],
  ['GET', '/__proto__.constructor', 404, 'not_found'],
  ['GET', '/catalogue', 404, 'not_found'],
  ['GET', '/catalogue.products,catalogue.top', 404, 'not_found'],
  ['GET', '/%zz', 400, 'bad_input'],
  ['GET', '/catalogue.products?input=%7B', 400, 'bad_input'],
  ['GET', '/catalogue.products?input=%zz', 400, 'bad_input'],
  ['GET', '/catalogue.products?input=', 400, 'bad_input'],
  ['GET', '/catalogue.products?input=null', 400, 'bad_input'],
  ['GET', '/catalogue.products?input=1&input=2', 400, 'bad_input'],
  ['GET', `/catalogue.products?input=${input({ market: ['US'] })}`, 400, 'bad_input'],
  ['GET', `/catalogue.product?input=${input({ id: 1.5 })}`, 400, 'bad_input'],
  ['GET', `/catalogue.product?input=${input({ id: '1x' })}`, 400, 'bad_input'],
  ['GET', `/catalogue.product?input=${input({ id: 1e300 })}`, 404, 'not_found'],
  ['GET', '/catalogue.products?input=[[[[[', 400, 'bad_input'],
  ['GET', '/catalogue.products?connectionParams=%7B&input=%7B%7D', 400, 'bad_input'],
  ['GET', '/admin.product.create', 405, 'method_not_allowed'],
  ['POST', '/catalogue.products', 405, 'method_not_allowed'],
  ['PUT', '/admin.product.create', 405, 'method_not_allowed'],
  ['PATCH', '/admin.product.create', 405, 'method_not_allowed'],
] as const)('%s %s answers %i %s', async (method, path, status, code) => {
  const response = await given.call(method, `/trpc${path}`, undefined, {
    headers,
    ...(method !== 'GET' && { payload: '{}' }),
  });
  expect(response.status, response.text).toBe(status);
  expect(response.body.error?.data.code ?? response.body.code).toBe(code);
});

test.each([
  ['GET', 'admin.product.create', 'POST'],
  ['HEAD', 'admin.product.create', 'POST'],
  ['POST', 'catalogue.products', 'GET, HEAD'],
] as const)('%s %s is refused with a hint to use %s', async (method, path, allowed) => {
  const response = await given.app.inject({
    ...{ method, url: `/api/trpc/${path}`, headers },
    ...(method === 'POST' && { payload: '{}' }),
  });
  expect([response.statusCode, response.headers.allow]).toEqual([405, allowed]);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  '%s is not supported, whatever call the path contains',
  async (method) => {
    for (const path of ['catalogue.products', 'admin.session', 'nothing']) {
      const url = `/api/trpc/${path}`;
      const response = await given.app.inject({ method: method as 'PUT', url });
      expect(response.statusCode, response.body).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD, POST');
    }
  },
);

test.each([
  ['catalogue.products?input=%7B%7D', 200],
  ['catalogue.products?input=5', 400],
  ['admin.session', 401],
  ['nothing', 404],
])('HEAD %s has the status and the headers of GET', async (path, status) => {
  const call = (method: 'GET' | 'HEAD') => given.app.inject({ method, url: `/api/trpc/${path}` });
  const [get, head] = [await call('GET'), await call('HEAD')];
  expect([head.statusCode, head.body]).toEqual([status, '']);
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(head.headers['content-type']).toBe(get.headers['content-type']);
});

test.each(['{', '[', '"', 'undefined', '{"i18n":', '\u0000', '{}{}', ''])(
  'a body of %j answers 400 and writes nothing',
  async (payload) => {
    const before = await dump(given);
    const response = await given.call('POST', '/trpc/admin.product.create', undefined, {
      headers,
      payload,
    });
    expect(response.status).toBe(400);
    expect(response.body.error.data.code).toBe('bad_input');
    expect(await dump(given)).toEqual(before);
  },
);

test.each([
  ['a body with invalid UTF-8', 'POST', '/admin.product.create', Buffer.from([0x22, 0xff, 0x22])],
  ['a truncated body', 'POST', '/admin.product.create', '{"i18n":'],
  ['a truncated input', 'GET', '/catalogue.products?input=%7B', undefined],
] as const)('%s is refused with our own message', async (_, method, path, payload) => {
  const url = `/api/trpc${path}`;
  const response = await given.app.inject({ method, url, headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json().error.data.errors).toEqual([
    { path: '', message: 'The request is not valid JSON in UTF-8' },
  ]);
});

test('a body’s content type may be in capitals', async () => {
  const response = await given.call('POST', '/trpc/admin.product.create', undefined, {
    headers: { ...headers, 'content-type': 'Application/JSON' },
    payload: '{}',
  });
  expect(response.body.error.data.code).toBe('bad_input');
});

test.each([
  ['POST', 'admin.product.create'],
  ['GET', 'catalogue.products?connectionParams=%7B'],
] as const)('%s %s is refused with a JSON response', async (method, path) => {
  const response = await given.app.inject({ method, url: `/api/trpc/${path}` });
  expect(response.statusCode).toBeGreaterThan(399);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
});

test('every call of a batch has its own result', async () => {
  const response = await given.call(
    'GET',
    `/trpc/catalogue.products,catalogue.product,admin.session?batch=1&input=${input({ 0: {}, 1: { id: 99 } })}`,
  );
  const [products, missing, session] = response.body;
  expect(products.result.data.items[0].name).toBe('Lucky Harbor');
  expect(missing.error.data).toMatchObject({ code: 'not_found', httpStatus: 404 });
  expect(session.error.data).toMatchObject({ code: 'unauthorized', httpStatus: 401 });
});

test('an invalid input in a batch affects no other call and causes no 5xx', async () => {
  const path = 'catalogue.products,catalogue.products';
  const response = await given.call('GET', `/trpc/${path}?batch=1&input=${input({ 0: {}, 1: 5 })}`);
  expect(response.status).toBeLessThan(500);
  expect(response.body[0].result.data.total).toBe(1);
  expect(response.body[1].error.data.code).toBe('bad_input');
});

test.each(['5', 'null', '[', '"x"'])('a batch whose input is %s answers 400', async (value) => {
  const path = 'catalogue.products,catalogue.top';
  const response = await given.call(
    'GET',
    `/trpc/${path}?batch=1&input=${encodeURIComponent(value)}`,
  );
  expect(response.status).toBe(400);
});

test('a batch of all the calls that a page makes is allowed', async () => {
  const names = ['product', 'banner', 'exclusiveBonus', 'topListEntry', 'promoCode', 'category'];
  const path = names.map((name) => `admin.${name}.list`).join();
  const inputs = input(Object.fromEntries(names.map((_, index) => [index, {}])));
  const response = await given.call('GET', `/trpc/${path}?batch=1&input=${inputs}`, undefined, {
    headers,
  });
  expect(response.status, response.text).toBe(200);
  expect(response.body).toHaveLength(names.length);
});

test('a batch of hundreds of calls is refused', async () => {
  const path = Array(500).fill('catalogue.top').join();
  const response = await given.call('GET', `/trpc/${path}?batch=1&input=%7B%7D`);
  expect(response.status).toBe(400);
});

test('an admin call without the token is refused before its input is validated', async () => {
  for (const payload of ['{', '{"i18n":{"en":{"name":7}}}', ' '.repeat(1000)]) {
    const response = await given.call('POST', '/trpc/admin.product.create', undefined, {
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(response.status).toBe(401);
    expect(response.body.error.data.errors).toBeUndefined();
  }
});

test('responses to editors cannot be cached', async () => {
  const overTrpc = await given.call('GET', '/trpc/admin.session', undefined, { headers });
  expect(overTrpc.headers['cache-control']).toBe('no-store');
  const overRest = await given.call('GET', '/admin/session');
  expect(overRest.headers['cache-control']).toBe('no-store');
});
