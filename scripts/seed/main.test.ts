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

test('an empty database is seeded, and a full one is refused with a one-line error', async () => {
  const dataDir = temporaryFolder();
  const { stdout } = await seed(dataDir, '--size', '20');
  expect(stdout).toBe(`${dataDir} now holds a catalogue of 20 records.\n`);
  await expect(seed(dataDir)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database in .* already holds a catalogue\..*\n$/),
  });
});

test.each(['0', 'many'])('a size of %s is refused before anything is written', async (size) => {
  await expect(seed('/nowhere', `--size=${size}`)).rejects.toMatchObject({
    code: 1,
    stderr: '--size must be a whole number from 1 to 1000000.\n',
  });
});
