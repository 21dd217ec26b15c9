// Runs on SQLite only: checks its query plans.
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originDimensions, storedDimensions } from '#contract/partner/click-dimension.ts';
import type { Database } from '../../tables.ts';
import { testDatabase } from '../../testing/database.ts';
import { watchedDialect } from '../../testing/watched-dialect.ts';
import { listProductDays, sumClicks, sumConversions, sumCrossedClicks } from './click-report.ts';

let sqlite: SQLite.Database;
let db: Kysely<Database>;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];

beforeAll(async () => {
  const { address, close } = await testDatabase();
  await close();
  sqlite = new SQLite(address);
  db = new Kysely<Database>({
    dialect: watchedDialect(sqlite),
    log: ({ query: { sql, parameters } }) => {
      asked.push({ sql, parameters });
    },
  });
});

afterAll(() => db.destroy());

const days = { from: '2026-03-01', to: '2026-03-31' };
type Read = { name: string; table: string; key: string; read: () => Promise<unknown> };
const inDays = 'day>? AND day<?';
const reads: Read[] = storedDimensions.flatMap((by) => {
  const totals = by === 'product' ? 'by_product' : 'by_place';
  return [
    ...[{}, { market: 'TR' }].flatMap((filter) => [
      {
        name: `clicks by ${by}`,
        table: `click_count_${totals}`,
        key: inDays,
        read: () => sumClicks(db, by, days, filter),
      },
      {
        name: `conversions by ${by}`,
        table: `conversion_count_${totals}`,
        key: inDays,
        read: () => sumConversions(db, by, days, filter),
      },
    ]),
    {
      name: `clicks on a product by ${by}`,
      table: 'click_count',
      key: `product_id=? AND ${inDays}`,
      read: () => sumClicks(db, by, days, { product: 1 }),
    },
    {
      name: `conversions of a product by ${by}`,
      table: 'conversion_count',
      key: 'day=? AND product_id=?',
      read: () => sumConversions(db, by, days, { product: 1 }),
    },
  ];
});
for (const by of originDimensions) {
  for (const filter of [{}, { market: 'TR', product: 1 }]) {
    reads.push({
      name: `clicks by ${by}`,
      table: 'click_count_by_origin',
      key: `dimension=? AND ${inDays}`,
      read: () => sumClicks(db, by, days, filter),
    });
  }
}
for (const [by, cross, table, filter, key] of [
  ['page', 'position', 'click_count_by_place', {}, inDays],
  ['day', 'product', 'click_count_by_product', { market: 'TR' }, inDays],
  ['market', 'device', 'click_count_by_origin', {}, `dimension=? AND ${inDays}`],
  ['page', 'market', 'click_count', { product: 1 }, `product_id=? AND ${inDays}`],
] as const) {
  reads.push({
    name: `clicks by ${by} and ${cross}`,
    ...{ table, key },
    read: () => sumCrossedClicks(db, [by, cross], days, filter),
  });
}
const fall: Read = {
  name: 'drops in clicks',
  table: 'click_count_by_product',
  key: inDays,
  read: () => listProductDays(db, days),
};

test.each([...reads, fall])(
  'the report on $name only reads its own days in $table',
  async ({ table, key, read }) => {
    asked = [];
    await read();
    expect(asked).toHaveLength(1);
    for (const { sql, parameters } of asked) {
      const plan = sqlite.prepare(`explain query plan ${sql}`).all(...parameters);
      expect(JSON.stringify(plan)).toContain(`SEARCH ${table} USING PRIMARY KEY (${key})`);
      expect(JSON.stringify(plan)).not.toContain('SCAN');
    }
  },
);
