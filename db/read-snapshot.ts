import type { Kysely } from 'kysely';
import { runTransaction } from './sql/transaction-kind.ts';
import type { Database } from './tables.ts';

/** Lets several statements read the same state of the database, even during other writes. */
export const inSnapshot = <Result>(
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? read(db) : runTransaction(db, 'read', read));

/** For long reads in slices. Other requests are handled between the slices and don't wait for the whole read. */
export const inLongSnapshot = <Result>(
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? read(db) : runTransaction(db, 'long read', read));
