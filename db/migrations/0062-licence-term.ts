/** The last day of a licence. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product_licence').addColumn('valid_until', 'text').execute();
}
