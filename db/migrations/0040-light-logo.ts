/** The path of an uploaded image for light pages. Null means the other logo. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('site_settings').addColumn('logo_light', 'text').execute();
}
