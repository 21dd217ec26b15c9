import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { readArchive } from './read-archive.ts';

test('explains that a file is missing or is a folder', async () => {
  const folder = temporaryFolder();
  const missing = join(folder, 'site.tar');
  await expect(readArchive(missing)).rejects.toThrow(`There is no file ${missing}.`);
  await expect(readArchive(folder)).rejects.toThrow(`${folder} is a folder, not an archive.`);
});
