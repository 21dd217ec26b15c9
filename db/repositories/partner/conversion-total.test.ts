// Runs on PostgreSQL too: no other test runs its SQL there.
import type { Kysely } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { type StoredDimension, storedDimensions } from '#contract/partner/click-dimension.ts';
import { openEngine } from '../../open.ts';
import { migrate } from '../../start/migrate.ts';
import type { Database } from '../../tables.ts';
import { testDatabase } from '../../testing/database.ts';
import { databaseOfSchema } from '../../testing/schema-fixture.ts';
import { inTransaction } from '../../transaction.ts';
import { type ClickFilter, sumConversions } from './click-report.ts';
import {
  addConversionCounts,
  type ConversionCount,
  deleteConversionCountsBefore,
} from './conversion.ts';

let close = async () => {};
afterEach(() => close());

/** Generates the same pseudorandom numbers on every run. */
function numbersFrom(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
  return { below, oneOf: <T>(...of: [T, ...T[]]): T => of[below(of.length)] ?? of[0] };
}
type Numbers = ReturnType<typeof numbersFrom>;

function makeCount({ below, oneOf }: Numbers): ConversionCount {
  const event = oneOf('signup', 'deposit', 'earning');
  const amounts = { signup: 0, deposit: below(9_000), earning: below(9_000) - 4_500 };
  return {
    day: `2026-03-0${1 + below(6)}`,
    product_id: below(3),
    market_code: oneOf('US', 'TR'),
    page: oneOf('casino', 'bets'),
    block: oneOf('top', 'popular'),
    position: below(2),
    event,
    currency: oneOf('USD', 'EUR'),
    conversions: 1 + below(2),
    amount: amounts[event],
  } as ConversionCount;
}

const makeCounts = (numbers: Numbers, size: number) =>
  Array.from({ length: size }, () => makeCount(numbers));

const period = { from: '2026-03-02', to: '2026-03-05' };
const filters: ClickFilter[] = [
  ...[{}, { market: 'TR' }, { product: 1 }],
  { product: 0, market: 'US' },
];

const keyColumns: Record<StoredDimension, readonly (keyof ConversionCount)[]> = {
  day: ['day'],
  product: ['product_id'],
  page: ['page'],
  block: ['block'],
  position: ['block', 'position'],
  market: ['market_code'],
};

/** Adds up the counts one by one. */
function addUp(
  rows: readonly ConversionCount[],
  by: StoredDimension,
  { market, product }: ClickFilter,
) {
  const sums: Record<string, Record<string, number>> = {};
  for (const row of rows) {
    if (row.day < period.from || row.day > period.to) continue;
    if (market !== undefined && row.market_code !== market) continue;
    if (product !== undefined && row.product_id !== product) continue;
    const key = keyColumns[by].map((column) => row[column]).join(' ');
    sums[`${key} ${row.currency}`] ??= {
      signups: 0,
      deposits: 0,
      earnings: 0,
      deposited: 0,
      earned: 0,
    };
    const sum = sums[`${key} ${row.currency}`] as Record<string, number>;
    const [number, amount] = {
      signup: ['signups'],
      deposit: ['deposits', 'deposited'],
      earning: ['earnings', 'earned'],
    }[row.event] as [string, string?];
    sum[number] = (sum[number] ?? 0) + row.conversions;
    if (amount) sum[amount] = (sum[amount] ?? 0) + row.amount;
  }
  return sums;
}

async function expectExactReports(db: Kysely<Database>) {
  const rows = await db.selectFrom('conversion_count').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const by of storedDimensions) {
    for (const filter of filters) {
      const sums = await sumConversions(db, by, period, filter);
      const reported = sums.map(({ key, currency, ...sum }) => [`${key} ${currency}`, sum]);
      expect(Object.fromEntries(reported)).toEqual(addUp(rows, by, filter));
      expect(reported).toHaveLength(Object.keys(addUp(rows, by, filter)).length);
    }
  }
}

const writes: Record<string, (db: Kysely<Database>, numbers: Numbers) => Promise<unknown>> = {
  add: (db, numbers) =>
    inTransaction(db, (trx) => addConversionCounts(trx, makeCounts(numbers, 60))),
  'add one': (db, numbers) => addConversionCounts(db, [makeCount(numbers)]),
  'roll back': (db, numbers) =>
    inTransaction(db, async (trx) => {
      await addConversionCounts(trx, makeCounts(numbers, 5));
      throw new Error('rolled back');
    }).catch(() => {}),
  'change amounts': (db, numbers) =>
    db
      .updateTable('conversion_count')
      .set({ amount: numbers.below(500) - 250, conversions: 1 + numbers.below(9) })
      .where('event', '=', 'earning')
      .where('product_id', '=', numbers.below(3))
      .execute(),
  'move to another product': (db, numbers) =>
    db
      .updateTable('conversion_count')
      .set({ product_id: 10 + numbers.below(1_000_000) })
      .where('product_id', '=', numbers.below(3))
      .where('day', '=', `2026-03-0${1 + numbers.below(6)}`)
      .execute(),
  'delete a place': (db, { oneOf, below }) =>
    db
      .deleteFrom('conversion_count')
      .where('day', '=', `2026-03-0${1 + below(6)}`)
      .where('block', '=', oneOf('top', 'popular'))
      .execute(),
  'delete old days': (db, { oneOf }) =>
    deleteConversionCountsBefore(db, oneOf('2026-03-02', '2026-03-03')),
};

test.each([1, 2, 3])(
  'reports match the sum of all counts after each of many random writes (seed %i)',
  async (seed) => {
    const given = await testDatabase();
    close = given.close;
    const numbers = numbersFrom(seed);
    await addConversionCounts(given.db, makeCounts(numbers, 40));
    for (let step = 0; step < 25; step += 1) {
      const names = Object.keys(writes) as [string, ...string[]];
      await writes[numbers.oneOf(...names)]?.(given.db, numbers);
      await expectExactReports(given.db);
    }
  },
);

test('deletes the totals along with the last counts', async () => {
  const given = await testDatabase();
  close = given.close;
  await addConversionCounts(given.db, makeCounts(numbersFrom(4), 100));
  await deleteConversionCountsBefore(given.db, '2026-04-01');
  expect(await sumConversions(given.db, 'day', period, {})).toEqual([]);
  expect(await sumConversions(given.db, 'product', period, {})).toEqual([]);
});

test('the migration adds up the counts it finds', async () => {
  const { db } = await openEngine(await databaseOfSchema('0030-site-settings'));
  close = () => db.destroy();
  await addConversionCounts(db, makeCounts(numbersFrom(5), 200));
  await migrate(db);
  await expectExactReports(db);
  await addConversionCounts(db, makeCounts(numbersFrom(6), 200));
  await expectExactReports(db);
});
