/**
 * Stores what followers must not be sent again: news from an unfinished digest, and what was live when they followed.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('follow_digest')
    .addColumn('told', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
