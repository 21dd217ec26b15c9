/** Malformed requests over a raw socket get a response too, in the format of all errors. */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, token } from '../testing/app.ts';

let given: TestApp;
let port: number;

beforeAll(async () => {
  given = await testApp();
  await given.make.product();
  await given.app.listen({ port: 0, host: '127.0.0.1' });
  port = (given.app.server.address() as AddressInfo).port;
});

afterAll(() => given.app.close());

/** Returns everything the server sends until it closes the connection; with `ends` the client closes its side. */
async function exchange(sent: string, ends = false) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  socket.write(sent, 'latin1');
  if (ends) socket.end();
  const received = await readAll(socket);
  socket.destroy();
  return received.split(/(?=HTTP\/1\.1 \d{3} )/).map((response) => {
    const [head = '', body = ''] = response.split('\r\n\r\n', 2);
    const type = /^content-type: *([^;\r]*)/im.exec(head)?.[1];
    return { status: Number(head.slice(9, 12)), type, body };
  });
}

const close = 'Host: site\r\nConnection: close\r\n';
const json = `${close}Content-Type: application/json\r\nx-admin-token: ${token}\r\n`;
const post = 'POST /api/admin/products HTTP/1.1\r\n';

const refused: [kind: string, status: number, request: string, ends?: true][] = [
  ['no Host', 400, 'GET /api/products HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two Hosts', 400, `GET /metrics HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`],
  ['two Host headers for a page', 400, `GET /casino HTTP/1.1\r\nhost: site\r\n${close}\r\n`],
  ['a future version of the protocol', 400, `GET /api/products HTTP/9.9\r\n${close}\r\n`],
  ['the HTTP/2 preface', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an invalid method', 400, `FETCH /api/products HTTP/1.1\r\n${close}\r\n`],
  ['a path without a slash', 400, `GET api/products HTTP/1.1\r\n${close}\r\n`],
  ['a path with raw bytes', 400, `GET /api/\xfe\xff HTTP/1.1\r\n${close}\r\n`],
  ['a path that cannot be decoded', 400, `GET /api/%ff HTTP/1.1\r\n${close}\r\n`],
  ['a doubled slash', 404, `POST //api/products HTTP/1.1\r\n${close}\r\n`],
  ['an asterisk', 404, `OPTIONS * HTTP/1.1\r\n${close}\r\n`],
  ['another host in the URL', 405, `POST http://elsewhere/api/products HTTP/1.1\r\n${close}\r\n`],
  [
    'a header of 70 kB',
    431,
    `GET /api/products HTTP/1.1\r\n${close}X: ${'x'.repeat(70_000)}\r\n\r\n`,
  ],
  ['a query of 100 kB', 431, `GET /api/products?q=${'x'.repeat(100_000)} HTTP/1.1\r\n${close}\r\n`],
  ['a header with a space in its name', 400, `GET /api/products HTTP/1.1\r\n${close}X : y\r\n\r\n`],
  ['two lengths', 400, `${post}${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ['a negative length', 400, `${post}${json}Content-Length: -1\r\n\r\n{}`],
  [
    'both a length and chunks',
    400,
    `${post}${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a broken chunk', 400, `${post}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['a truncated body', 400, `${post}${json}Content-Length: 100\r\n\r\n{}`, true],
  ['chunks that end early', 400, `${post}${json}Transfer-Encoding: chunked\r\n\r\n5\r\n{}`, true],
  ['a length over the limit', 413, `${post}${json}Content-Length: 99999999\r\n\r\n`],
  [
    'chunks over the limit',
    413,
    `${post}${json}Transfer-Encoding: chunked\r\n\r\n900000\r\n${' '.repeat(0x900000)}\r\n0\r\n\r\n`,
  ],
  [
    'chunks of valid JSON without a name',
    400,
    `${post}${json}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ],
  ['an unknown expectation', 417, `${post}${json}Expect: magic\r\nContent-Length: 2\r\n\r\n{}`],
  ['the token twice', 401, `${post}${json}x-admin-token: ${token}\r\nContent-Length: 2\r\n\r\n{}`],
  ['a body without the token', 401, `${post}${close}Content-Length: 99999999\r\n\r\n`],
];

test.each(refused)('%s answers %i in problem+json', async (_, status, request, ends) => {
  const [response] = await exchange(request, ends);
  expect(response).toMatchObject({ status, type: 'application/problem+json' });
  expect(JSON.parse(response?.body ?? '')).toMatchObject({ status, code: expect.any(String) });
});

test.each([
  ['HTTP/1.0', 'GET /api/products HTTP/1.0\r\n\r\n'],
  ['another host in the URL', `GET http://elsewhere/api/products HTTP/1.1\r\n${close}\r\n`],
  ['an upgrade to another protocol', `GET /api/products HTTP/1.1\r\n${close}Upgrade: h2c\r\n\r\n`],
  ['a body', `GET /api/products HTTP/1.1\r\n${close}Content-Length: 2\r\n\r\n{x`],
  ['a hundred headers', `GET /api/products HTTP/1.1\r\n${close}${'X: y\r\n'.repeat(100)}\r\n`],
  ['a range', `GET /api/products HTTP/1.1\r\n${close}Range: bytes=0-1\r\n\r\n`],
])('a read with %s is answered', async (_, request) => {
  const [response] = await exchange(request);
  expect(response).toMatchObject({ status: 200, type: 'application/json' });
  expect(JSON.parse(response?.body ?? '')).toMatchObject({ total: 1 });
});

test('fifty pipelined requests get fifty responses, in order', async () => {
  const requests = Array.from(
    { length: 50 },
    (_, at) =>
      `GET /api/products?offset=${at} HTTP/1.1\r\n${at === 49 ? close : 'Host: site\r\n'}\r\n`,
  );
  const responses = await exchange(requests.join(''));
  expect(responses.map(({ body }) => JSON.parse(body).offset)).toEqual(
    responses.map((_, at) => at),
  );
  expect(responses).toHaveLength(50);
});

test('pipelined reads see a write completely or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await given.make.product();
    const admin = (method: string, headers = 'Host: site\r\n') =>
      `${method} /api/admin/products/${id} HTTP/1.1\r\n${headers}x-admin-token: ${token}\r\n\r\n`;
    const responses = await exchange(
      [admin('GET'), admin('GET'), admin('DELETE'), admin('GET'), admin('GET', close)].join(''),
    );
    const [first, second, ...rest] = responses.map(({ status }) => status);
    expect(new Set([first, second])).not.toContain(500);
    expect(rest).toEqual([204, 404, 404]);
  }
});

test.each([
  ['a body', 'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{'],
  ['a header', 'X-Slow: '],
])('%s that does not arrive in time answers 408, and the connection is closed', async (_, part) => {
  const { server } = given.app;
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 60_000 });
  // The timeouts are shortened for the test. Node ignores a request timeout below that of the headers.
  Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
  const [response] = await exchange(`POST /api/inquiries HTTP/1.1\r\nHost: site\r\n${part}`);
  Object.assign(server, { headersTimeout: 15_000, requestTimeout: 60_000 });
  expect(response).toMatchObject({ status: 408, type: 'application/problem+json' });
  expect(JSON.parse(response?.body ?? '')).toMatchObject({ status: 408, code: 'timed_out' });
});

test('the first requests of a long pipeline are answered, and the rest refused', async () => {
  const ask = 'GET /api/health HTTP/1.1\r\nHost: site\r\n';
  const responses = await exchange(`${`${ask}\r\n`.repeat(299)}${ask}Connection: close\r\n\r\n`);
  expect(responses.map(({ status }) => status)).toEqual([
    ...Array(100).fill(200),
    ...Array(200).fill(429),
  ]);
});

test('a connection may carry any number of requests, one after another', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let time = 0; time < 120; time += 1) {
    const [response] = await once(
      get({ port, host: '127.0.0.1', path: '/api/health', agent }),
      'response',
    );
    expect(response.statusCode).toBe(200);
    await readAll(response);
  }
  agent.destroy();
});
