import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteUnfinishedSecrets, findSecret, writeWhole } from './secret-file.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const program = `
  const { readOrCreateSecret } = await import(${JSON.stringify(join(import.meta.dirname, 'secret-file.ts'))});
  process.once('message', (folders) => {
    process.send(folders.map((folder) => readOrCreateSecret(folder, 'admin-token')));
    process.disconnect();
  });
  process.send('ready');
`;

test('processes that start together agree on a secret that one of them created', async () => {
  const root = temporaryFolder();
  const folders = Array.from({ length: 200 }, (_, at) => join(root, String(at)));
  const askers = Array.from({ length: 3 }, () =>
    fork('-', { execArgv: ['--input-type=module', '--eval', program] }),
  );
  onTestFinished(() => {
    for (const asker of askers) asker.kill();
  });
  await Promise.all(askers.map((asker) => once(asker, 'message')));
  const answered = askers.map((asker) => once(asker, 'message'));
  for (const asker of askers) asker.send(folders);
  const secrets = (await Promise.all(answered)).map(([secrets]) => secrets);
  for (const [at, folder] of folders.entries()) {
    const here = secrets.map((all) => all[at]);
    expect(new Set(here.map(({ value }) => value)).size, folder).toBe(1);
    expect(here.filter(({ isNew }) => isNew)).toHaveLength(1);
  }
});

test('a secret is written even if a starting process deletes its unfinished file', () => {
  const folder = temporaryFolder();
  let attempts = 0;
  writeWhole(folder, 'admin-token', 'token', (unfinished, file) => {
    attempts += 1;
    if (attempts === 1) deleteUnfinishedSecrets(folder);
    renameSync(unfinished, file);
  });
  expect(attempts).toBe(2);
  expect(findSecret(folder, 'admin-token')).toBe('token');
  expect(readdirSync(folder)).toEqual(['admin-token']);
});

test('writing a secret fails after its unfinished file was deleted three times', () => {
  const folder = temporaryFolder();
  let attempts = 0;
  const write = () =>
    writeWhole(folder, 'admin-token', 'token', (unfinished, file) => {
      attempts += 1;
      deleteUnfinishedSecrets(folder);
      renameSync(unfinished, file);
    });
  expect(write).toThrow('ENOENT');
  expect(attempts).toBe(3);
  expect(readdirSync(folder)).toEqual([]);
});
