/** Notes which text each translation was made from, so that those whose original has changed are found. */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

const key = ['kind', 'entity_id', 'language', 'field'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('translation_mark')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('current_hash', 'text', (column) => column.notNull())
    .addColumn('dismissed_hash', 'text')
    .addColumn('by', 'text')
    .addPrimaryKeyConstraint('translation_mark_key', [...key])
    .modifyEnd(engineSql(db).withoutRowid)
    .execute();
}
