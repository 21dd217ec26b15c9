/** A market's return to player by game, as JSON. Empty if the market uses the values of its country or of the site. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('market')
    .addColumn('rtp', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
