import type { Kysely } from 'kysely';
import type { Database } from '../../../tables.ts';

type VocabularyTable = 'regulator' | 'payment_method' | 'provider';

/** All entries, by name. */
export const listVocabularyNames = (
  db: Kysely<Database>,
  table: VocabularyTable,
): Promise<{ id: number; name: string }[]> =>
  db.selectFrom(table).select(['id', 'name']).orderBy('name_key').orderBy('id').execute();
