/** Paths of uploaded images. Null means the default. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('site_settings').addColumn('logo', 'text').execute();
  await db.schema.alterTable('site_settings').addColumn('icon', 'text').execute();
}
