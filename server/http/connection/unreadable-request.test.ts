// Runs on SQLite only: headers do not depend on the database.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
afterEach(() => given.app.close());

async function start(variables: Record<string, string>) {
  given = await testApp(variables);
  await given.app.listen({ port: 0, host: '127.0.0.1' });
}

async function exchange(sent: string) {
  const { port } = given.app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.write(sent);
  const [head = ''] = (await readAll(socket)).split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((one) => {
    const [, name = '', value = ''] = /^([^:]+): *(.*)$/.exec(one) ?? [];
    return [name.toLowerCase(), value];
  });
  return { status: Number(line.split(' ')[1]), headers: Object.fromEntries(headers) };
}

const ofEachResponse = ['date', 'content-length', 'x-request-id', 'connection', 'keep-alive'];
const lasting = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofEachResponse.includes(name)));

const close = 'Host: site\r\nConnection: close\r\n';
const read = `GET /api/nothing HTTP/1.1\r\n${close}`;

const unreadable: [status: number, request: string][] = [
  [400, `FETCH /api/nothing HTTP/1.1\r\n${close}\r\n`],
  [408, 'GET /api/nothing HTTP/1.1\r\nX-Slow: '],
  [417, `${read}Expect: magic\r\n\r\n`],
  [431, `${read}X: ${'x'.repeat(70_000)}\r\n\r\n`],
];

describe.each([
  ['http', {}, undefined],
  ['https', { SITE_URL: 'https://cards.example' }, 'max-age=31536000'],
  [
    'https with subdomains',
    { SITE_URL: 'https://cards.example', HSTS: 'subdomains' },
    'max-age=31536000; includeSubDomains',
  ],
])('on a site with %s', (_site, variables, transport) => {
  test.each(unreadable)(
    'a %i carries the headers of any other problem',
    async (status, request) => {
      await start(variables);
      const ordinary = await exchange(`${read}\r\n`);
      expect(ordinary.status).toBe(404);
      expect(ordinary.headers['strict-transport-security']).toBe(transport);
      expect(ordinary.headers['x-content-type-options']).toBe('nosniff');
      if (status === 408) Object.assign(given.app.server, { headersTimeout: 1, requestTimeout: 1 });
      const answer = await exchange(request);
      expect(answer.status).toBe(status);
      expect(lasting(answer.headers)).toEqual(lasting(ordinary.headers));
    },
  );
});
