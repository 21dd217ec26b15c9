/**
 * At startup, finishes a restore that was killed after its commit, and deletes files that killed processes left behind.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { deleteUnfinishedSecrets } from '../../../db/secret-file.ts';
import type { Database } from '../../../db/tables.ts';
import type { Settings } from '../../settings.ts';
import { writePendingSecrets } from './site-secret.ts';

type Place = Pick<Settings, 'DATA_DIR'>;

const prefix = '.restore-unfinished-';

/** Uses DATA_DIR, which has room for a database. The system's temporary folder may be in memory. */
export const makeScratchFolder = ({ DATA_DIR }: Place): Promise<string> =>
  mkdtemp(join(DATA_DIR, prefix));

export async function deleteScratchFolders({ DATA_DIR }: Place): Promise<void> {
  for (const name of await readdir(DATA_DIR)) {
    if (name.startsWith(prefix)) await rm(join(DATA_DIR, name), { recursive: true, force: true });
  }
}

export async function finishRestore(db: Kysely<Database>, place: Place): Promise<void> {
  deleteUnfinishedSecrets(place.DATA_DIR);
  await writePendingSecrets(db, place);
  await deleteScratchFolders(place);
}
