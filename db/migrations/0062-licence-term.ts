/** The last day on which a licence is valid. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product_licence').addColumn('valid_until', 'text').execute();
}
