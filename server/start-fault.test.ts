// Runs in test:long only: starts a server per fault.
/** A failed start prints one line with the file and what to do. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { temporaryFolder } from '../db/testing/temporary-folder.ts';
import { serverFile, serverVariables } from './testing/process.ts';

const faults: [name: string, make: (file: string) => unknown, line: string][] = [
  [
    'a database file with other content',
    (file) => writeFileSync(file, randomBytes(8192)),
    'is damaged. Stop all processes of the site, move the file elsewhere',
  ],
  [
    'a truncated database file',
    async (file) => {
      await (await openDatabase(file)).close();
      truncateSync(file, 20_000);
    },
    'is damaged. Stop all processes of the site, move the file elsewhere',
  ],
  ['a folder in place of the database file', (file) => mkdirSync(file), 'cannot be opened.'],
];

async function start(DATA_DIR: string, variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [serverFile], {
    env: {
      ...process.env,
      ...serverVariables,
      DATABASE_URL: '',
      MEILI_URL: '',
      PORT: '0',
      DATA_DIR,
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, lines: printed.trimEnd().split('\n') };
}

test.each(faults)('%s', async (_name, make, line) => {
  const folder = temporaryFolder();
  const file = join(folder, 'aceboard.db');
  await make(file);
  const { code, lines } = await start(folder);
  expect(lines).toEqual([expect.stringContaining(`The database file ${file} ${line}`)]);
  expect(code).toBe(1);
});

const plainFile = join(temporaryFolder(), 'file');
writeFileSync(plainFile, '');

test.each([
  ['a file', plainFile],
  ['a folder inside a file', join(plainFile, 'data')],
  ['a folder that cannot be created', '/proc/nothing/data'],
])('%s as DATA_DIR', async (_name, folder) => {
  const { code, lines } = await start(folder);
  expect(lines).toEqual([expect.stringContaining(`DATA_DIR is ${folder}, which is not a folder`)]);
  expect(code).toBe(1);
});

test('a file as BACKUP_DIR', async () => {
  const { code, lines } = await start(temporaryFolder(), { BACKUP_DIR: plainFile });
  expect(lines).toEqual([
    expect.stringContaining(`BACKUP_DIR is ${plainFile}, which is not a folder`),
  ]);
  expect(code).toBe(1);
});
