/**
 * Stores an image's files before its row, so that a row always has its files. If the row cannot be written, deletes
 * newly stored files, unless a concurrent upload of the same image has recorded them. Files left without a row by a
 * killed process are recorded at the next start, and deleted once they have been unused for long enough.
 */
import type { Kysely } from 'kysely';
import { findImageByHash } from '../../../db/repositories/image/image.ts';
import { deleteUnusedImages } from '../../../db/repositories/image/unused-image.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Writer } from '../../resource/resource.ts';
import { imageResource } from '../image-resource.ts';
import type { ImageStorage } from '../storage/image-storage.ts';
import type { StoredImage } from '../upload/store-image.ts';

type Added = { id: number; path: string };

export async function addImage(
  writer: Writer,
  storage: ImageStorage,
  name: string,
  store: () => Promise<StoredImage>,
): Promise<Added> {
  const { isNew, ...image } = await store();
  const added = await record(writer, { ...image, name }).catch(async (error: unknown) => {
    if (isNew) await deleteFiles(writer.db, storage, image.hash);
    throw error;
  });
  // The image may have been deleted after its files were found.
  if (!isNew && !(await storage.has(image.hash))) await store();
  return added;
}

const record = ({ db, actor }: Writer, image: Omit<StoredImage, 'isNew'> & { name: string }) =>
  inTransaction(db, async (trx): Promise<Added> => {
    const created_at = new Date().toISOString();
    const id = await imageResource.add(trx, actor, { ...image, created_at });
    // Restarts the period for which an image may stay unused.
    await deleteUnusedImages(trx, [image.hash]);
    const known = id === undefined ? await findImageByHash(trx, image.hash) : undefined;
    return known ?? { id: id ?? 0, path: image.path };
  });

/**
 * Deletes the files of a deleted row, unless a new upload has recorded them. Keeps them if the database cannot be read.
 * Returns whether they were deleted.
 */
export async function deleteFiles(
  db: Kysely<Database>,
  storage: ImageStorage,
  hash: string,
): Promise<boolean> {
  const isRecorded = await findImageByHash(db, hash).then(
    (known) => known !== undefined,
    () => true,
  );
  if (!isRecorded) await storage.delete(hash);
  return !isRecorded;
}

const maxLength = 200;

/** Strips folders and invisible characters from a file name sent by a browser. */
export function fileNameOf(sent: string): string {
  const name = sent
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{C}/gu, '')
    .trim();
  return [...name].slice(0, maxLength).join('').trim() || 'image';
}
