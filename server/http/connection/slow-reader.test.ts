// Runs in test:long only: waits for slow clients.
// Runs on SQLite only: client connections have nothing to do with the database.
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { cutSlowReaders } from './slow-reader.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const listen = async (handle: RequestListener, maxPause: number) => {
  server = createServer(handle);
  cutSlowReaders(server, maxPause);
  await once(server.listen(0, '127.0.0.1'), 'listening');
};

/** Sends a request from a client that doesn't read until it's resumed. */
async function ask(path = '/'): Promise<{ client: Socket; response: ServerResponse }> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  client.write(`GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`);
  const [, response] = await once(server, 'request');
  return { client, response };
}

/** Larger than the buffers of both ends. */
const large = Buffer.alloc(40_000_000, 'x');

test('disconnects a client that stops reading', async () => {
  await listen((_, response) => response.end(large), 100);
  const { response } = await ask();
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
});

test('a client that reads slowly but steadily receives everything', async () => {
  await listen((_, response) => response.end(large), 1_000);
  const { client, response } = await ask();
  const sent = once(response, 'close');
  let taken = 0;
  for await (const chunk of client) {
    if (Math.floor((taken + chunk.length) / 1e6) > Math.floor(taken / 1e6)) await pause(60);
    taken += chunk.length;
    if (taken > large.length) break;
  }
  await sent;
  expect(response.writableFinished).toBe(true);
});

test('idle streams and slow handlers are not cut off, however long they take', async () => {
  await listen((_, response) => response.writeHead(200).write('first'), 100);
  const { client, response } = await ask();
  await once(response, 'timeout');
  const all = buffer(client);
  response.end('last');
  await once(response, 'close');
  client.end();
  expect(String(await all)).toMatch(/first.*last/s);
});

test('disconnects a client that stops reading after a slow response too', async () => {
  await listen(() => {}, 100);
  const { response } = await ask();
  await once(response, 'timeout');
  response.end(large);
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
});

test('disconnects a client that does not read and sends garbage immediately', async () => {
  const { app } = await testApp();
  app.get('/large', (_, reply) => reply.send(large));
  await app.listen({ port: 0, host: '127.0.0.1' });
  server = app.server;
  const { client, response } = await ask('/large');
  client.write('nonsense\r\n\r\n');
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
  await app.close();
});

test('the full server gives clients 60 s to read, but lets /api/online wait for news', async () => {
  const { app } = await testApp({ ONLINE_COUNTER: 'live' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  server = app.server;
  const { client, response } = await ask('/api/online');
  await once(client.resume(), 'data');
  const { socket } = response;
  expect(socket?.timeout).toBe(60_000);
  response.emit('timeout');
  expect(socket?.destroyed).toBe(false);
  await app.close();
});
