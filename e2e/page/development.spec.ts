// Runs in test:long only: starts the development server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../server/testing/process.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

test('an open tab doesn’t keep the development server from stopping', async ({ browser }) => {
  const directory = await mkdtemp(join(tmpdir(), 'aceboard-e2e-'));
  const variables = { NODE_ENV: 'development', SEED: 'off' };
  const server = await startServer(directory, variables, ['--dev']);
  const tab = await browser.newPage();
  await openHydrated(tab, `${server.url}/casino`);

  let log = '';
  server.process.stdout?.on('data', (text) => {
    log += text;
  });
  expect(await server.stop()).toBe(0);
  expect(log).not.toContain('cut off');
  await tab.close();
  await rm(directory, { recursive: true, force: true });
});
