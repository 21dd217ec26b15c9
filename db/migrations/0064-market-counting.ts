/** How visitors are counted. Null is inherited from the country. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('market').addColumn('counting', 'text').execute();
}
