/** Each preview has a folder for its copy of the database. A killed process can't delete its own, so others do. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasEnded, processName } from '../../db/process-name.ts';

const nameFile = 'process';

/** In milliseconds. Deletes folders of processes on other machines, or of unknown ones, long after their preview. */
const leftoverAfter = 2 * 60 * 60 * 1000;

export const previewsFolder = (dataFolder: string) => join(dataFolder, 'previews');

export async function makePreviewFolder(dataFolder: string): Promise<string> {
  const all = previewsFolder(dataFolder);
  await mkdir(all, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(all, 'preview-'));
  await writeFile(join(folder, nameFile), processName);
  return folder;
}

export const deletePreviewFolder = (folder: string) => rm(folder, { recursive: true, force: true });

export async function deleteLeftoverPreviews(dataFolder: string): Promise<void> {
  const all = previewsFolder(dataFolder);
  const names = await readdir(all).catch(() => []);
  for (const name of names) {
    const folder = join(all, name);
    if (await isLeftover(folder)) await deletePreviewFolder(folder);
  }
}

async function isLeftover(folder: string): Promise<boolean> {
  const owner = await readFile(join(folder, nameFile), 'utf8').catch(() => '');
  if (owner && hasEnded(owner)) return true;
  const status = await stat(folder).catch(() => undefined);
  return status !== undefined && Date.now() - status.mtimeMs > leftoverAfter;
}
