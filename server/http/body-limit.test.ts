/** A large body without the admin token is refused before it is read completely. The token allows a larger one. */
// Runs on SQLite only: a large body is refused before any SQL.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp, token } from '../testing/app.ts';
import { describedCalls, expectProblem } from '../testing/rest.ts';

let given: TestApp;
const start = async (variables: Record<string, string> = {}) => {
  given = await testApp(variables);
};
afterEach(() => given.app.close());

const kibibyte = 1024;
const withSize = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
const limit = 64 * kibibyte;
const json = { 'content-type': 'application/json' };
const asAdministrator = { 'x-admin-token': token };

const publicCalls = [
  '/api/inquiries',
  '/api/account/password',
  '/api/account/email',
  '/api/account/deletion',
  '/api/account/saved-items',
  '/api/trpc/catalogue.inquire',
  '/api/trpc/admin.product.create',
];

const send = (
  method: 'POST' | 'PUT',
  url: string,
  payload: string,
  headers: Record<string, string> = {},
) => given.app.inject({ method, url, payload, headers: { ...json, ...headers } });

describe('a request body', () => {
  beforeEach(() => start());

  test.each(publicCalls)('of 64 KiB is read by %s, and one more byte is a 413', async (url) => {
    const { statusCode } = await send('POST', url, withSize(limit));
    expect([400, 401]).toContain(statusCode);
    expect((await send('POST', url, withSize(limit + 1))).statusCode).toBe(413);
  });

  test('that is large is accepted with the token, over REST and tRPC', async () => {
    const body = withSize(4_000 * kibibyte);
    const calls = (await describedCalls(given)).filter(({ path }) => path.endsWith('/reorder'));
    expect(calls.length).toBeGreaterThan(2);
    for (const { path } of calls) {
      expect((await send('PUT', path, body, asAdministrator)).statusCode).toBe(400);
      expect((await send('PUT', path, body)).statusCode).toBe(401);
    }
    const url = '/api/trpc/admin.product.reorder';
    expect((await send('POST', url, body, asAdministrator)).statusCode).toBe(400);
    expect((await send('POST', url, body, { 'x-admin-token': 'wrong' })).statusCode).toBe(401);
  });

  test.each(['multipart/form-data; boundary=x', 'application/octet-stream', 'text/plain'])(
    'of type %s is refused by tRPC',
    async (type) => {
      const url = '/api/trpc/catalogue.inquire';
      const response = await send('POST', url, '--x', { 'content-type': type });
      expect(response.statusCode).toBe(415);
    },
  );
});

test('a wrong token sent with a large body counts as a failed attempt', async () => {
  await start({ RATE_LIMIT: '600' });
  const guess = () =>
    send('POST', '/api/trpc/catalogue.inquire', withSize(limit + 1), { 'x-admin-token': 'wrong' });
  for (let time = 0; time < 10; time += 1) expect((await guess()).statusCode).toBe(401);
  expect((await guess()).statusCode).toBe(429);
  const response = await given.app.inject({ url: '/api/admin/session', headers: asAdministrator });
  expectProblem(
    { status: response.statusCode, headers: response.headers, text: response.body },
    'too_many_requests',
    429,
  );
});

describe('forty stalled request bodies', () => {
  /** Sends the beginning of a body and waits for the response. */
  async function begin(port: number, url: string, length: string, body: string) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const head = [`POST ${url} HTTP/1.1`, 'host: site', 'content-type: application/json', length];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    const [response] = await once(socket, 'data');
    socket.destroy();
    return String(response).slice(0, 12);
  }

  const size = 4_000 * kibibyte;
  test.each([
    ['of declared size', `content-length: ${size}`, ''],
    [
      'sent in chunks',
      'transfer-encoding: chunked',
      `${size.toString(16)}\r\n${' '.repeat(limit + 1)}`,
    ],
  ])('%s are refused without waiting for the rest', async (_how, length, body) => {
    await start();
    await given.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = given.app.server.address() as AddressInfo;
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        begin(port, publicCalls[index % publicCalls.length] as string, length, body),
      ),
    );
    expect(responses).toEqual(Array(40).fill('HTTP/1.1 413'));
  });
});
