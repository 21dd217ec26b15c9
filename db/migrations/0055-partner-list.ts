/** The URL of a filtered list of partners that a page includes. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content_page').addColumn('partner_list', 'text').execute();
}
