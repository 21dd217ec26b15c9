/**
 * Totals of conversions, so that a report on a year reads few rows. Maintained by triggers, because a process of an
 * older version only writes to `conversion_count`.
 */
import { type Kysely, sql } from 'kysely';
import { engineSql } from '../engine.ts';

const totals = {
  conversion_count_by_place: ['day', 'page', 'block', 'position', 'market_code', 'currency'],
  conversion_count_by_product: ['day', 'product_id', 'market_code', 'currency'],
};

const sums = {
  signups: ['signup', 'conversions'],
  deposits: ['deposit', 'conversions'],
  earnings: ['earning', 'conversions'],
  deposited: ['deposit', 'amount'],
  earned: ['earning', 'amount'],
} as const;

const typeOf = (column: string) =>
  column === 'position' || column === 'product_id' ? 'integer' : 'text';

const quoted = (names: readonly string[], prefix = '') =>
  names.map((name) => `${prefix}"${name}"`).join(', ');

const shareOf = (row: string, [event, column]: readonly [string, string]) =>
  `case when ${row}.event = '${event}' then ${row}.${column} else 0 end`;

const forEachSum = (write: (sum: string, from: readonly [string, string]) => string) =>
  Object.entries(sums)
    .map(([sum, from]) => write(sum, from))
    .join(', ');

const insertInto = (table: string, keys: readonly string[]) =>
  `insert into ${table} (${quoted([...keys, ...Object.keys(sums)])})`;

const add = (table: string, keys: readonly string[]) =>
  `${insertInto(table, keys)}
    values (${quoted(keys, 'new.')}, ${forEachSum((_, from) => shareOf('new', from))})
    on conflict (${quoted(keys)}) do update
    set ${forEachSum((sum) => `${sum} = ${table}.${sum} + excluded.${sum}`)}`;

function subtract(table: string, keys: readonly string[]): string[] {
  const isSame = keys.map((key) => `"${key}" = old."${key}"`).join(' and ');
  return [
    `update ${table} set ${forEachSum((sum, from) => `${sum} = ${sum} - ${shareOf('old', from)}`)}
      where ${isSame}`,
    `delete from ${table} where ${isSame} and signups = 0 and deposits = 0 and earnings = 0`,
  ];
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, keys] of Object.entries(totals)) {
    let table = db.schema.createTable(name);
    for (const key of keys) table = table.addColumn(key, typeOf(key), (column) => column.notNull());
    for (const sum of Object.keys(sums)) {
      table = table.addColumn(sum, 'integer', (column) => column.notNull());
    }
    await table
      .addPrimaryKeyConstraint(`${name}_key`, keys as never)
      .modifyEnd(engineSql(db).withoutRowid)
      .execute();
  }

  const adding = Object.entries(totals).map(([name, keys]) => add(name, keys));
  const subtracting = Object.entries(totals).flatMap(([name, keys]) => subtract(name, keys));
  for (const [event, statements] of [
    ['insert', adding],
    ['update', [...adding, ...subtracting]],
    ['delete', subtracting],
  ] as const) {
    const trigger = engineSql(db).rowTrigger('conversion_count', event, statements);
    for (const statement of trigger) await statement.execute(db);
  }

  for (const [name, keys] of Object.entries(totals)) {
    await sql
      .raw(
        `${insertInto(name, keys)}
          select ${quoted(keys)}, ${forEachSum((_, from) => `sum(${shareOf('conversion_count', from)})`)}
          from conversion_count group by ${quoted(keys)}`,
      )
      .execute(db);
  }
}
