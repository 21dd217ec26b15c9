import type { Kysely } from 'kysely';

/** The history of one kind of thing, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('change_kind').on('change').columns(['entity', 'seq']).execute();
}
