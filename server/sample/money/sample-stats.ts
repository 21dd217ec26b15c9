/** Invents the figures of a programme for each day, always the same ones, and what its deals pay for them. */
import type { DealDraft } from '#contract/money/deal.ts';
import { type DealMonth, expectedEarnings } from '#contract/money/expected-earning.ts';
import type { StatRow } from '#contract/money/stat-row.ts';
import { dayAfter, monthAfter } from '#contract/wall-clock.ts';
import { shareOut } from '../../money/report/share-out.ts';
import { exampleNumber } from '../../partner/click/report/example-number.ts';
import type { SampleProgramme } from './sample-programme.ts';

/** Sunday to Saturday. */
const weekdays = [1.2, 0.85, 0.8, 0.85, 0.95, 1.15, 1.35];
const quietDay = 17;

type Given = {
  programme: SampleProgramme;
  productIds: readonly number[];
  deals: readonly DealDraft[];
  /** From the first day of a month to the day before today. */
  days: { from: string; today: string };
};

/** Sorted by day, like the rows of a file. */
export function sampleStats({ programme, productIds, deals, days }: Given): StatRow[] {
  const rows: StatRow[] = [];
  for (let day = days.from; day < days.today; day = dayAfter(day, 1)) {
    for (const [index, product_id] of productIds.entries()) {
      rows.push(rowOf(programme, days.today, { day, product_id, index }));
    }
  }
  for (const [month, ofMonth] of Map.groupBy(rows, (row) => row.day.slice(0, 7))) {
    const deal = deals.find(({ from, to }) => from <= `${month}-01` && (to ?? '9999') > month);
    if (deal) earn(ofMonth, deal, monthsUntil(rows, deal, month), programme, days.today);
  }
  return rows;
}

const isMonth = (today: string, ago: number | undefined, day: string) =>
  ago !== undefined && day.startsWith(monthAfter(today.slice(0, 7), -ago));

function rowOf(
  { key, base_currency, days: usual, ...unusual }: SampleProgramme,
  today: string,
  { day, product_id, index }: { day: string; product_id: number; index: number },
): StatRow {
  const chance = (what: string) => exampleNumber(`${what} ${key} ${index} ${day}`);
  const isQuiet =
    isMonth(today, unusual.quiet_day_months_ago, day) && Number(day.slice(8)) === quietDay;
  const isLoss = isMonth(today, unusual.loss_months_ago, day);
  const weekday = weekdays[new Date(day).getUTCDay()] ?? 1;
  const visits = Math.round(
    (usual.visits * weekday * (0.8 + 0.4 * chance('visits')) * (isQuiet ? 0.2 : 1)) / (index + 1),
  );
  const sign_ups = Math.floor(visits * usual.sign_ups + chance('sign-ups'));
  const first_deposits = Math.floor(sign_ups * usual.first_deposits + chance('deposits'));
  const deposits = Math.round(first_deposits * usual.deposits * (0.5 + chance('deposited')));
  const held = isLoss ? -0.15 : usual.net_revenue;
  const net_revenue = Math.round(deposits * held * (0.2 + 1.6 * chance('revenue')));
  return {
    ...{ day, product_id, campaign: '', market: '', currency: base_currency },
    ...{ visits, sign_ups, first_deposits, deposits, net_revenue, earned: 0 },
  };
}

/** The months of a deal up to this one. Those before the first figures have none. */
function monthsUntil(rows: readonly StatRow[], { from }: DealDraft, last: string): DealMonth[] {
  const months: DealMonth[] = [];
  for (let month = from.slice(0, 7); month <= last; month = monthAfter(month, 1)) {
    const sum = { month, first_deposits: 0, deposits: 0, net_revenue: 0 };
    for (const row of rows) {
      if (!row.day.startsWith(month)) continue;
      sum.first_deposits += row.first_deposits;
      sum.deposits += row.deposits;
      sum.net_revenue += row.net_revenue;
    }
    months.push({ ...sum, days: 30, days_in_month: 30 });
  }
  return months;
}

function earn(
  rows: readonly StatRow[],
  deal: DealDraft,
  months: readonly DealMonth[],
  { earned_short }: SampleProgramme,
  today: string,
) {
  const expected = expectedEarnings(deal, months).at(-1)?.amount ?? 0;
  const isShort = isMonth(today, earned_short?.months_ago, rows[0]?.day ?? '');
  const earned = isShort ? percentOf(expected, earned_short?.percent ?? 100) : expected;
  const weights = rows.map(({ first_deposits, net_revenue }) =>
    deal.kind === 'cpa' ? first_deposits : Math.max(net_revenue, 0),
  );
  const parts = shareOut(earned, weights);
  for (const [index, row] of rows.entries()) row.earned = parts?.[index] ?? 0;
}

export const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100);
