// Runs in test:long only: starts a server per test.
// Runs on SQLite only: signals, settings and shutdown are the same on both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../db/testing/temporary-folder.ts';
import { fakeS3 } from './image/upload/testing/fake-s3.ts';
import { adminToken, serverFile, serverVariables, startServer } from './testing/process.ts';

const quiet = { SEED: 'off', LOG_LEVEL: 'silent' };

test('a request in flight is answered before the server exits', async () => {
  const server = await startServer(temporaryFolder(), quiet);
  const { hostname, port } = new URL(server.url);
  const body = JSON.stringify({ i18n: { en: { name: 'Last' } } });
  const client = connect(Number(port), hostname);
  await once(client, 'connect');
  const request = [
    'POST /api/admin/products HTTP/1.1',
    'host: test',
    `x-admin-token: ${adminToken}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
    'connection: close',
  ];
  client.write(`${request.join('\r\n')}\r\n\r\n`);
  const [proceed] = await once(client, 'data');
  expect(String(proceed)).toContain('100 Continue');

  const ended = server.stop();
  client.write(body);
  expect(await text(client)).toContain('HTTP/1.1 201');
  expect(await ended).toBe(0);
});

test('a connection that never closes is cut off and doesn’t block shutdown', async () => {
  const server = await startServer(temporaryFolder(), quiet);
  const { hostname, port } = new URL(server.url);
  const client = connect(Number(port), hostname);
  let received = '';
  client.on('data', (chunk) => {
    received += chunk;
  });
  client.on('error', () => {});
  await once(client, 'connect');
  client.write('POST /api/admin/products HTTP/1.1\r\nhost: test\r\ncontent-length: 9\r\n');
  expect(await server.stop()).toBe(0);
  // A server that waited for the request would send a timeout error first.
  expect(received).toBe('');
});

/**
 * Stops a first start while it is storing an image, and returns its log and exit code. S3 responds once the log
 * contains the line.
 */
async function stopFirstStart(line: string, more: Record<string, string> = {}) {
  const waiting: ServerResponse[] = [];
  let log = '';
  const { variables } = await fakeS3(({ method }, response) => {
    if (method === 'GET') return response.end('<ListBucketResult></ListBucketResult>');
    if (log.includes(line)) return response.end();
    waiting.push(response);
    return child.kill('SIGTERM');
  });
  const env = {
    ...process.env,
    ...serverVariables,
    MEILI_URL: '',
    SEED: 'demo',
    PORT: '0',
    HOST: '127.0.0.1',
  };
  const child = spawn(process.execPath, [serverFile], {
    env: { ...env, DATA_DIR: temporaryFolder(), ...variables, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const logged of createInterface({ input: child.stdout })) {
    log += logged;
    if (logged.includes(line)) for (const response of waiting) response.end();
  }
  return { log, code: (await ended)[0] };
}

test('a process stopped before it listens finishes storing its image', async () => {
  const cdn = { UPLOADS_PUBLIC_URL: 'https://cdn.example' };
  const { log, code } = await stopFirstStart('are being cut off', cdn);
  expect(log).toContain('are being cut off');
  expect(log).not.toMatch(/"level":50|Site {3}|Exiting, because/);
  expect(code).toBe(0);
});

test('a process exits in time even if S3 hangs', async () => {
  const { log, code } = await stopFirstStart('never');
  expect(log).toContain('Exiting, because');
  expect(code).toBe(0);
});

test('with SMTP_URL but no SITE_URL, startup logs where links in emails lead', async () => {
  const child = spawn(process.execPath, [serverFile], {
    env: {
      ...process.env,
      ...serverVariables,
      ...quiet,
      DATA_DIR: temporaryFolder(),
      PORT: '0',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === 4) child.kill('SIGTERM');
  }
  expect(lines[3]).toMatch(/^Links in emails point to http:\/\/127\.0\.0\.1:\d+: set SITE_URL/);
});

test.each([
  [{ PORT: 'eighty' }, 'Invalid settings: PORT must be a whole number'],
  [{ SITE_TIMEZONE: 'Mars/Olympus' }, 'SITE_TIMEZONE must be a time zone'],
  [{ SEED: 'some' }, 'SEED must be demo or off'],
  [
    { HOST: '192.0.2.1', PORT: '3999', SEED: 'off' },
    'Cannot listen on PORT 3999 of HOST 192.0.2.1: listen',
  ],
  [{ MEILI_URL: '', MEILI_BIN: '/nowhere/meilisearch' }, 'MEILI_BIN must name a program'],
])('the setting %o stops startup with a one-line error', async (variables, line) => {
  const child = spawn(process.execPath, [serverFile], {
    env: { ...process.env, ...serverVariables, DATA_DIR: temporaryFolder(), ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(printed.trimEnd().split('\n')).toEqual([expect.stringContaining(line)]);
});
