// Runs in test:long only: seeds a site per test; the walk runs the command too.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';

const command = join(import.meta.dirname, 'main.ts');

const seed = (dataDir: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, [command, ...options], {
    env: { ...process.env, DATA_DIR: dataDir },
  });

test('seeds an empty database, and fails on a filled one with a one-line error', async () => {
  const dataDir = temporaryFolder();
  const { stdout } = await seed(dataDir, '--size', '20');
  expect(stdout).toBe(`${dataDir} now holds a catalogue of 20 records.\n`);
  await expect(seed(dataDir)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database in .* already holds a catalogue\..*\n$/),
  });
});

test.each(['0', 'many'])('rejects a size of %s before writing anything', async (size) => {
  await expect(seed('/nowhere', `--size=${size}`)).rejects.toMatchObject({
    code: 1,
    stderr: '--size must be a whole number from 1 to 1000000.\n',
  });
});
