/** Calculates what a programme's deals pay for its reported figures. */
import type { Kysely } from 'kysely';
import { convert, type Rates } from '#contract/money/convert.ts';
import type { Deal } from '#contract/money/deal.ts';
import {
  type DealMonth,
  type ExpectedMonth,
  expectedEarnings,
} from '#contract/money/expected-earning.ts';
import type { ExpectedRule } from '#contract/money/money-report.ts';
import { dayAfter, monthAfter } from '#contract/wall-clock.ts';
import {
  listScopedDays,
  listScopedMonths,
  type ScopedFigures,
} from '../../../db/repositories/money/month-figure.ts';
import type { Database } from '../../../db/tables.ts';
import { lastDayOf } from './month-day.ts';

export type Expected = {
  rules: ExpectedRule[];
  /** Why the expected amount is unknown. */
  unexplained: string | null;
  /** Days with figures that no deal covers. */
  uncovered: { from: string; to: string } | undefined;
};

type Days = { from: string; to: string };

/** A month is cut where deals begin and end, so that one set of deals applies to each part. */
export function partsOf(month: string, deals: readonly Pick<Deal, 'from' | 'to'>[]): Days[] {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const starts = new Set([first]);
  for (const { from, to } of deals) {
    if (from > first && from <= last) starts.add(from);
    if (to !== null && to >= first && to < last) starts.add(dayAfter(to, 1));
  }
  const sorted = [...starts].sort();
  return sorted.map((from, index) => {
    const next = sorted[index + 1];
    return { from, to: next === undefined ? last : dayAfter(next, -1) };
  });
}

const isInForce = ({ from, to }: Deal, days: Days) =>
  from <= days.from && (to === null || to >= days.to);

/** A deal about a product comes before one about a market, and one about a region before one about its country. */
function closeness(
  { product_id, market_code }: Deal,
  { product_id: product, market }: ScopedFigures,
) {
  if (product_id !== null && product_id !== product) return -1;
  const ofProduct = product_id === null ? 0 : 4;
  if (market_code === null) return ofProduct;
  if (market === market_code) return ofProduct + 2;
  return market.startsWith(`${market_code}-`) ? ofProduct + 1 : -1;
}

function dealFor(deals: readonly Deal[], row: ScopedFigures): Deal | undefined {
  let closest: Deal | undefined;
  let most = -1;
  for (const deal of deals) {
    const close = closeness(deal, row);
    if (close > most) [closest, most] = [deal, close];
  }
  return closest;
}

type Collected = Map<number, DealMonth & { from: string; to: string }>;
/** The totals of each month. */
type MonthlyFigures = ReadonlyMap<string, ScopedFigures[]>;
type MonthOfDeals = { months: Collected; uncovered: Days | undefined; missing: string | null };

async function collectMonth(
  db: Kysely<Database>,
  deals: readonly Deal[],
  { programme_id, month, rates, today }: Asked,
  figures: MonthlyFigures,
): Promise<MonthOfDeals> {
  const months: Collected = new Map();
  const parts = partsOf(month, deals);
  const last = lastDayOf(month);
  const rateDay = last < today ? last : today;
  let uncovered: Days | undefined;
  let missing: string | null = null;
  for (const days of parts) {
    const inForce = deals.filter((deal) => isInForce(deal, days));
    for (const deal of inForce) addDays(months, deal, month, days);
    const rows =
      parts.length === 1
        ? (figures.get(month) ?? [])
        : await listScopedDays(db, programme_id, days);
    for (const row of rows) {
      const deal = dealFor(inForce, row);
      const covered = deal && months.get(deal.id);
      if (!covered) {
        uncovered = { from: uncovered?.from ?? days.from, to: days.to };
        continue;
      }
      missing ??= addFigures(covered, row, deal.currency, rateDay, rates);
    }
  }
  return { months, uncovered, missing };
}

const dayCount = ({ from, to }: Days) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

function addDays(months: Collected, { id }: Deal, month: string, days: Days) {
  const found = months.get(id);
  if (found) {
    found.days += dayCount(days);
    found.to = days.to;
    return;
  }
  months.set(id, {
    ...{ month, first_deposits: 0, deposits: 0, net_revenue: 0 },
    days: dayCount(days),
    days_in_month: Number(lastDayOf(month).slice(8)),
    ...days,
  });
}

/** Returns why the figures can't be converted, if they can't. */
function addFigures(
  into: DealMonth,
  { first_deposits, deposits, net_revenue, currency }: ScopedFigures,
  target: string,
  day: string,
  rates: Rates,
): string | null {
  into.first_deposits += first_deposits;
  for (const [name, amount] of [
    ['deposits', deposits],
    ['net_revenue', net_revenue],
  ] as const) {
    const converted = convert({ amount, currency }, target, day, rates);
    if ('missing' in converted) return converted.missing;
    into[name] += converted.amount;
  }
  return null;
}

type Asked = { programme_id: number; month: string; rates: Rates; today: string };

/** Deals whose losses carry over are followed from their first month. */
export async function expectedByDeals(
  db: Kysely<Database>,
  deals: readonly Deal[],
  asked: Asked,
): Promise<Expected> {
  const [first, last] = [`${asked.month}-01`, lastDayOf(asked.month)];
  const touching = deals.filter(({ from, to }) => from <= last && (to === null || to >= first));
  const figures = await figuresFor(db, touching, asked);
  const { months, uncovered, missing } = await collectMonth(db, touching, asked, figures);
  if (missing !== null) return { rules: [], unexplained: missing, uncovered };
  const rules: ExpectedRule[] = [];
  for (const deal of touching) {
    const current = months.get(deal.id);
    if (!current) continue;
    const history = await earlierMonths(db, deals, deal, asked, figures);
    if (typeof history === 'string') return { rules: [], unexplained: history, uncovered };
    const expected = expectedOf(deal, [...history, current]);
    if (!expected) return { rules: [], unexplained: tooLarge, uncovered };
    const { amount, counted, base, carried, is_at_most } = expected;
    rules.push({
      deal_id: deal.id,
      product_id: deal.product_id,
      market_code: deal.market_code,
      ...{ from: current.from, to: current.to, amount, currency: deal.currency },
      first_deposits: current.first_deposits,
      net_revenue: current.net_revenue,
      ...{ counted, base, carried, is_at_most },
    });
  }
  const unexplained = rules.length === 0 ? 'No deal covers this month' : null;
  return { rules, unexplained, uncovered };
}

/** Those of all months are read together, because a deal may go back ten years. */
async function figuresFor(
  db: Kysely<Database>,
  touching: readonly Deal[],
  { programme_id, month }: Asked,
): Promise<MonthlyFigures> {
  const starts = touching.flatMap(({ negative_carry_over, from }) =>
    negative_carry_over ? from.slice(0, 7) : [],
  );
  const from = [month, ...starts].sort()[0] ?? month;
  const rows = await listScopedMonths(db, programme_id, { from, to: month });
  return Map.groupBy(rows, (row) => row.month);
}

const tooLarge = 'The amounts are too large to be exact';

/** Returns undefined if an amount isn't exact any more. */
function expectedOf(deal: Deal, months: readonly DealMonth[]): ExpectedMonth | undefined {
  if (!months.every(isExact)) return undefined;
  try {
    return expectedEarnings(deal, months).at(-1);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const isExact = ({ deposits, net_revenue }: DealMonth) =>
  Number.isSafeInteger(deposits) && Number.isSafeInteger(net_revenue);

async function earlierMonths(
  db: Kysely<Database>,
  deals: readonly Deal[],
  deal: Deal,
  asked: Asked,
  figures: MonthlyFigures,
): Promise<DealMonth[] | string> {
  if (!deal.negative_carry_over) return [];
  const months: DealMonth[] = [];
  for (let month = deal.from.slice(0, 7); month < asked.month; month = monthAfter(month, 1)) {
    const [first, last] = [`${month}-01`, lastDayOf(month)];
    const touching = deals.filter(({ from, to }) => from <= last && (to === null || to >= first));
    const collected = await collectMonth(db, touching, { ...asked, month }, figures);
    if (collected.missing !== null) return collected.missing;
    const found = collected.months.get(deal.id);
    if (found) months.push(found);
  }
  return months;
}
