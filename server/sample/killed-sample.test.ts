// Runs in test:long only: kills a process; sample-images.test.ts interrupts copies.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { databaseOf, startServer } from '../testing/process.ts';
import { areSampleImagesPending } from './sample-images.ts';

const folders = (dataDir: string) => readdirSync(join(dataDir, 'uploads'));

test('a server killed at its first start shows every image, and has stored all of them after its next start', async () => {
  const dataDir = temporaryFolder();
  const variables = { SEED: 'demo', LOG_LEVEL: 'silent' };
  const first = await startServer(dataDir, variables);
  const list = await (await fetch(`${first.url}/api/products?limit=50`)).json();
  const urls = (list.items as { icon_url: string }[]).map(({ icon_url }) => first.url + icon_url);
  const statuses = await Promise.all(urls.map(async (url) => (await fetch(url)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  first.process.kill('SIGKILL');
  await first.stop();
  const second = await startServer(dataDir, variables);
  const { db, close } = await openDatabase(await databaseOf(dataDir));
  onTestFinished(close);
  await expect.poll(() => areSampleImagesPending(db)).toBe(false);
  expect(folders(dataDir).filter((name) => !name.startsWith('.'))).toHaveLength(216);
  await second.stop();
});
