/** Recent postbacks, and the conversions of each import, so that an import can be undone. */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('postback')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('event', 'text')
    .addColumn('amount', 'integer')
    .addColumn('currency', 'text')
    .addColumn('errors', 'text')
    .execute();
  await db.schema
    .createIndex('postback_product')
    .on('postback')
    .columns(['product_id', 'id'])
    .execute();

  await db.schema
    .createTable('conversion_import')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('conversions', 'integer', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .addColumn('undone_by', 'text')
    .execute();
  await db.schema
    .createIndex('conversion_import_product')
    .on('conversion_import')
    .columns(['product_id', 'id'])
    .execute();

  let row = db.schema
    .createTable('conversion_import_row')
    .addColumn('import_id', 'integer', (column) => column.notNull());
  for (const name of ['hash', 'day', 'page', 'block', 'market_code', 'event', 'currency']) {
    row = row.addColumn(name, 'text', (column) => column.notNull());
  }
  for (const name of ['position', 'amount']) {
    row = row.addColumn(name, 'integer', (column) => column.notNull());
  }
  await row
    .addPrimaryKeyConstraint('conversion_import_row_key', ['import_id', 'hash'] as never)
    .modifyEnd(engineSql(db).withoutRowid)
    .execute();
}
