/** Reports read the small totals. Only a report on a single product reads the counts by item and place. */
import { type Kysely, sql } from 'kysely';
import {
  isOriginDimension,
  type OriginDimension,
  type StoredDimension,
} from '#contract/partner/click-dimension.ts';
import type { ConversionEvent } from '#contract/partner/conversion-event.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { dayBefore, day as dayLength } from '#contract/wall-clock.ts';
import type { ConversionSums } from '../../tables/partner.ts';
import type { Database } from '../../tables.ts';

/** Reports by week and month add up the counts of days. */
export type CountedDimension = StoredDimension | OriginDimension;

export type ClickPeriod = { from: string; to: string };
export type ClickFilter = { market?: MarketCode | undefined; product?: number | undefined };
export type ClickSum = { key: string; clicks: number; repeats: number };
export type CrossedSum = { key: string; cross_key: string; clicks: number };
export type ConversionSum = ConversionSums & { key: string; currency: string };

/** The parts of a key in order, separated by spaces. */
const columnsOf: Record<CountedDimension, readonly string[]> = {
  day: ['day'],
  product: ['product_id'],
  page: ['page'],
  block: ['block'],
  position: ['block', 'position'],
  market: ['market_code'],
  source: ['value'],
  campaign: ['value'],
  site: ['value'],
  device: ['value'],
  country: ['value'],
};

const tableOf = (
  counts: 'click_count' | 'conversion_count',
  dimensions: readonly CountedDimension[],
  { product }: ClickFilter,
) => {
  if (dimensions.some(isOriginDimension)) return 'click_count_by_origin';
  if (product !== undefined) return counts;
  return dimensions.includes('product') ? `${counts}_by_product` : `${counts}_by_place`;
};

type Row = Record<string, string | number>;

export const reportKey = (by: CountedDimension, row: Row) =>
  columnsOf[by].map((column) => row[column]).join(' ');

const matches = ({ product, market }: ClickFilter) => sql`
  ${product === undefined ? sql`` : sql`and product_id = ${product}`}
  ${market === undefined ? sql`` : sql`and market_code = ${market}`}`;

const inPeriod = ({ from, to }: ClickPeriod) => sql`day >= ${from} and day <= ${to}`;

async function sumBy(
  db: Kysely<Database>,
  dimensions: readonly CountedDimension[],
  period: ClickPeriod,
  filter: ClickFilter,
) {
  const columns = dimensions.flatMap((by) => columnsOf[by]).map((column) => sql.ref(column));
  const origin = dimensions.find(isOriginDimension);
  const { rows } = await sql<Row & Record<'clicks' | 'repeats', number>>`
    select ${sql.join(columns)}, sum(clicks) as clicks, sum(repeats) as repeats
    from ${sql.table(tableOf('click_count', dimensions, filter))}
    where ${origin ? sql`dimension = ${origin} and` : sql``} ${inPeriod(period)} ${matches(filter)}
    group by ${sql.join(columns)}`.execute(db);
  return rows;
}

export async function sumClicks(
  db: Kysely<Database>,
  by: CountedDimension,
  period: ClickPeriod,
  filter: ClickFilter,
): Promise<ClickSum[]> {
  return (await sumBy(db, [by], period, filter)).map((row) => ({
    key: reportKey(by, row),
    clicks: Number(row.clicks),
    repeats: Number(row.repeats),
  }));
}

/** Adds up clicks by two dimensions, which must be in the same table. */
export async function sumCrossedClicks(
  db: Kysely<Database>,
  [by, cross]: readonly [CountedDimension, CountedDimension],
  period: ClickPeriod,
  filter: ClickFilter,
): Promise<CrossedSum[]> {
  return (await sumBy(db, [by, cross], period, filter)).map((row) => ({
    key: reportKey(by, row),
    cross_key: reportKey(cross, row),
    clicks: Number(row.clicks),
  }));
}

const sumsOf: Record<keyof ConversionSums, [event: ConversionEvent, column: string]> = {
  signups: ['signup', 'conversions'],
  deposits: ['deposit', 'conversions'],
  earnings: ['earning', 'conversions'],
  deposited: ['deposit', 'amount'],
  earned: ['earning', 'amount'],
};
const sumNames = Object.keys(sumsOf) as (keyof ConversionSums)[];

const inCounts = (name: keyof ConversionSums) => {
  const [event, column] = sumsOf[name];
  return sql`case when event = ${sql.lit(event)} then ${sql.ref(column)} else 0 end`;
};

/**
 * Lists every day explicitly, so that the database finds a product through the index, whose key starts with the day.
 */
const onDays = ({ from, to }: ClickPeriod) => {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
  const days = Array.from({ length }, (_, index) => dayBefore(from, -index));
  return sql`day in (${sql.join(days)})`;
};

export async function sumConversions(
  db: Kysely<Database>,
  by: CountedDimension,
  period: ClickPeriod,
  filter: ClickFilter,
): Promise<ConversionSum[]> {
  // Postbacks arrive long after the visit, and nothing links them to its origin.
  if (isOriginDimension(by)) return [];
  const isOfProduct = filter.product !== undefined;
  const columns = columnsOf[by].map((column) => sql.ref(column));
  const sums = sumNames.map((name) => {
    const value = isOfProduct ? inCounts(name) : sql.ref(name);
    return sql`sum(${value}) as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Row & Omit<ConversionSum, 'key'>>`
    select ${sql.join(columns)}, currency, ${sql.join(sums)}
    from ${sql.table(tableOf('conversion_count', [by], filter))}
    where ${isOfProduct ? onDays(period) : inPeriod(period)} ${matches(filter)}
    group by ${sql.join(columns)}, currency`.execute(db);
  return rows.map((row) => ({
    key: reportKey(by, row),
    currency: row.currency,
    ...(Object.fromEntries(sumNames.map((name) => [name, Number(row[name])])) as ConversionSums),
  }));
}

/** The clicks of each product on each day of a period. Omits days without clicks. */
export const listProductDays = (
  db: Kysely<Database>,
  { from, to }: ClickPeriod,
): Promise<{ product_id: number; day: string; clicks: number }[]> =>
  db
    .selectFrom('click_count_by_product')
    .select(({ fn }) => ['product_id', 'day', fn.sum<number>('clicks').as('clicks')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('product_id', '!=', 0)
    .groupBy(['product_id', 'day'])
    .execute();
