import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redirect')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('from_path', 'text', (column) => column.notNull().unique())
    .addColumn('to_path', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('redirect_to_path').on('redirect').column('to_path').execute();
}
