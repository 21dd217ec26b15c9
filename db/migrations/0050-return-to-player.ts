/** A market may know what its games pay back. As JSON, and empty for what the site or the country says. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('market')
    .addColumn('rtp', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
