import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/tables.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Writer } from '../resource.ts';

type CountPartners = (db: Kysely<Database>, id: number) => Promise<number>;

/** Refuses to delete what the facts of partners refer to. */
export const deleteUnused =
  (remove: (writer: Writer, id: number) => Promise<void>, countPartners: CountPartners) =>
  ({ db, ...writer }: Writer, id: number) =>
    inTransaction(db, async (trx) => {
      const partners = await countPartners(trx, id);
      if (partners > 0) {
        throw new AppError(
          'conflict',
          partners === 1
            ? 'Used by one partner. Remove it from the facts of that partner first.'
            : `Used by ${partners} partners. Remove it from their facts first.`,
        );
      }
      await remove({ db: trx, ...writer }, id);
    });
