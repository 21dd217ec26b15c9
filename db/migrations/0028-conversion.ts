/**
 * Conversions are what partners report about clicks: sign-ups, deposits and earnings. Rows of `conversion` detect
 * duplicate postbacks and are deleted together with the click id. Reports read `conversion_count`.
 */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

type Columns = Record<string, 'text' | 'integer'>;

const place: Columns = { page: 'text', block: 'text', position: 'integer' };

export async function up(db: Kysely<unknown>): Promise<void> {
  /** Stores the rows of a table in key order. */
  async function createTable(name: string, key: Columns, others: Columns) {
    let table = db.schema.createTable(name);
    for (const [column, type] of Object.entries({ ...key, ...others })) {
      table = table.addColumn(column, type, (built) => built.notNull());
    }
    await table
      .addPrimaryKeyConstraint(`${name}_key`, Object.keys(key) as never)
      .modifyEnd(engineSql(db).withoutRowid)
      .execute();
  }

  await createTable(
    'postback_key',
    { product_id: 'integer' },
    { hash: 'text', created_at: 'text', created_by: 'text' },
  );
  await createTable(
    'conversion',
    { product_id: 'integer', hash: 'text' },
    { click_day: 'text', currency: 'text', amount: 'integer' },
  );
  await db.schema
    .createIndex('conversion_click_day')
    .on('conversion')
    .column('click_day')
    .execute();
  await createTable(
    'conversion_count',
    {
      day: 'text',
      product_id: 'integer',
      ...place,
      market_code: 'text',
      event: 'text',
      currency: 'text',
    },
    { conversions: 'integer', amount: 'integer' },
  );
}
