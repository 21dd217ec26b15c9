import { type Kysely, sql } from 'kysely';
import { engineSql } from '../engine.ts';

/**
 * Lets the history be listed from summaries instead of full states, and counted without scanning. Existing changes are
 * summarized when they are listed, so that this migration is fast even with many.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('change').addColumn('summary', 'text').execute();
  await db.schema
    .createTable('change_count')
    .addColumn('entity', 'text', (column) => column.primaryKey())
    .addColumn('changes', 'integer', (column) => column.notNull())
    .execute();
  await sql`
    insert into change_count (entity, changes)
    select entity, count(*) from change group by entity`.execute(db);
  for (const statement of engineSql(db).afterChange) await statement.execute(db);
}
