import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';
import { shareTotals } from './total.ts';

/** Several statements read one state of the database, even if others write meanwhile. */
export const inSnapshot = <Result>(
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> => {
  if (db.isTransaction) return read(db);
  const share = shareTotals(db);
  return db
    .transaction()
    .setAccessMode('read only')
    .execute((trx) => {
      share(trx);
      return read(trx);
    });
};
