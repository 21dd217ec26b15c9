import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { imageFile } from '#contract/image/uploaded-image.ts';
import type { Database } from '../../../db/tables.ts';
import { encodeInChild } from '../../image/encode/encode-in-child.ts';
import { formatOf } from '../../image/encode/image-format.ts';
import { encodeRequestFor } from '../../image/encode/image-source.ts';
import { deleteFiles } from '../../image/library/add-image.ts';
import type { ImageStorage } from '../../image/storage/image-storage.ts';
import type { ArchivedImage } from './read-archive.ts';

/** Stores the full-size file as it is, and makes the narrower copies. Another process decodes the untrusted file. */
async function storeOne(
  storage: ImageStorage,
  { hash, file, path }: ArchivedImage,
  signal: AbortSignal,
): Promise<boolean> {
  if (await storage.has(hash)) return false;
  const name = `images/${hash}/${file}`;
  const bytes = await readFile(path);
  if (formatOf(bytes) !== 'webp') throw new Error(`${name} is not a WebP image.`);
  const { request, share } = await encodeRequestFor({ bytes, format: 'webp' });
  if (imageFile(request.size) !== file) throw new Error(`${name} has another size than its name.`);
  const files = await encodeInChild(request, share, signal);
  await storage.put(hash, files.set(file, bytes));
  return true;
}

/** Returns a function that deletes the newly stored files again, for when the rows can't be written. */
export async function storeArchivedImages(
  db: Kysely<Database>,
  storage: ImageStorage,
  images: readonly ArchivedImage[],
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const stored: string[] = [];
  const undo = async () => {
    for (const hash of stored) await deleteFiles(db, storage, hash);
  };
  try {
    for (const image of images) {
      signal.throwIfAborted();
      if (await storeOne(storage, image, signal)) stored.push(image.hash);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}
