import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables.ts';

/** Begins a transaction, or joins the given one, so that writes compose. */
export const inTransaction = <Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  db.isTransaction ? work(db as Transaction<Database>) : db.transaction().execute(work);
