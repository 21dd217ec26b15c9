/** Reports read the small totals. Only a report on one product reads the counts of its things and places. */
import { type Kysely, sql } from 'kysely';
import type { ClickDimension } from '#contract/admin/click-dimension.ts';
import type { MarketCode } from '#contract/market.ts';
import type { ConversionEvent } from '#contract/partner/conversion-event.ts';
import type { Database } from '../../tables.ts';

export type ClickPeriod = { from: string; to: string };
export type ClickFilter = { market?: MarketCode | undefined; product?: number | undefined };
export type ClickSum = { key: string; clicks: number; repeats: number };
export type ConversionSum = {
  key: string;
  event: ConversionEvent;
  currency: string;
  conversions: number;
  amount: number;
};

/** The parts of a key stand in this order, with a space between them. */
const columnsOf: Record<ClickDimension, readonly string[]> = {
  day: ['day'],
  product: ['product_id'],
  page: ['page'],
  block: ['block'],
  position: ['block', 'position'],
  market: ['market_code'],
};

const tableOf = (by: ClickDimension, { product }: ClickFilter) => {
  if (product !== undefined) return 'click_count';
  return by === 'product' ? 'click_count_by_product' : 'click_count_by_place';
};

type Row = Record<string, string | number>;

const keyOf = (by: ClickDimension, row: Row) =>
  columnsOf[by].map((column) => row[column]).join(' ');

const inPeriod = ({ from, to }: ClickPeriod, { product, market }: ClickFilter) => sql`
  ${product === undefined ? sql`` : sql`product_id = ${product} and`}
  day >= ${from} and day <= ${to}
  ${market === undefined ? sql`` : sql`and market_code = ${market}`}`;

export async function sumClicks(
  db: Kysely<Database>,
  by: ClickDimension,
  period: ClickPeriod,
  filter: ClickFilter,
): Promise<ClickSum[]> {
  const columns = columnsOf[by].map((column) => sql.ref(column));
  const { rows } = await sql<Row & Record<'clicks' | 'repeats', number>>`
    select ${sql.join(columns)}, sum(clicks) as clicks, sum(repeats) as repeats
    from ${sql.table(tableOf(by, filter))}
    where ${inPeriod(period, filter)}
    group by ${sql.join(columns)}`.execute(db);
  return rows.map((row) => ({
    key: keyOf(by, row),
    clicks: Number(row.clicks),
    repeats: Number(row.repeats),
  }));
}

export async function sumConversions(
  db: Kysely<Database>,
  by: ClickDimension,
  period: ClickPeriod,
  filter: ClickFilter,
): Promise<ConversionSum[]> {
  const columns = columnsOf[by].map((column) => sql.ref(column));
  const { rows } = await sql<Row & Omit<ConversionSum, 'key'>>`
    select ${sql.join(columns)}, event, currency,
      sum(conversions) as conversions, sum(amount) as amount
    from conversion_count
    where ${inPeriod(period, filter)}
    group by ${sql.join(columns)}, event, currency`.execute(db);
  return rows.map((row) => ({
    ...{ key: keyOf(by, row), event: row.event, currency: row.currency },
    conversions: Number(row.conversions),
    amount: Number(row.amount),
  }));
}

/** The clicks of each product on each day of a period, where it had any. */
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
