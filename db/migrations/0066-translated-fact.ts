/** Fees as numbers, and names of payment methods and providers in other languages, as JSON. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['fee_amount', 'fee_percent']) {
    await db.schema.alterTable('product_payment').addColumn(column, 'double precision').execute();
  }
  for (const table of ['payment_method', 'provider']) {
    await db.schema
      .alterTable(table)
      .addColumn('i18n', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  }
}
