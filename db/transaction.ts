import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables.ts';

/** Begins a transaction, or joins the given one, so that writes compose. */
export const inTransaction = <Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  db.isTransaction ? work(db as Transaction<Database>) : db.transaction().execute(work);

/** For a write in many slices: it shares its commit with no other, because that one would wait for it. */
export const inLongTransaction = <Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  db.isTransaction
    ? work(db as Transaction<Database>)
    : db.transaction().setIsolationLevel('serializable').execute(work);
