import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';

const program = `
  const { readOrCreateSecret } = await import(${JSON.stringify(join(import.meta.dirname, 'secret-file.ts'))});
  process.once('message', (folders) => {
    process.send(folders.map((folder) => readOrCreateSecret(folder, 'secret')));
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
