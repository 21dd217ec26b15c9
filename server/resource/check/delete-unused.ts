import { countFactUses, type FactKind } from '../../../db/repositories/catalogue/fact/fact-use.ts';
import { findPageOfFilter } from '../../../db/repositories/content/content-page-reference.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../resource.ts';

type Remove = (writer: Writer, id: number) => Promise<void>;

/** Refuses to delete items to which partners' facts or lists on pages refer. */
export const deleteUnused =
  (remove: Remove, kind: FactKind) =>
  ({ db, ...writer }: Writer, id: number) =>
    inTransaction(db, async (trx) => {
      const partners = await countFactUses(trx, kind, id);
      if (partners > 0) {
        throw new AppError(
          'conflict',
          partners === 1
            ? 'Used by one partner. Remove it from the facts of that partner first.'
            : `Used by ${partners} partners. Remove it from their facts first.`,
        );
      }
      const page = await findPageOfFilter(trx, kind, id);
      if (page) {
        throw new AppError(
          'conflict',
          `The page ${page} uses it in its list of partners. Change that list first.`,
        );
      }
      await remove({ db: trx, ...writer }, id);
    });
