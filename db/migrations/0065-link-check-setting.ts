/** Whether links to other sites are checked every night. Null for the default, which depends on the site's address. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('site_settings').addColumn('link_check', 'text').execute();
}
