/** The number of days after which an unchecked fact about a partner is out of date. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site_settings')
    .addColumn('fact_days', 'integer', (column) => column.notNull().defaultTo(180))
    .execute();
}
