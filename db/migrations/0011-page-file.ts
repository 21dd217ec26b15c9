import type { Kysely } from 'kysely';

/** Scripts, styles and fonts of pages. Names change with the content. `content` is base64. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_file')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('encoding', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();
}
