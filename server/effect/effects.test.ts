// Runs on SQLite only: the copies of both databases are made one after the other by the same code.
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { previewsFolder } from '../preview/preview-folder.ts';
import { testApp } from '../testing/app.ts';

test('many changes that are looked at together don’t fill the disk with copies', async () => {
  const given = await testApp();
  const { id } = await given.make.product();
  const look = () => given.call('POST', '/admin/effects', { kind: 'product', id, lang: 'en' });
  const folder = previewsFolder(given.deps.settings.DATA_DIR);
  const answers = Promise.all(Array.from({ length: 20 }, look));
  let most = 0;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) most = Math.max(most, (await readdir(folder).catch(() => [])).length);
  })();
  const statuses = (await answers).map(({ status }) => status);
  isDone = true;
  await watching;
  expect(most).toBe(1);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(9);
  expect(await readdir(folder)).toEqual([]);
  await given.app.close();
});
