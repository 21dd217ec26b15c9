import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteUnfinishedSecrets, findSecret, replaceSecret } from './secret-file.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const program = `
  const { readOrCreateSecret } = await import(${JSON.stringify(join(import.meta.dirname, 'secret-file.ts'))});
  process.once('message', (folders) => {
    process.send(folders.map((folder) => readOrCreateSecret(folder, 'secret')));
    process.disconnect();
  });
  process.send('ready');
`;

const sweep = `
  const { deleteUnfinishedSecrets } = await import(${JSON.stringify(join(import.meta.dirname, 'secret-file.ts'))});
  process.send('ready');
  for (;;) deleteUnfinishedSecrets(process.env.folder);
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

test('a secret is written even if starting processes delete unfinished ones', async () => {
  const folder = temporaryFolder();
  const sweeper = fork('-', {
    execArgv: ['--input-type=module', '--eval', sweep],
    env: { folder },
  });
  await once(sweeper, 'message');
  for (let round = 0; round < 20; round += 1) {
    replaceSecret(folder, 'some-secret', String(round));
    expect(findSecret(folder, 'some-secret')).toBe(String(round));
  }
  sweeper.kill();
  await once(sweeper, 'exit');
  deleteUnfinishedSecrets(folder);
  expect(readdirSync(folder)).toEqual(['some-secret']);
});
