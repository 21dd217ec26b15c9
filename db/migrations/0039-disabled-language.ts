/** Languages whose pages an owner has switched off, as a JSON list. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site_settings')
    .addColumn('disabled_languages', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
