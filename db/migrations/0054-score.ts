/** Criteria, the points of each product for them, and how these have changed. */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scoring')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('criteria', 'text', (column) => column.notNull())
    .addColumn('last_criterion', 'integer', (column) => column.notNull())
    .addColumn('changed_on', 'text')
    .execute();
  await db
    .withTables<{ scoring: { id: number; criteria: string; last_criterion: number } }>()
    .insertInto('scoring')
    .values({ id: 1, criteria: '[]', last_criterion: 0 })
    .execute();

  const ofProduct = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('product_id', 'integer', (column) =>
        column.notNull().references('product.id').onDelete('cascade'),
      );
  const { withoutRowid } = engineSql(db);
  await ofProduct('product_score')
    .addColumn('is_computed', 'integer', (column) => column.notNull())
    .addColumn('typed_rating', 'double precision')
    .addColumn('texts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_score_key', ['product_id'])
    .modifyEnd(withoutRowid)
    .execute();
  await ofProduct('product_point')
    .addColumn('criterion_id', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('points', 'double precision', (column) => column.notNull())
    .addColumn('source_url', 'text')
    .addColumn('given_on', 'text', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_point_key', ['product_id', 'criterion_id'])
    .modifyEnd(withoutRowid)
    .execute();
  await ofProduct('product_point_change')
    .addColumn('criterion_id', 'integer', (column) => column.notNull())
    .addColumn('changed_on', 'text', (column) => column.notNull())
    .addColumn('points_before', 'double precision', (column) => column.notNull())
    .addColumn('points_after', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_point_change_key', [
      'product_id',
      'criterion_id',
      'changed_on',
    ])
    .modifyEnd(withoutRowid)
    .execute();
}
