/** A server with little memory survives the most expensive requests that anyone can send. */
// Runs on SQLite only: the memory of the server is measured, not the database.
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { type Server, startServer } from '../../../server/testing/process.ts';
import { badRequests, type SentRequest } from './bad-request.ts';

let server: Server;

beforeAll(async () => {
  const variables = { SEED: 'off', LOG_LEVEL: 'silent', NODE_OPTIONS: '--max-old-space-size=256' };
  server = await startServer(temporaryFolder(), variables);
});

afterAll(() => server.stop());

const megabyte = 1024 * 1024;
const json = { 'content-type': 'application/json' };
const attack = (url: string, body: string): SentRequest => ({
  method: 'POST',
  url,
  headers: json,
  body,
});

/** Each of these once took gigabytes or caused a 500. */
const attacks = [
  attack('/api/inquiries', `{"kind":"application","markets":[1${',1'.repeat(4 * megabyte - 50)}]}`),
  attack('/api/account/email', `{"password":"x","email":"${'a@'.repeat(4 * megabyte - 50)}"}`),
  attack('/api/trpc/catalogue.inquire', '['.repeat(8 * megabyte)),
];

/** Returns undefined if the server rejected the body by closing the connection. */
const statusOf = ({ method, url, headers, body }: SentRequest) =>
  fetch(server.url + url, { method, headers, body: body ?? null, redirect: 'manual' }).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => undefined,
  );

async function isHealthy() {
  expect(server.process.exitCode).toBeNull();
  expect(await statusOf({ method: 'GET', url: '/api/health', headers: {} })).toBe(200);
}

/** Reads the memory of the whole process from Linux, in megabytes. */
async function memory() {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

test.runIf(process.platform === 'linux')(
  'forty unfinished bodies of 8 MB cost less than 40 MB',
  async () => {
    const { hostname, port } = new URL(server.url);
    const urls = [
      '/api/inquiries',
      '/api/account/email',
      '/api/trpc/catalogue.inquire',
      '/contact',
    ];
    // The first requests take some memory whatever their bodies are.
    for (const { sent } of badRequests.slice(0, 20)) await statusOf(sent);
    const before = await memory();
    const sockets = Array.from({ length: 40 }, () => connect(Number(port), hostname));
    await Promise.all(sockets.map((socket, index) => begin(socket, urls[index % urls.length])));
    await isHealthy();
    expect((await memory()) - before).toBeLessThan(40);
    for (const socket of sockets) socket.destroy();
  },
);

/** The server may stop reading before all eight megabytes are sent. */
async function begin(socket: Socket, url = '') {
  const type = url.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded';
  const head = [
    `POST ${url} HTTP/1.1`,
    'host: site',
    `content-type: ${type}`,
    'transfer-encoding: chunked',
  ];
  socket.on('error', () => {});
  socket.write(`${head.join('\r\n')}\r\n\r\n${(8 * megabyte).toString(16)}\r\n`);
  const taken = new Promise((resolve) =>
    socket.write(Buffer.alloc(8 * megabyte - 1, ' '), resolve),
  );
  await Promise.race([taken, new Promise((resolve) => socket.once('close', resolve))]);
}

test('a server with 256 MB survives all of the requests, sent twenty at a time', async () => {
  const waiting = [...attacks, ...attacks, ...badRequests.map(({ sent }) => sent)];
  const statuses = new Set<number | undefined>();
  const client = async () => {
    for (let sent = waiting.shift(); sent; sent = waiting.shift())
      statuses.add(await statusOf(sent));
  };
  await Promise.all(Array.from({ length: 20 }, client));
  expect([...statuses].filter((status) => status !== undefined && status >= 500)).toEqual([]);
  await isHealthy();
});
