import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('top_list_entry')
    .addColumn('is_paid', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
