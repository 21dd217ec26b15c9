/** An import proposes tens of thousands of changes, whose texts would be read to count those in a state. */
import type { Kysely } from 'kysely';

export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('proposal_state')
    .on('proposal')
    .columns(['release_id', 'state', 'needs_approval', 'proposed_at'])
    .execute();
