/** Writes an archive to BACKUP_DIR every night, and deletes all but the newest BACKUP_KEEP of them. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import type { NightlyJob } from '../nightly/nightly-job.ts';
import { backUpInChild } from './back-up-in-child.ts';
import { unfinishedPrefix } from './back-up-site.ts';

export const backupJob = 'backup';

export const backupFileName = (now: Date) =>
  `aceboard-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar`;

const ownFile = /^aceboard-\d{4}-\d\d-\d\dT\d{6}Z\.tar$/;
const isUnfinished = (name: string) => {
  const [archive = ''] = name.slice(1).split(unfinishedPrefix('').slice(1));
  return (
    name.startsWith('.') && ownFile.test(archive) && name.startsWith(unfinishedPrefix(archive))
  );
};

export const nightlyBackup = (settings: Settings): NightlyJob[] =>
  settings.BACKUP_DIR === undefined
    ? []
    : [
        {
          name: backupJob,
          run: (signal) => backUpTonight(settings, settings.BACKUP_DIR as string, signal),
        },
      ];

export async function backUpTonight(settings: Settings, folder: string, signal: AbortSignal) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Only one process at a time runs nightly backups, so unfinished ones were left by a killed process.
  for (const name of (await readdir(folder)).filter(isUnfinished)) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  const file = join(folder, backupFileName(new Date()));
  const { missingImages } = await backUpInChild(settings, file, signal);
  if (missingImages.length > 0) {
    process.emitWarning(
      `The backup lacks ${missingImages.length} images that the catalogue uses, because they are missing from the storage: ${missingImages.slice(0, 10).join(', ')}`,
    );
  }
  const made = (await readdir(folder)).filter((name) => ownFile.test(name)).sort();
  for (const name of made.slice(0, -settings.BACKUP_KEEP)) await rm(join(folder, name));
}
