/**
 * A product's offer in each market, and the facts about it. A row of `product_market` without an availability exists
 * because the partner's facts list the region as closed.
 */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

type Columns = Record<string, 'text' | 'integer' | 'double precision'>;

const market: Columns = { market_code: 'text' };
const place: Columns = { place: 'integer' };
const checked: Columns = { source_url: 'text', verified_on: 'text' };

export async function up(db: Kysely<unknown>): Promise<void> {
  /** Stores the rows in key order, below their product. */
  async function createTable(
    name: string,
    key: Columns,
    required: Columns,
    optional: Columns = {},
  ) {
    let table = db.schema
      .createTable(name)
      .addColumn('product_id', 'integer', (column) =>
        column.notNull().references('product.id').onDelete('cascade'),
      );
    for (const [column, type] of Object.entries({ ...key, ...required })) {
      table = table.addColumn(column, type, (built) => built.notNull());
    }
    for (const [column, type] of Object.entries(optional)) table = table.addColumn(column, type);
    await table
      .addPrimaryKeyConstraint(`${name}_key`, ['product_id', ...Object.keys(key)] as never)
      .modifyEnd(engineSql(db).withoutRowid)
      .execute();
  }
  const createIndex = (table: string, ...columns: string[]) =>
    db.schema.createIndex(`${table}_by_${columns[0]}`).on(table).columns(columns).execute();

  await createTable(
    'product_market',
    market,
    { ...place, state: 'text' },
    { availability: 'text', ref_link: 'text', licence_id: 'integer' },
  );
  await createIndex('product_market', 'market_code', 'state', 'product_id');
  await createTable(
    'product_market_translation',
    { ...market, lang: 'text' },
    {},
    { fs_label: 'text', freebet_label: 'text' },
  );
  await createTable(
    'product_licence',
    { id: 'integer' },
    { ...place, regulator_id: 'integer', state: 'text', markets: 'text' },
    { number: 'text', holder: 'text', register_url: 'text', ...checked },
  );
  await createIndex('product_licence', 'regulator_id', 'state', 'product_id');
  await createTable(
    'product_payment',
    place,
    { method_id: 'integer', direction: 'text' },
    {
      ...market,
      ...{ min: 'double precision', max: 'double precision', currency: 'text', fee: 'text' },
      ...{ hours_min: 'double precision', hours_max: 'double precision' },
      ...checked,
    },
  );
  await createIndex('product_payment', 'method_id', 'product_id');
  await createTable('product_provider', { provider_id: 'integer' }, place);
  await createIndex('product_provider', 'provider_id', 'product_id');
  await createTable('product_fact', {}, { facts: 'text', oldest_check: 'text' });
  await createIndex('product_fact', 'oldest_check', 'product_id');
}
