/** For the history by person and by day. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('change_actor')
    .on('change')
    .columns(['actor', 'seq', 'entity'])
    .execute();
  await db.schema.createIndex('change_at').on('change').columns(['at', 'seq']).execute();
}
