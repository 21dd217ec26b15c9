/**
 * Figures wait here until their import is complete, so that it locks the database only while they are moved. Imports
 * were slowed down by two indices that nothing reads.
 */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

type Columns = Record<string, 'integer' | 'text'>;

const key: Columns = {
  ...{ staging: 'integer', programme_id: 'integer', day: 'text', product_id: 'integer' },
  ...{ campaign_id: 'integer', market: 'text', currency: 'text' },
};

const others: Columns = {
  ...{ visits: 'integer', sign_ups: 'integer', first_deposits: 'integer', deposits: 'integer' },
  ...{ net_revenue: 'integer', earned: 'integer', staged_on: 'text' },
};

export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('staged_stat');
  for (const [name, type] of Object.entries({ ...key, ...others })) {
    table = table.addColumn(name, type, (column) => column.notNull());
  }
  await table
    .addPrimaryKeyConstraint('staged_stat_key', Object.keys(key) as never)
    .modifyEnd(engineSql(db).withoutRowid)
    .execute();
  await db.schema.dropIndex('programme_stat_import_id').execute();
  await db.schema.dropIndex('former_stat_former_import_id').execute();
}
