/**
 * Stores the sample images after the rows, so that the first start doesn't wait for a thousand files. Until then, every
 * process serves missing ones from the program's own files. A setting written with the rows marks the images as
 * pending, so that the next start of any process continues if one is killed.
 */
import type { Kysely, Transaction } from 'kysely';
import { deleteSetting, findSetting, writeSetting } from '../../db/repositories/site/setting.ts';
import type { Database } from '../../db/tables.ts';
import { recordStoredImage } from '../image/library/record-stored-images.ts';
import type { ImageStorage } from '../image/storage/image-storage.ts';

const key = 'sample_images_pending';

export const markSampleImagesPending = (trx: Transaction<Database>) =>
  writeSetting(trx, key, 'true');

export const areSampleImagesPending = async (db: Kysely<Database>) =>
  (await findSetting(db, key)) !== undefined;

const load = () => import('../image/storage/store-images.ts');

/** Lists the images that the next start still has to copy. */
export async function listPendingSampleImages(db: Kysely<Database>): Promise<Set<string>> {
  if (!(await areSampleImagesPending(db))) return new Set();
  const images = await (await load()).findSampleImages();
  return new Set([...images.values()].map(({ name }) => name));
}

/** Safe to run in several processes at the same time. */
export async function copySampleImages(
  db: Kysely<Database>,
  storage: ImageStorage,
  stop?: AbortSignal,
): Promise<void> {
  if (!(await areSampleImagesPending(db))) return;
  const { copyImage, findSampleImages } = await load();
  for (const image of (await findSampleImages()).values()) {
    if (stop?.aborted) return;
    await copyImage(storage, image);
    await recordStoredImage(db, storage, { hash: image.name, name: image.fileName });
  }
  await deleteSetting(db, key);
}

type Reader = Pick<ImageStorage, 'sizeOf' | 'open'>;

/** In milliseconds. Limits queries, because anyone can request missing images. */
const askInterval = 1_000;

export function withSampleImages(db: Kysely<Database>, storage: ImageStorage): ImageStorage {
  let found: Promise<Reader> | undefined;
  let asked: { at: number; arePending: Promise<boolean> } | undefined;
  const arePending = () => {
    if (!asked || performance.now() - asked.at > askInterval) {
      asked = { at: performance.now(), arePending: areSampleImagesPending(db) };
    }
    return asked.arePending;
  };
  /** Loaded only if images are pending. Once loaded, always used, as copying may finish between two checks. */
  const samples = async () => {
    if (!found && !(await arePending())) return undefined;
    found ??= load()
      .then(({ sampleImageReader }) => sampleImageReader())
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  };
  return {
    ...storage,
    sizeOf: async (image, file) =>
      (await storage.sizeOf(image, file)) ?? (await samples())?.sizeOf(image, file),
    open: async (image, file) =>
      (await storage.open(image, file)) ?? (await samples())?.open(image, file),
  };
}
