import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

export const listImageNames = (db: Kysely<Database>) =>
  db.selectFrom('image').select(['id', 'hash', 'name']).orderBy('id').execute();
