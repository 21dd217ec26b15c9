import type { Kysely } from 'kysely';

/** Images that nothing refers to, and when each was first found to be unused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unused_image')
    .addColumn('image', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
}
