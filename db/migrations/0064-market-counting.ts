/** How visitors are counted. A region whose value is null inherits its country's. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('market').addColumn('counting', 'text').execute();
}
