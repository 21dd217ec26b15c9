/** Why editors pick a partner. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product_translation').addColumn('pick_reason', 'text').execute();
}
