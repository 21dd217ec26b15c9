import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loseTable } from '../../db/testing/failure.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { startServer } from '../testing/process.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const ask = () => given.call('GET', '/health/ready');

test('a process is ready once its search index is built', async () => {
  const first = await ask();
  expect([200, 503]).toContain(first.status);
  await given.call('GET', '/search?q=velvet');
  expect(await ask()).toMatchObject({ status: 200, body: { status: 'ready' } });
});

test('a process whose database fails is not ready', async () => {
  await given.call('GET', '/search?q=velvet');
  await loseTable(given.db, 'change');
  const { status, body } = await ask();
  expect([status, body.detail]).toEqual([
    503,
    'The database cannot be read. Try again in 5 seconds.',
  ]);
});

test('readiness checks are not rate limited', async () => {
  const limited = await testApp({ RATE_LIMIT: '2' });
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await limited.call('GET', '/health/ready')).status).not.toBe(429);
  }
  await limited.app.close();
});

test('a process that is shutting down is not ready, but answers requests until its load balancer has noticed', async () => {
  const server = await startServer(temporaryFolder(), { SEED: 'off' });
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  await expect.poll(() => statusOf('/api/health/ready')).toBe(200);
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await expect.poll(() => statusOf('/api/health/ready')).toBe(503);
  expect(await statusOf('/api/products')).toBe(200);
  expect(await ended).toEqual([0, null]);
});
