/**
 * Programmes with their deals, reported figures, statements and payments, and exchange rates. Their history has its own
 * table, because all staff can read the change log, and webhooks follow it.
 */
import type { CreateTableBuilder, Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

type Columns = Record<string, 'text' | 'integer' | 'text?' | 'integer?'>;

const withColumns = <Table extends CreateTableBuilder<string, string>>(
  table: Table,
  columns: Columns,
): CreateTableBuilder<string, string> =>
  Object.entries(columns).reduce<CreateTableBuilder<string, string>>(
    (built, [name, type]) =>
      type.endsWith('?')
        ? built.addColumn(name, type.slice(0, -1) as 'text' | 'integer')
        : built.addColumn(name, type as 'text' | 'integer', (column) => column.notNull()),
    table,
  );

const figures: Columns = {
  visits: 'integer',
  sign_ups: 'integer',
  first_deposits: 'integer',
  deposits: 'integer',
  net_revenue: 'integer',
  earned: 'integer',
};

const statKey: Columns = {
  programme_id: 'integer',
  day: 'text',
  product_id: 'integer',
  campaign_id: 'integer',
  market: 'text',
  currency: 'text',
};

const byId: Record<string, Columns> = {
  programme: {
    ...{ name: 'text', name_key: 'text', platform: 'text', base_currency: 'text' },
    ...{ time_zone: 'text', pays_on: 'integer?', contact: 'text?', note: 'text?' },
  },
  deal: {
    ...{ programme_id: 'integer', product_id: 'integer?', market_code: 'text?' },
    ...{ kind: 'text', currency: 'text', from_day: 'text', to_day: 'text?', terms: 'text' },
    ...{ document_id: 'integer?' },
  },
  stat_source: {
    ...{ programme_id: 'integer', name: 'text', shape: 'text', address: 'text?' },
    ...{ is_nightly: 'integer', header_names: 'text', secrets: 'text?' },
    ...{ last_fetched_at: 'text?', last_error: 'text?', warnings: 'text' },
  },
  programme_campaign: { programme_id: 'integer', name: 'text' },
  stat_import: {
    ...{ programme_id: 'integer', source_id: 'integer?', name: 'text', actor: 'text' },
    ...{ from_day: 'text', to_day: 'text', lines: 'integer', changed: 'integer' },
    ...{ undone_at: 'text?', undone_by: 'text?' },
  },
  statement: {
    ...{ programme_id: 'integer', month: 'text', stated: 'integer', currency: 'text' },
    ...{ note: 'text?', document_id: 'integer?' },
  },
  payment: {
    ...{ programme_id: 'integer', day: 'text', month: 'text?', amount: 'integer' },
    ...{ currency: 'text', reference: 'text?', note: 'text?' },
  },
  money_correction: {
    ...{ programme_id: 'integer', month: 'text', day: 'text', amount: 'integer' },
    ...{ currency: 'text', note: 'text' },
  },
  money_note: { programme_id: 'integer', month: 'text', note: 'text', actor: 'text' },
  money_document: { name: 'text', type: 'text', bytes: 'integer', content: 'text', actor: 'text' },
};

const indices: [table: string, columns: string[], isUnique?: boolean][] = [
  ['programme', ['name_key'], true],
  ['programme_product', ['programme_id']],
  ['deal', ['programme_id', 'from_day']],
  ['stat_source', ['programme_id']],
  ['programme_campaign', ['programme_id', 'name'], true],
  ['stat_import', ['programme_id', 'id']],
  ['programme_stat', ['import_id']],
  ['former_stat', ['former_import_id']],
  ['stat_month', ['month']],
  ['statement', ['programme_id', 'month', 'currency'], true],
  ['payment', ['programme_id', 'day']],
  ['money_correction', ['programme_id', 'month']],
  ['money_note', ['programme_id', 'month']],
  ['money_change', ['kind', 'entity_id', 'id']],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const { now, withoutRowid } = engineSql(db);
  await db.schema
    .alterTable('admin_token')
    .addColumn('rights', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();

  for (const [name, columns] of Object.entries(byId)) {
    const table = db.schema
      .createTable(name)
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());
    await withColumns(table, columns)
      .addColumn('created_at', 'text', (column) => column.notNull().defaultTo(now))
      .execute();
  }
  await withColumns(
    db.schema
      .createTable('money_change')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement()),
    {
      ...{ at: 'text', actor: 'text', kind: 'text', entity_id: 'integer', action: 'text' },
      ...{
        name: 'text',
        programme_id: 'integer?',
        snapshot: 'text?',
        reason: 'text?',
        acts_from: 'text?',
      },
    },
  ).execute();

  async function inKeyOrder(name: string, key: Columns, others: Columns) {
    await withColumns(db.schema.createTable(name), { ...key, ...others })
      .addPrimaryKeyConstraint(`${name}_key`, Object.keys(key) as never)
      .modifyEnd(withoutRowid)
      .execute();
  }
  await inKeyOrder('programme_product', { product_id: 'integer' }, { programme_id: 'integer' });
  await inKeyOrder('programme_stat', statKey, { ...figures, import_id: 'integer' });
  await inKeyOrder(
    'former_stat',
    { import_id: 'integer', ...statKey },
    {
      ...Object.fromEntries(Object.keys(figures).map((name) => [name, 'integer?' as const])),
      former_import_id: 'integer?',
    },
  );
  const { day: _, campaign_id: __, ...monthKey } = statKey;
  await inKeyOrder(
    'stat_month',
    { programme_id: 'integer', month: 'text', ...monthKey },
    { ...figures, days: 'integer' },
  );
  await inKeyOrder(
    'closed_month',
    { programme_id: 'integer', month: 'text' },
    { closed_at: 'text', closed_by: 'text', figures: 'text' },
  );
  await inKeyOrder('rate', { day: 'text', currency: 'text' }, { per_eur: 'text', source: 'text' });

  for (const [table, columns, isUnique] of indices) {
    const index = db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns(columns);
    await (isUnique ? index.unique() : index).execute();
  }
}
