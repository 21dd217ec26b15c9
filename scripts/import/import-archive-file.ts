import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { proposableByKind } from '../../server/contents/proposable-by-kind.ts';
import { openImageStorage } from '../../server/image/storage/open-image-storage.ts';
import type { ExportManifest } from '../../server/move-in/archive/archive-format.ts';
import { importArchive } from '../../server/move-in/archive/import-archive.ts';
import { readArchive } from '../../server/move-in/archive/read-archive.ts';
import type { Settings } from '../../server/settings.ts';

type Site = { db: Kysely<Database>; settings: Settings };

/** Unpacks and verifies the archive before it changes anything. */
export async function importArchiveFile(
  { db, settings }: Site,
  file: string,
  signal: AbortSignal,
): Promise<ExportManifest['counts']> {
  const folder = await mkdtemp(join(settings.DATA_DIR, '.import.unfinished-'));
  try {
    const archive = await readArchive(createReadStream(file), folder, signal);
    const storage = await openImageStorage(settings);
    const target = { db, storage, actor: 'npm run import', proposables: proposableByKind, signal };
    return await importArchive(target, archive);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
