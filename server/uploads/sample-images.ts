/**
 * The rows of the sample catalogue are written before its images are stored, as the first start would wait for a
 * thousand files. Until then every process reads them from the program's own files. A setting that is written with
 * the rows says that images are missing, so the next start of any process goes on where one was killed.
 */
import type { Kysely, Transaction } from 'kysely';
import { deleteSetting, findSetting, writeSetting } from '../../db/repositories/setting.ts';
import type { Database } from '../../db/tables.ts';
import type { ImageStorage } from './image-storage.ts';

const key = 'sample_images_pending';

export const markSampleImagesPending = (trx: Transaction<Database>) =>
  writeSetting(trx, key, 'true');

export const areSampleImagesPending = async (db: Kysely<Database>) =>
  (await findSetting(db, key)) !== undefined;

const load = () => import('../../scripts/seed/catalogue/store-images.ts');

/** Several processes may do this at once. */
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
  }
  await deleteSetting(db, key);
}

type Reader = Pick<ImageStorage, 'sizeOf' | 'open'>;

export function withSampleImages(storage: ImageStorage): ImageStorage {
  let found: Promise<Reader> | undefined;
  /** They are found for the first image that is not stored, as most processes never need them. */
  const samples = () => {
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
      (await storage.sizeOf(image, file)) ?? (await samples()).sizeOf(image, file),
    open: async (image, file) =>
      (await storage.open(image, file)) ?? (await samples()).open(image, file),
  };
}
