/** Calculates what a programme's deals pay for its reported figures. */
import type { Kysely } from 'kysely';
import { convert } from '#contract/money/convert.ts';
import type { Deal } from '#contract/money/deal.ts';
import {
  type DealMonth,
  type ExpectedMonth,
  expectedEarnings,
} from '#contract/money/expected-earning.ts';
import type { ExpectedRule } from '#contract/money/money-report.ts';
import { dayAfter, monthAfter } from '#contract/wall-clock.ts';
import { listScopedMonths } from '../../../db/repositories/money/month-figure.ts';
import type { Database } from '../../../db/tables.ts';
import { lastDayOf, rateDayOf } from './month-day.ts';
import { type Asked, collectMonth, type Days, type MonthOfDeals } from './month-of-deals.ts';

export type Expected = {
  rules: ExpectedRule[];
  /** Why the expected amount is unknown. */
  unexplained: string | null;
  /** Days with figures that no deal covers. */
  uncovered: Days[];
};

type Collect = (month: string) => Promise<MonthOfDeals>;

/** Deals whose losses carry over are followed from their first month. */
export async function expectedByDeals(
  db: Kysely<Database>,
  deals: readonly Deal[],
  asked: Asked,
): Promise<Expected> {
  const touching = dealsIn(deals, asked.month);
  const chains = touching.map((deal) => chainTo(deal, deals));
  const collect = await collector(db, deals, chains, asked);
  const { months, uncovered, missing } = await collect(asked.month);
  if (missing !== null) return { rules: [], unexplained: missing, uncovered };
  const rules: ExpectedRule[] = [];
  for (const [index, deal] of touching.entries()) {
    const current = months.get(deal.id);
    if (!current) continue;
    const expected = await followed(chains[index] ?? [deal], asked, collect);
    if (typeof expected === 'string') return { rules: [], unexplained: expected, uncovered };
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

const dealsIn = (deals: readonly Deal[], month: string) =>
  deals.filter(({ from, to }) => from <= lastDayOf(month) && (to === null || to >= `${month}-01`));

/** A deal that replaces another the day after takes over its loss, if both carry losses over. The oldest comes first. */
function chainTo(deal: Deal, deals: readonly Deal[]): Deal[] {
  const before = deals.find(
    ({ to, product_id, market_code, negative_carry_over }) =>
      deal.negative_carry_over &&
      negative_carry_over &&
      to !== null &&
      dayAfter(to, 1) === deal.from &&
      product_id === deal.product_id &&
      market_code === deal.market_code,
  );
  return before ? [...chainTo(before, deals), deal] : [deal];
}

const firstMonthOf = ({ from, negative_carry_over }: Deal, { month }: Asked) =>
  negative_carry_over ? from.slice(0, 7) : month;

/** The figures of all months are read together, because a deal may go back ten years. */
async function collector(
  db: Kysely<Database>,
  deals: readonly Deal[],
  chains: readonly Deal[][],
  asked: Asked,
): Promise<Collect> {
  const { programme_id, month } = asked;
  const starts = chains.flatMap(([first]) => (first ? firstMonthOf(first, asked) : []));
  const from = [month, ...starts].sort()[0] ?? month;
  const rows = await listScopedMonths(db, programme_id, { from, to: month });
  const figures = Map.groupBy(rows, (row) => row.month);
  const collected = new Map<string, MonthOfDeals>();
  return async (of) => {
    const found =
      collected.get(of) ??
      (await collectMonth(db, dealsIn(deals, of), { ...asked, month: of }, figures));
    collected.set(of, found);
    return found;
  };
}

const tooLarge = 'The amounts are too large to be exact';

/** Returns what the last deal pays for the asked month, or why that can't be said. */
async function followed(
  chain: readonly Deal[],
  asked: Asked,
  collect: Collect,
): Promise<ExpectedMonth | string> {
  let loss = 0;
  let expected: ExpectedMonth | undefined;
  for (const [index, deal] of chain.entries()) {
    const last =
      deal.to === null || deal.to.slice(0, 7) > asked.month ? asked.month : deal.to.slice(0, 7);
    const months: DealMonth[] = [];
    for (let month = firstMonthOf(deal, asked); month <= last; month = monthAfter(month, 1)) {
      const { months: byDeal, missing } = await collect(month);
      if (missing !== null) return missing;
      months.push(...[byDeal.get(deal.id) ?? []].flat());
    }
    expected = expectedOf(deal, months, loss);
    if (!expected) return tooLarge;
    const next = chain[index + 1];
    if (!next) continue;
    const carried = { amount: expected.carried, currency: deal.currency };
    const converted = convert(carried, next.currency, rateDayOf(last, asked.today), asked.rates);
    if ('missing' in converted) return converted.missing;
    loss = converted.amount;
  }
  return expected ?? tooLarge;
}

/** Returns undefined if an amount isn't exact any more. */
function expectedOf(
  deal: Deal,
  months: readonly DealMonth[],
  lossBefore: number,
): ExpectedMonth | undefined {
  if (!months.every(isExact)) return undefined;
  try {
    return expectedEarnings(deal, months, lossBefore).at(-1);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const isExact = ({ deposits, net_revenue }: DealMonth) =>
  Number.isSafeInteger(deposits) && Number.isSafeInteger(net_revenue);
