// Runs in test:long only: uses up all file descriptors.
/** A process that runs out of file descriptors refuses requests that need one, and recovers automatically. */
// Runs on SQLite only: a site on PostgreSQL uses other descriptors.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../db/testing/temporary-folder.ts';
import { adminToken, serverFile, serverVariables } from './testing/process.ts';

const main = [
  process.execPath,
  '--import',
  join(import.meta.dirname, '../scripts/setup/stop-with-parent.mjs'),
  serverFile,
];

async function startWithFew(descriptors: number) {
  const child = spawn('sh', ['-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...main], {
    env: {
      ...process.env,
      ...serverVariables,
      DATABASE_URL: '',
      MEILI_URL: '',
      PORT: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: temporaryFolder(),
      ADMIN_TOKEN: adminToken,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const port = /^Site .*:(\d+)\//.exec(line)?.[1];
    if (port) return { child, port: Number(port), complaints: text(child.stderr as Readable) };
  }
  throw new Error('The server did not start');
}

test('answers 503 for a file while no descriptor is free, and recovers without a restart', async () => {
  const { child, port, complaints } = await startWithFew(400);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = async (path: string, method = 'GET', body = '') => {
    const headers = { 'x-admin-token': adminToken, 'content-type': 'application/json' };
    const sent = request({ port, host: '127.0.0.1', path, method, agent, headers });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, text: await text(response) };
  };
  const banners = JSON.parse((await call('/api/banners')).text);
  const image = `${banners.items[0].image.replace(/\.\w+$/, '')}.webp`;

  expect((await call(image)).status).toBe(200);

  const clients = Array.from({ length: 600 }, () => connect(port, '127.0.0.1'));
  for (const client of clients) client.on('error', () => {});
  // The server immediately closes connections it has no descriptor for.
  await Promise.race(clients.map((client) => once(client.resume(), 'close')));
  // Copying the sample's images occasionally frees a descriptor, which one more client uses up.
  await expect
    .poll(async () => {
      const another = connect(port, '127.0.0.1').on('error', () => {});
      clients.push(another.resume());
      const { status, text } = await call(image);
      return { status, text };
    })
    .toMatchObject({
      status: 503,
      text: expect.stringContaining('too many files and connections open'),
    });
  expect((await call('/api/products')).status).toBe(200);
  const product = JSON.stringify({ i18n: { en: { name: 'Meanwhile' } } });
  expect((await call('/api/admin/products', 'POST', product)).status).toBe(201);

  const closed = clients.map((client) => client.closed || once(client, 'close'));
  for (const client of clients) client.end();
  await Promise.all(closed);
  expect((await call(image)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/casino`)).status).toBe(200);
  agent.destroy();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  // Starting the thread for checkpoints may need a descriptor, too.
  const expected = /^(\(node:\d+\) Warning: Checkpoints run during commits .+EMFILE.+\n.*\n)?$/;
  expect(await complaints).toMatch(expected);
});
