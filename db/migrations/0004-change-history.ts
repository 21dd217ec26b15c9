import type { Kysely } from 'kysely';

/** For the history of one kind of entity, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('change_kind').on('change').columns(['entity', 'seq']).execute();
}
