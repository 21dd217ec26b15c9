/**
 * The rows of the sample catalogue are written before its images are stored, as the first start would wait for a
 * thousand files. Until then every process reads those that are missing from the program's own files. A setting that is written with
 * the rows says that images are missing, so the next start of any process goes on where one was killed.
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

const load = () => import('./store-images.ts');

/** Lists the images that the next start still copies. */
export async function listPendingSampleImages(db: Kysely<Database>): Promise<Set<string>> {
  if (!(await areSampleImagesPending(db))) return new Set();
  const images = await (await load()).findSampleImages();
  return new Set([...images.values()].map(({ name }) => name));
}

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
    await recordStoredImage(db, storage, { hash: image.name, name: image.fileName });
  }
  await deleteSetting(db, key);
}

type Reader = Pick<ImageStorage, 'sizeOf' | 'open'>;

/** In milliseconds. Anyone can ask for images that are missing. */
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
  /** Most processes never need them. One that has needed them goes on, as a copy may end between two questions. */
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
