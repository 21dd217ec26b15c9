/** Assigns what a programme reports for a month to its deals. */
import type { Kysely } from 'kysely';
import { convert, type Rates } from '#contract/money/convert.ts';
import type { Deal } from '#contract/money/deal.ts';
import type { DealMonth } from '#contract/money/expected-earning.ts';
import { dayAfter } from '#contract/wall-clock.ts';
import { listScopedDays, type ScopedFigures } from '../../../db/repositories/money/month-figure.ts';
import type { Database } from '../../../db/tables.ts';
import { lastDayOf, rateDayOf } from './month-day.ts';

export type Days = { from: string; to: string };

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

export type Collected = Map<number, DealMonth & { from: string; to: string }>;
/** The totals of each month. */
export type MonthlyFigures = ReadonlyMap<string, ScopedFigures[]>;
export type MonthOfDeals = { months: Collected; uncovered: Days[]; missing: string | null };

/** The days of a month with figures that no deal covers are listed, too. */
export async function collectMonth(
  db: Kysely<Database>,
  deals: readonly Deal[],
  { programme_id, month, rates, today }: Asked,
  figures: MonthlyFigures,
): Promise<MonthOfDeals> {
  const months: Collected = new Map();
  const parts = partsOf(month, deals);
  const rateDay = rateDayOf(month, today);
  const uncovered = new Set<Days>();
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
        uncovered.add(days);
        continue;
      }
      missing ??= addFigures(covered, row, deal.currency, rateDay, rates);
    }
  }
  return { months, uncovered: joined([...uncovered]), missing };
}

/** Parts that follow each other become one. */
function joined(parts: readonly Days[]): Days[] {
  const ranges: Days[] = [];
  for (const { from, to } of parts) {
    const last = ranges.at(-1);
    if (last && dayAfter(last.to, 1) === from) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges;
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

export type Asked = { programme_id: number; month: string; rates: Rates; today: string };
