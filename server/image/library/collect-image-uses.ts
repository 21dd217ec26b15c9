import type { Kysely, Transaction } from 'kysely';
import { type ImageUseKind, imageUseKinds } from '#contract/image/image.ts';
import {
  findLastId,
  updateImageUses,
  updateImageUsesInRange,
} from '../../../db/repositories/image/image-use.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { overloaded } from '../../errors.ts';
import { logFollower, rowsAtOnce } from '../../log-follower.ts';

const uses = logFollower({
  cursorKey: 'image_use_cursor',
  kinds: imageUseKinds,
  update: updateImageUses,
  updateAll: collectKind,
});

export const collectImageUses = (
  db: Kysely<Database>,
  signal = new AbortController().signal,
): Promise<void> => uses.followAll(db, signal);

/** The transaction holds the write lock, so the uses stay exact until it commits. */
export async function requireCollectedUses(trx: Transaction<Database>): Promise<void> {
  for (;;) {
    const followed = await uses.followBatch(trx);
    if (followed === 'done') return;
    if (followed === 'catalogue replaced') throw overloaded('The catalogue was just replaced.');
  }
}

async function collectKind(db: Kysely<Database>, kind: ImageUseKind, signal: AbortSignal) {
  const last = await findLastId(db, kind);
  for (let after = 0; after < last; after += rowsAtOnce) {
    signal.throwIfAborted();
    await inTransaction(db, (trx) =>
      updateImageUsesInRange(trx, kind, { after, until: after + rowsAtOnce }),
    );
  }
}
