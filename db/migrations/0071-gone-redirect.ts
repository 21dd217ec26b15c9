/** A gone page has no target, but its row still leads home for versions that don't know the column yet. */
import type { Kysely } from 'kysely';

export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .alterTable('redirect')
    .addColumn('is_gone', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
