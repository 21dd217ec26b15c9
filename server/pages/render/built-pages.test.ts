// Runs on SQLite only: loading the pages involves no row.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { startServer } from '../../testing/process.ts';

/** Makes the build of the pages unreadable while this file exists. */
const unreadableWhile = (file: string) => `
  import { existsSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (url.endsWith('/entry-server.js') && existsSync(${JSON.stringify(file)})) {
        throw new Error('EMFILE: too many open files');
      }
      return next(url, context);
    },
  });`;

test('pages that failed to load are retried on the next page request, and the API works in the meantime', async () => {
  const folder = temporaryFolder();
  const fault = join(folder, 'fault');
  writeFileSync(fault, '');
  const preload = `data:text/javascript,${encodeURIComponent(unreadableWhile(fault))}`;
  const { url, stop } = await startServer(folder, {
    SEED: 'off',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import ${preload}`,
  });
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect(await statusOf('/api/health')).toBe(200);
  expect(await statusOf('/casino')).toBe(500);
  expect(await statusOf('/api/health')).toBe(200);
  rmSync(fault);
  expect(await statusOf('/casino')).toBe(200);
  expect(await stop()).toBe(0);
});
