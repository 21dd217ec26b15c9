// Runs on SQLite only: client connections have nothing to do with the database.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp['app'];
let finish: () => void;
let client: Socket;
let received: Promise<string>;
let closed: Promise<void>;

const get = (path: string) => client.write(`GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`);

beforeEach(async () => {
  ({ app } = await testApp());
  const held = Promise.withResolvers<void>();
  finish = held.resolve;
  app.get('/held', () => held.promise.then(() => 'answered'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  received = text(client);
  get('/held');
  await once(app.server, 'request');
  closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
});

test('a request in progress is answered before its connection closes', async () => {
  finish();
  expect(await received).toMatch(/^HTTP\/1.1 200 .*answered$/s);
  await closed;
}, 20_000);

test('a later request is told to retry in five seconds', async () => {
  const arrived = once(app.server, 'request');
  get('/api/products');
  await arrived;
  finish();
  const [, , second = ''] = (await received).split('HTTP/1.1 ');
  expect(second).toMatch(/^503 /);
  expect(second).toMatch(/^retry-after: 5\r$/im);
  expect(second).toMatch(/^content-type: application\/problem\+json/im);
  expect(second).toMatch(/"code":"overloaded"/);
  await closed;
}, 20_000);
