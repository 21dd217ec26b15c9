/** What a follower isn't told again: sent by a digest that hasn't finished, or live when they began to follow. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('follow_digest')
    .addColumn('told', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
