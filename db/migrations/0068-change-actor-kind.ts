/** For the history of a person's changes to one kind. */
import type { Kysely } from 'kysely';

export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('change_actor_kind')
    .on('change')
    .columns(['actor', 'entity', 'seq'])
    .execute();
