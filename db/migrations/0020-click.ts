/**
 * Clicks on partner links, counted by day. The totals by place and by product are small, so a report on a year reads
 * few rows. Visitors stay anonymous: click_visitor stores keyed hashes, and their key is deleted every day.
 */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

type Columns = Record<string, 'text' | 'integer'>;

const place: Columns = { page: 'text', block: 'text', position: 'integer' };
const item: Columns = { product_id: 'integer', kind: 'text', item_id: 'integer' };
const market: Columns = { market_code: 'text' };
const counts: Columns = { clicks: 'integer', repeats: 'integer' };

export async function up(db: Kysely<unknown>): Promise<void> {
  /** Stores the rows of a table in key order. */
  async function createTable(name: string, key: Columns, others: Columns = {}) {
    let table = db.schema.createTable(name);
    for (const [column, type] of Object.entries({ ...key, ...others })) {
      table = table.addColumn(column, type, (built) => built.notNull());
    }
    await table
      .addPrimaryKeyConstraint(`${name}_key`, Object.keys(key) as never)
      .modifyEnd(engineSql(db).withoutRowid)
      .execute();
  }

  const { product_id, ...thing } = item as { product_id: 'integer' } & Columns;
  await createTable(
    'click_count',
    { product_id, day: 'text', ...thing, ...place, ...market },
    counts,
  );
  await createTable('click_count_by_place', { day: 'text', ...place, ...market }, counts);
  await createTable('click_count_by_product', { day: 'text', product_id, ...market }, counts);
  await createTable('click_salt', { day: 'text' }, { salt: 'text' });
  await createTable('click_visitor', { day: 'text', hash: 'text' });
  await createTable(
    'click',
    { id: 'text' },
    { at: 'text', day: 'text', ...item, ...place, ...market },
  );
  await db.schema.createIndex('click_day').on('click').column('day').execute();
  await db.schema.alterTable('product').addColumn('click_parameter', 'text').execute();
}
