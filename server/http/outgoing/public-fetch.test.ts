import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { internet, type Network, publicFetch, resolveWith } from './public-fetch.ts';
import { dnsServer } from './testing/dns-server.ts';
import { hostsOfThisMachine, nonWebUrls } from './testing/inside-url.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** The receiver counts connections, to detect those without a request too. */
async function receiver(answer: RequestListener, host = '127.0.0.1', port = 0) {
  const server = createServer(answer);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(port, host);
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

async function resolvedBy(addressesOf: (host: string) => string[]) {
  const dns = await dnsServer(addressesOf);
  closing.push(dns.close);
  return { dns, resolve: resolveWith([dns.address]) };
}

const hello: RequestListener = (request, response) => response.end(`hello ${request.headers.host}`);
const request = { method: 'GET', timeout: 5_000, maxBytes: 1_000 } as const;
/** Treats a single address of this machine as public. */
const isPublic = (ip: string) => ip === '127.0.0.1';

const get = (url: string, network?: Network, more: object = {}) =>
  publicFetch(url, { ...request, ...more }, network);

test('a name is resolved once, and the request goes to the checked address', async () => {
  const checked = await receiver(hello);
  const other = await receiver(hello, '127.0.0.2', checked.port);
  let asked = 0;
  const { dns, resolve } = await resolvedBy(() => {
    asked += 1;
    return [asked === 1 ? '127.0.0.1' : '127.0.0.2'];
  });
  const url = `http://hooks.example:${checked.port}/`;
  const answer = await get(url, { isPublic, resolve });
  expect([answer.status, answer.body.toString()]).toEqual([
    200,
    `hello hooks.example:${checked.port}`,
  ]);
  expect([dns.questions(), checked.connections(), other.connections()]).toEqual([1, 1, 0]);

  await expect(get(url, { isPublic, resolve })).rejects.toThrow(
    'hooks.example is not on the public internet: its address is 127.0.0.2',
  );
  expect(other.connections()).toBe(0);
});

test('one private address among several is enough to refuse the request', async () => {
  const { port, connections } = await receiver(hello);
  const { resolve } = await resolvedBy(() => ['127.0.0.1', '127.0.0.2']);
  await expect(get(`http://hooks.example:${port}/`, { isPublic, resolve })).rejects.toThrow(
    'not on the public internet',
  );
  expect(connections()).toBe(0);
});

test('this machine is never called, however its address is spelled', async () => {
  const { port, connections } = await receiver(hello, '::');
  const { resolve } = await resolvedBy(() => ['127.0.0.1']);
  const network = { ...internet, resolve };
  for (const host of hostsOfThisMachine) {
    await expect(get(`http://${host}:${port}/`, network), host).rejects.toThrow(
      /not on the public internet|has no address|does not start with/,
    );
  }
  await expect(get(`http://localhost:${port}/`)).rejects.toThrow(/not on|has no address|The DNS/);
  expect(connections()).toBe(0);
});

test.each(nonWebUrls)('%s is refused because it is not a web URL', async (url) => {
  await expect(get(url)).rejects.toThrow('does not start with http:// or https://');
});

test('a URL with a user or a password is refused', async () => {
  await expect(get('http://ada@hooks.example/')).rejects.toThrow('a user name or password');
  await expect(get('http://:secret@hooks.example/')).rejects.toThrow('a user name or password');
});

test('a redirect is returned and not followed', async () => {
  const target = await receiver(hello);
  const { port } = await receiver((_, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${target.port}/` }).end(),
  );
  const answer = await get(`http://127.0.0.1:${port}/`, { ...internet, isPublic });
  expect([answer.status, target.connections()]).toEqual([302, 0]);
});

test('a response that asks for a protocol upgrade ends the request', async () => {
  const { port } = await receiver((_, response) =>
    response.socket?.write(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    ),
  );
  const answer = await get(`http://127.0.0.1:${port}/`, { ...internet, isPublic });
  expect(answer.status).toBe(101);
});

test('an oversized response or one that never ends is a failure', async () => {
  const network = { ...internet, isPublic };
  const large = await receiver((_, response) => response.end('x'.repeat(1_001)));
  await expect(get(`http://127.0.0.1:${large.port}/`, network)).rejects.toThrow(
    `127.0.0.1:${large.port} answered with more than 1000 bytes`,
  );
  const endless = await receiver((_, response) => response.write('x'));
  const silent = await receiver(() => {});
  for (const { port } of [endless, silent]) {
    await expect(get(`http://127.0.0.1:${port}/`, network, { timeout: 200 })).rejects.toThrow(
      `127.0.0.1:${port} did not answer within 0.2 seconds`,
    );
  }
});

test('without a limit no body is read, however long', async () => {
  const endless = await receiver((_, response) => response.write('x'));
  const answer = await publicFetch(
    `http://127.0.0.1:${endless.port}/`,
    { method: 'GET', timeout: 5_000 },
    { ...internet, isPublic },
  );
  expect([answer.status, answer.body.toString()]).toEqual([200, '']);
});

test('distinguishes an unknown name from a DNS failure', async () => {
  const { resolve } = await resolvedBy(() => []);
  await expect(get('http://gone.example/', { isPublic, resolve })).rejects.toMatchObject({
    cause: 'no-address',
  });
  const away = createSocket('udp4').bind(0, '127.0.0.1');
  await once(away, 'listening');
  const { port } = away.address();
  away.close();
  const failing = { isPublic, resolve: resolveWith([`127.0.0.1:${port}`]) };
  const error = await get('http://hooks.example/', failing).catch((error: Error) => error);
  expect(error).not.toHaveProperty('cause');
  expect(error).toMatchObject({ message: expect.stringContaining('The DNS lookup of') });
});

test('stops waiting for DNS when the request times out', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  closing.push(() => silent.close());
  const network = { isPublic, resolve: resolveWith([`127.0.0.1:${silent.address().port}`]) };
  await expect(get('http://hooks.example/', network, { timeout: 100 })).rejects.toThrow(
    'hooks.example did not answer within 0.1 seconds',
  );
  const stop = new AbortController();
  const stopped = get('http://hooks.example/', network, { signal: stop.signal });
  stop.abort(new Error('The process is exiting'));
  await expect(stopped).rejects.toThrow('The process is exiting');
});
