/** Stores what a follower must not be sent again: news of an unfinished digest, and what was live when they followed. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('follow_digest')
    .addColumn('told', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
