import type { Kysely } from 'kysely';
import { runTransaction } from './sql/transaction-kind.ts';
import type { Database } from './tables.ts';

/** Several statements read one state of the database, even if others write meanwhile. */
export const inSnapshot = <Result>(
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? read(db) : runTransaction(db, 'read', read));

/** For a read that takes long, in parts between which other requests are handled: they do not wait for it. */
export const inLongSnapshot = <Result>(
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? read(db) : runTransaction(db, 'long read', read));
