/** Daily counts of where clicks come from. Each row is about a single dimension, so that they can't be combined. */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('click_count_by_origin')
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('market_code', 'text', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addColumn('repeats', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('click_count_by_origin_key', [
      ...(['dimension', 'day', 'value', 'product_id', 'market_code'] as never[]),
    ])
    .modifyEnd(engineSql(db).withoutRowid)
    .execute();

  await db.schema
    .createTable('click_origin_value')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('click_origin_value_key', ['day', 'dimension', 'value'] as never)
    .modifyEnd(engineSql(db).withoutRowid)
    .execute();
}
