/**
 * At startup, adds images to the library that were stored before it existed, or whose upload was killed before its row
 * was written. Runs in the background, and safely in several processes at the same time.
 */
import type { Kysely } from 'kysely';
import { imageVariants, uploadsPath } from '#contract/image/uploaded-image.ts';
import { insertImage, listKnownHashes } from '../../../db/repositories/image/image.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ImageStorage } from '../storage/image-storage.ts';

const imagesAtOnce = 50;

/** Doesn't read the file, as its name contains the dimensions. */
export async function recordStoredImage(
  db: Kysely<Database>,
  storage: ImageStorage,
  { hash, name }: { hash: string; name: string },
): Promise<void> {
  const stored = await storage.findWhole(hash);
  const path = `${uploadsPath}/${hash}/${stored?.file}`;
  const size = imageVariants(path);
  if (!stored || !size) return;
  const { width, height } = size;
  const image = { hash, path, name, width, height, bytes: stored.bytes };
  const created_at = stored.storedAt.toISOString();
  await inTransaction(db, (trx) => insertImage(trx, { ...image, created_at }));
}

export async function recordStoredImages(
  db: Kysely<Database>,
  storage: ImageStorage,
  stop?: AbortSignal,
): Promise<void> {
  let names: Map<string, string> | undefined;

  async function recordNew(hashes: readonly string[]) {
    const known = await listKnownHashes(db, hashes);
    for (const hash of hashes.filter((hash) => !known.has(hash))) {
      if (stop?.aborted) return;
      names ??= await listSampleNames();
      const name = names.get(hash) ?? `${hash.slice(0, 8)}.webp`;
      await recordStoredImage(db, storage, { hash, name });
    }
  }

  let found: string[] = [];
  for await (const hash of storage.names()) {
    if (stop?.aborted) return;
    found.push(hash);
    if (found.length < imagesAtOnce) continue;
    await recordNew(found);
    found = [];
  }
  if (found.length > 0) await recordNew(found);
}

/** Imported lazily, so that a start without new images doesn't load the sample catalogue. */
async function listSampleNames(): Promise<Map<string, string>> {
  const { findSampleImages } = await import('../storage/store-images.ts');
  const images = [...(await findSampleImages()).values()];
  return new Map(images.map(({ name, fileName }) => [name, fileName]));
}
