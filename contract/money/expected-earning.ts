/** Calculates what a deal pays for the figures that its programme reports. */
import type { Deal, DealStep } from './deal.ts';
import { divideRounded, toNumber } from './exact.ts';

/** The figures of the days of a month that a deal covers. Amounts are in the currency of the deal. */
export type DealMonth = {
  month: string;
  first_deposits: number;
  deposits: number;
  net_revenue: number;
  /** The days of the month that the deal covers, and those the month has. */
  days: number;
  days_in_month: number;
};

export type ExpectedMonth = {
  month: string;
  amount: number;
  /** The first deposits that are paid. */
  counted: number;
  /** The figures show only how many first deposits can qualify at most. */
  is_at_most: boolean;
  /** Net revenue after the fee and earlier losses, of which the share is a percentage. */
  base: number;
  /** The loss that later months have to make up for; zero or negative. */
  carried: number;
  /** The step that the month has reached, counted from 0. */
  step: number;
  /** Undefined unless the cap has reduced the amount. */
  uncapped?: number;
};

type Terms = Pick<
  Deal,
  | 'kind'
  | 'steps'
  | 'step_mode'
  | 'baseline'
  | 'negative_carry_over'
  | 'cap_count'
  | 'cap_amount'
  | 'admin_fee'
>;

/** A percentage has at most two decimals, so its hundredths are whole. */
const hundredths = (percent: number | null) => BigInt(Math.round((percent ?? 0) * 100));
const inWhole = 10_000n;

const percentOf = (amount: number, percent: number | null) => BigInt(amount) * hundredths(percent);

/** The months are those of one deal, in order and without gaps, because losses carry over from one to the next. */
export function expectedEarnings(
  terms: Terms,
  months: readonly DealMonth[],
  lossBefore = 0,
): ExpectedMonth[] {
  let carried = lossBefore;
  return months.map((month) => {
    const expected = expectedEarning(terms, month, carried);
    carried = expected.carried;
    return expected;
  });
}

function expectedEarning(terms: Terms, month: DealMonth, lossBefore: number): ExpectedMonth {
  const { kind, cap_amount } = terms;
  const qualified = qualifiedDeposits(terms, month);
  const counted = Math.min(qualified, terms.cap_count ?? qualified);
  const { base, carried } = baseOf(terms, month.net_revenue, lossBefore);
  const revenue = kind === 'cpa' ? Math.max(month.net_revenue, 0) : base;
  const step = reachedStep(terms.steps, { count: qualified, amount: revenue });
  const amount = toNumber(
    kind === 'flat'
      ? flatAmount(terms, month)
      : perDeposit(terms, counted, step) + shareOf(terms, base, step),
  );
  const isCapped = cap_amount !== null && amount > cap_amount;
  return {
    month: month.month,
    amount: isCapped ? cap_amount : amount,
    counted: kind === 'cpa' || kind === 'hybrid' ? counted : 0,
    is_at_most: kind !== 'flat' && usesCount(terms) && terms.baseline.min_deposits !== null,
    base,
    carried,
    step,
    ...(isCapped && { uncapped: amount }),
  };
}

const usesCount = ({ kind, steps }: Terms) =>
  kind !== 'share' || steps.some(({ from_count }) => from_count !== null);

/** Each first deposit has to reach the minimum, so no more can qualify than fit into all deposits of the month. */
function qualifiedDeposits({ baseline: { min_deposits } }: Terms, month: DealMonth): number {
  const reported = Math.max(month.first_deposits, 0);
  if (min_deposits === null || min_deposits === 0) return reported;
  return Math.min(reported, Math.floor(Math.max(month.deposits, 0) / min_deposits));
}

function baseOf(
  { kind, admin_fee, negative_carry_over }: Terms,
  netRevenue: number,
  lossBefore: number,
) {
  if (kind === 'cpa' || kind === 'flat') return { base: 0, carried: 0 };
  const fee = divideRounded(percentOf(Math.max(netRevenue, 0), admin_fee), inWhole);
  const total = toNumber(BigInt(netRevenue) - fee + BigInt(lossBefore));
  if (total >= 0) return { base: total, carried: 0 };
  return { base: 0, carried: negative_carry_over ? total : 0 };
}

/** The first step starts at 0, so every month reaches one. */
function reachedStep(
  steps: readonly DealStep[],
  reached: { count: number; amount: number },
): number {
  const isReached = ({ from_count, from_amount }: DealStep) =>
    from_amount === null ? reached.count >= (from_count ?? 0) : reached.amount >= from_amount;
  return steps.findLastIndex(isReached);
}

/** A step from 21 first deposits pays for the 21st too, so it starts above 20. */
function perDeposit({ kind, steps, step_mode }: Terms, counted: number, step: number): bigint {
  if (kind !== 'cpa' && kind !== 'hybrid') return 0n;
  if (step_mode === 'all') return BigInt(counted) * BigInt(steps[step]?.rate ?? 0);
  return sumOfSlices(
    steps.map(({ from_count, rate }) => ({
      from: Math.max((from_count ?? 0) - 1, 0),
      rate: BigInt(rate ?? 0),
    })),
    counted,
  );
}

function shareOf({ kind, steps, step_mode }: Terms, base: number, step: number): bigint {
  if (kind !== 'share' && kind !== 'hybrid') return 0n;
  if (step_mode === 'all') {
    return divideRounded(percentOf(base, steps[step]?.percent ?? null), inWhole);
  }
  const slices = steps.map(({ from_amount, percent }) => ({
    from: from_amount ?? 0,
    rate: hundredths(percent),
  }));
  return divideRounded(sumOfSlices(slices, base), inWhole);
}

/** Adds up what lies in each step, times its rate. */
function sumOfSlices(slices: readonly { from: number; rate: bigint }[], total: number): bigint {
  return slices.reduce((sum, { from, rate }, index) => {
    const end = Math.min(total, slices[index + 1]?.from ?? total);
    return sum + BigInt(Math.max(end - from, 0)) * rate;
  }, 0n);
}

const flatAmount = ({ steps }: Terms, { days, days_in_month }: DealMonth): bigint =>
  divideRounded(BigInt(steps[0]?.rate ?? 0) * BigInt(days), BigInt(days_in_month));
