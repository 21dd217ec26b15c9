import { type Kysely, sql } from 'kysely';

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
  await sql`
    create trigger change_is_counted after insert on change begin
      insert into change_count (entity, changes) values (new.entity, 1)
        on conflict (entity) do update set changes = changes + 1;
    end`.execute(db);
}
