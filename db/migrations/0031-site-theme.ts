import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site_settings')
    .addColumn('theme', 'text', (column) => column.notNull().defaultTo('dark'))
    .execute();
  await db.schema.alterTable('site_settings').addColumn('accent', 'text').execute();
}
