/**
 * The files of an image are stored before its row, so a row always has its files. Where the row cannot be written, files
 * that were not there before go again, unless another upload of the same image has recorded them meanwhile. Files that a
 * killed process leaves without a row are recorded by the next start, and go when nobody has used them for long.
 */
import type { Kysely } from 'kysely';
import { findImageByHash } from '../../../db/repositories/image/image.ts';
import { deleteUnusedImages } from '../../../db/repositories/image/unused-image.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Writer } from '../../catalogue/resource/resource.ts';
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
  // Somebody may have deleted the image after its files were found here.
  if (!isNew && !(await storage.has(image.hash))) await store();
  return added;
}

const record = ({ db, actor }: Writer, image: Omit<StoredImage, 'isNew'> & { name: string }) =>
  inTransaction(db, async (trx): Promise<Added> => {
    const created_at = new Date().toISOString();
    const id = await imageResource.add(trx, actor, { ...image, created_at });
    // The days that an image may be unused begin anew.
    await deleteUnusedImages(trx, [image.hash]);
    const known = id === undefined ? await findImageByHash(trx, image.hash) : undefined;
    return known ?? { id: id ?? 0, path: image.path };
  });

/**
 * The files of a row that is gone go, unless an upload has recorded them again. Without a database nobody knows whose files
 * they are, so they stay. Returns whether they went.
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

/** A name that a browser sends loses its folders, and what nobody can see. */
export function fileNameOf(sent: string): string {
  const name = sent
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{C}/gu, '')
    .trim();
  return [...name].slice(0, maxLength).join('').trim() || 'image';
}
