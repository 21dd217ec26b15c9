/** Writes an archive to BACKUP_DIR every night, and deletes all but the newest BACKUP_KEEP of them. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAlone } from '../../caller/record-event.ts';
import type { Settings } from '../../settings.ts';
import type { NightlyDeps, NightlyJob } from '../nightly/nightly-job.ts';
import { backUpInChild } from './back-up-in-child.ts';
import { unfinishedPrefix } from './back-up-site.ts';

export const backupJob = 'backup';

const backupFileName = (now: Date) =>
  `aceboard-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar`;

const ownFile = /^aceboard-\d{4}-\d\d-\d\dT\d{6}Z\.tar$/;
const isUnfinished = (name: string) => {
  const [archive = ''] = name.slice(1).split(unfinishedPrefix('').slice(1));
  return (
    name.startsWith('.') && ownFile.test(archive) && name.startsWith(unfinishedPrefix(archive))
  );
};

export function nightlyBackup({
  settings,
  database: { db },
}: Pick<NightlyDeps, 'settings' | 'database'>): NightlyJob[] {
  const { BACKUP_DIR } = settings;
  if (BACKUP_DIR === undefined) return [];
  return [
    {
      name: backupJob,
      async run(signal) {
        const file = await backUpTonight(settings, BACKUP_DIR, signal);
        await recordAlone(db, { actor: 'Nightly backup' }, { kind: 'backup', subject: file });
      },
    },
  ];
}

/** Returns the name of the archive. */
export async function backUpTonight(
  settings: Settings,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Only one process at a time runs nightly backups, so unfinished ones were left by a killed process.
  for (const name of (await readdir(folder)).filter(isUnfinished)) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  const name = backupFileName(new Date());
  const { missingImages } = await backUpInChild(settings, join(folder, name), signal);
  if (missingImages.length > 0) {
    process.emitWarning(
      `The backup lacks ${missingImages.length} images that the catalogue uses, because they are missing from the storage: ${missingImages.slice(0, 10).join(', ')}`,
    );
  }
  const made = (await readdir(folder)).filter((name) => ownFile.test(name)).sort();
  for (const old of made.slice(0, -settings.BACKUP_KEEP)) await rm(join(folder, old));
  return name;
}
