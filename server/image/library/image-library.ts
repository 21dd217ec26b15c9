/** Reads and deletes images of the library, along with their uses. */
import type { Kysely } from 'kysely';
import {
  type ImageList,
  type ImageQuery,
  type ImageWithUses,
  maxNamedUses,
} from '#contract/image/image.ts';
import { unlessUnwritable } from '../../../db/database-fault.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { findImageHash } from '../../../db/repositories/image/image.ts';
import { countUsesOfImage, listUsesOfImage } from '../../../db/repositories/image/image-use.ts';
import type { Database } from '../../../db/tables.ts';
import type { Reader, Writer } from '../../resource/resource.ts';
import type { Settings } from '../../settings.ts';
import { imageResource } from '../image-resource.ts';
import type { ImageStorage } from '../storage/image-storage.ts';
import { deleteFiles } from './add-image.ts';
import { collectImageUses } from './collect-image-uses.ts';
import { nameImageUses } from './image-use-name.ts';

export async function readImages(
  reader: Reader,
  settings: Settings,
  query: ImageQuery,
): Promise<ImageList> {
  await collectImageUses(reader.db).catch(unlessUnwritable);
  const list = await imageResource.list(reader, query);
  return { ...list, keep_unused_days: settings.KEEP_UNUSED_IMAGES_DAYS };
}

export async function readImage(db: Kysely<Database>, id: number): Promise<ImageWithUses> {
  await collectImageUses(db).catch(unlessUnwritable);
  return inSnapshot(db, async (snapshot) => {
    const whole = await imageResource.get(snapshot, id);
    const hash = (await findImageHash(snapshot, id)) ?? '';
    const uses = await listUsesOfImage(snapshot, hash, maxNamedUses);
    return {
      ...whole,
      uses: await nameImageUses(snapshot, uses),
      uses_total: await countUsesOfImage(snapshot, hash),
    };
  });
}

/** Deletes the row first: files without a row are cleaned up later, but a row without files would be a broken image. */
export async function deleteImageWithFiles(
  writer: Writer,
  storage: ImageStorage,
  id: number,
): Promise<void> {
  await collectImageUses(writer.db);
  await deleteFiles(writer.db, storage, await imageResource.deleteUnused(writer, id));
}
