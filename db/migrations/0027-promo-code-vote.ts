/**
 * Visitors' votes on whether a promo code worked. promo_code_vote identifies a visitor by a daily hash that also
 * includes the code. Counts belong to the text of the code, so they start over when an editor changes it.
 */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { withoutRowid } = engineSql(db);
  await db.schema
    .createTable('promo_code_vote')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('worked', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('promo_code_vote_key', ['day', 'hash'])
    .modifyEnd(withoutRowid)
    .execute();
  await db.schema
    .createTable('promo_code_vote_count')
    .addColumn('promo_code_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('worked', 'integer', (column) => column.notNull())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('promo_code_vote_count_key', ['promo_code_id', 'day', 'code'])
    .modifyEnd(withoutRowid)
    .execute();
  await db.schema
    .createIndex('promo_code_vote_count_changed_at')
    .on('promo_code_vote_count')
    .column('changed_at')
    .execute();
}
