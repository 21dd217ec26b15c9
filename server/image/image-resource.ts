import type { Transaction } from 'kysely';
import { image, imageDraft, imageQuery, imageRow } from '#contract/image/image.ts';
import {
  deleteImage,
  findImage,
  findImageHash,
  insertImage,
  listImages,
  type NewImage,
  updateImage,
} from '../../db/repositories/image/image.ts';
import { listUsesOfImage } from '../../db/repositories/image/image-use.ts';
import { deleteUnusedImages } from '../../db/repositories/image/unused-image.ts';
import { findReleaseMentioning } from '../../db/repositories/release/open-proposal.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';
import { resource, unknownId, type Writer } from '../resource/resource.ts';
import { requireCollectedUses } from './library/collect-image-uses.ts';
import { nameImageUses } from './library/image-use-name.ts';

const base = resource({
  kind: 'image',
  schemas: { draft: imageDraft, whole: image, row: imageRow, query: imageQuery },
  checks: {},
  references: () => [],
  without: (draft) => draft,
  list: listImages,
  find: findImage,
  insert: () => {
    throw new AppError('conflict', 'This image and its file were deleted. Upload it again.');
  },
  update: updateImage,
  delete: deleteImage,
});

/** The maximum number of uses listed in an error. */
const maxNamed = 5;

export const imageResource = {
  ...base,

  /** Adds a stored image to the library and returns its id, or undefined if the image is already there. */
  add: async (
    trx: Transaction<Database>,
    actor: string,
    added: NewImage,
  ): Promise<number | undefined> => {
    const id = await insertImage(trx, added);
    if (id !== undefined) await base.record(trx, actor, 'create', id);
    return id;
  },

  /** Returns the hash under which the image's files are stored. */
  deleteUnused: ({ db, actor }: Writer, id: number): Promise<string> =>
    inTransaction(db, async (trx) => {
      const hash = await findImageHash(trx, id);
      if (hash === undefined) throw unknownId('image', id);
      await requireCollectedUses(trx);
      const uses = await listUsesOfImage(trx, hash, maxNamed + 1);
      if (uses.length > 0) throw await inUse(trx, uses);
      const release = await findReleaseMentioning(trx, hash);
      if (release !== undefined) {
        throw new AppError(
          'conflict',
          `It is part of a change proposed in the release “${release}”. Withdraw that change first.`,
        );
      }
      await base.delete({ db: trx, actor }, id);
      await deleteUnusedImages(trx, [hash]);
      return hash;
    }),

  /** Deletes the rows of images whose files are being deleted, because they have been unused for too long. */
  deleteRecords: async (trx: Transaction<Database>, actor: string, ids: readonly number[]) => {
    for (const id of ids) await base.delete({ db: trx, actor }, id);
  },
};

async function inUse(
  trx: Transaction<Database>,
  uses: Awaited<ReturnType<typeof listUsesOfImage>>,
): Promise<AppError> {
  const named = await nameImageUses(trx, uses.slice(0, maxNamed));
  const places = named.map(({ kind, name }) => (name === null ? kind : `${kind} “${name}”`));
  return new AppError(
    'conflict',
    `The image is still used by ${places.join(', ')}${uses.length > maxNamed ? ' and others' : ''}.`,
  );
}
