import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** Several statements read one state of the database, even if others write meanwhile. */
export const inSnapshot = <Result>(
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> =>
  db.isTransaction ? read(db) : db.transaction().setAccessMode('read only').execute(read);
