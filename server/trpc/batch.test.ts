/** Each call of a batch counts individually. */
// Runs on SQLite only: batches are counted before any SQL.
import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp, token } from '../testing/app.ts';

let given: TestApp;
const start = async (variables: Record<string, string> = {}) => {
  given = await testApp(variables);
};
afterEach(() => given.app.close());

const batch = (calls: number, headers: Record<string, string> = {}, name = 'catalogue.top') => {
  const input = Object.fromEntries(Array.from({ length: calls }, (_, index) => [index, {}]));
  const url = `/trpc/${Array(calls).fill(name)}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
  return given.call('GET', url, undefined, { headers });
};

const asAdministrator = { 'x-admin-token': token };

test('a visitor may send a batch of ten calls, and only an editor one of eleven', async () => {
  await start();
  expect((await batch(10)).status).toBe(200);
  const refused = await batch(11);
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toMatch(/at most 10 calls/);
  expect((await batch(11, asAdministrator)).status).toBe(200);
  expect((await batch(50, asAdministrator)).status).toBe(200);
  expect((await batch(51, asAdministrator)).status).toBe(400);
  expect((await batch(11, { 'x-admin-token': 'wrong' })).status).toBe(401);
});

test('every call of a batch counts against the request limit', async () => {
  await start({ RATE_LIMIT: '5' });
  const { status, headers, body } = await batch(8);
  const codes = body.map((call: { error?: { data: { code: string } } }) => call.error?.data.code);
  expect(codes).toEqual([...Array(5).fill(undefined), ...Array(3).fill('too_many_requests')]);
  expect(status).toBe(207);
  expect(headers['retry-after']).toMatch(/^(60|[1-5]\d)$/);
  expect((await given.call('GET', '/products')).status).toBe(429);
});

test('other requests are handled between two calls of a batch', async () => {
  await start();
  const ticksDuring = async (work: () => Promise<unknown>) => {
    let ticks = 0;
    let next = setImmediate(function count() {
      ticks += 1;
      next = setImmediate(count);
    });
    await work();
    clearImmediate(next);
    return ticks;
  };
  await batch(1);
  const [one, ten] = [await ticksDuring(() => batch(1)), await ticksDuring(() => batch(10))];
  expect(ten - one).toBeGreaterThanOrEqual(9);
});

test('refuses a field name that would change an object’s prototype in queries and bodies, but only after checking the token', async () => {
  await start();
  const named = '{"__proto__":{"code":"x"}}';
  const query = await given.call('GET', `/trpc/catalogue.top?input=${encodeURIComponent(named)}`);
  expect(query.body.error.data).toMatchObject({
    code: 'bad_input',
    errors: [{ path: '__proto__' }],
  });
  const create = (headers: Record<string, string>) =>
    given.call('POST', '/trpc/admin.product.create', undefined, {
      payload: named,
      headers: { 'content-type': 'application/json', ...headers },
    });
  expect((await create({})).status).toBe(401);
  expect((await create(asAdministrator)).status).toBe(400);
});
