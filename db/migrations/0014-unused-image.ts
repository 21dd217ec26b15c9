import type { Kysely } from 'kysely';

/** Images that nothing refers to, and since when that is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unused_image')
    .addColumn('image', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
}
