/** Whether links to other sites are checked every night. Null means the default, which depends on the site's URL. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('site_settings').addColumn('link_check', 'text').execute();
}
