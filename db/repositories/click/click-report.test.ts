import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickDimensions } from '#contract/admin/click-dimension.ts';
import type { Database } from '../../tables.ts';
import { isPostgres, testDatabase } from '../../testing/database.ts';
import { listProductDays, sumClicks, sumConversions } from './click-report.ts';

let sqlite: SQLite.Database;
let db: Kysely<Database>;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];

beforeAll(async () => {
  if (isPostgres) return;
  const { address, close } = await testDatabase();
  await close();
  sqlite = new SQLite(address);
  db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: sqlite }),
    log: ({ query: { sql, parameters } }) => {
      asked.push({ sql, parameters });
    },
  });
});

afterAll(() => db?.destroy());

const days = { from: '2026-03-01', to: '2026-03-31' };
const reads: [name: string, key: string, read: () => Promise<unknown>][] = [
  ...clickDimensions.flatMap((by): typeof reads => [
    [`all clicks by ${by}`, 'day>? AND day<?', () => sumClicks(db, by, days, {})],
    [`a market by ${by}`, 'day>? AND day<?', () => sumClicks(db, by, days, { market: 'TR' })],
    [
      `a product by ${by}`,
      'product_id=? AND day>? AND day<?',
      () => sumClicks(db, by, days, { product: 1 }),
    ],
    [`conversions by ${by}`, 'day>? AND day<?', () => sumConversions(db, by, days, {})],
  ]),
  ['the fall of clicks', 'day>? AND day<?', () => listProductDays(db, days)],
];

test.skipIf(isPostgres).each(reads)(
  'the report of %s reads its days alone',
  async (_, key, read) => {
    asked = [];
    await read();
    expect(asked).toHaveLength(1);
    for (const { sql, parameters } of asked) {
      const plan = sqlite.prepare(`explain query plan ${sql}`).all(...parameters);
      expect(JSON.stringify(plan)).toContain(`USING PRIMARY KEY (${key})`);
      expect(JSON.stringify(plan)).not.toContain('SCAN');
    }
  },
);
