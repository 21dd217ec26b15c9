/** Clicks and conversions of a month, by where visitors clicked. */
import { type Kysely, sql } from 'kysely';
import type { EarnedBy } from '#contract/money/money-report.ts';
import type { Database } from '../../tables.ts';

type Days = { from: string; to: string };

/** The subject of a row. Its fields depend on how the report is grouped. */
export type EarnedKey = {
  page?: string;
  block?: string;
  position?: number;
  market?: string;
  campaign?: string;
};

const columnsOf: Record<EarnedBy, readonly string[]> = {
  place: ['page', 'block', 'position'],
  market: ['market_code as market'],
  campaign: ['value as campaign'],
  product: [],
};

const groupOf: Record<EarnedBy, readonly string[]> = {
  place: ['page', 'block', 'position'],
  market: ['market_code'],
  campaign: ['value'],
  product: [],
};

const list = (columns: readonly string[]) => sql.raw(columns.map((name) => `, ${name}`).join(''));

const tables: Record<EarnedBy, string> = {
  place: 'click_count',
  market: 'click_count_by_product',
  campaign: "click_count_by_origin where dimension = 'campaign' and",
  product: 'click_count_by_product',
};

export type ClickedKey = EarnedKey & { product_id: number; clicks: number };

export async function listClicksBy(
  db: Kysely<Database>,
  by: EarnedBy,
  { from, to }: Days,
): Promise<ClickedKey[]> {
  const table = sql.raw(by === 'campaign' ? tables[by] : `${tables[by]} where`);
  const { rows } = await sql<ClickedKey>`
    select product_id${list(columnsOf[by])}, sum(clicks) as clicks
    from ${table} day >= ${from} and day <= ${to}
      and product_id in (select product_id from programme_product)
    group by product_id${list(groupOf[by])}`.execute(db);
  return rows.map((row) => ({ ...row, clicks: Number(row.clicks) }));
}

export type ConvertedPlace = EarnedKey & {
  product_id: number;
  currency: string;
  deposits: number;
  earned: number;
};

/** Only postbacks with a click id are counted here, so their place is known. */
export async function listConversionsByPlace(
  db: Kysely<Database>,
  { from, to }: Days,
): Promise<ConvertedPlace[]> {
  const { rows } = await sql<ConvertedPlace>`
    select product_id, page, block, position, currency,
      sum(case when event = 'deposit' then conversions else 0 end) as deposits,
      sum(case when event = 'earning' then amount else 0 end) as earned
    from conversion_count
    where day >= ${from} and day <= ${to}
      and product_id in (select product_id from programme_product)
    group by product_id, page, block, position, currency`.execute(db);
  return rows.map((row) => ({
    ...row,
    deposits: Number(row.deposits),
    earned: Number(row.earned),
  }));
}

export type EarnedScope = {
  programme_id: number;
  product_id: number;
  market: string;
  currency: string;
  first_deposits: number;
  earned: number;
};

export const listEarnedScopes = (db: Kysely<Database>, month: string): Promise<EarnedScope[]> =>
  db
    .selectFrom('stat_month')
    .select(['programme_id', 'product_id', 'market', 'currency', 'first_deposits', 'earned'])
    .where('month', '=', month)
    .execute();
