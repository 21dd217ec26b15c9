import { type Kysely, sql } from 'kysely';
import { engineSql } from '../engine.ts';

/**
 * A list of the history reads summaries instead of whole states, and a number instead of counting. Changes of before
 * have no summary: it is made from their states when they are listed, so this step takes no longer where there are many.
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
