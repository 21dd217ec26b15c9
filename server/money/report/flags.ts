/** Flags what owners should check in the figures of a month. */
import type { MoneyFlag } from '#contract/money/money-report.ts';
import type { StatFigure } from '#contract/money/stat-row.ts';
import { dayAfter, dayBefore } from '#contract/wall-clock.ts';
import type { Expected } from './expected-by-deals.ts';
import type { ProgrammeMonthData } from './load-month.ts';
import { daysBetween, dueDay, lastDayOf } from './month-day.ts';
import type { MonthFigures } from './month-figures.ts';
import type { SettledMonth } from './settle.ts';

/** Programmes count visits in their own way, but not a third fewer. */
const leastVisits = 0.7;
const daysBefore = 28;
/** With fewer days of figures, the median says little. */
const leastDays = 14;
/** Quieter programmes have days without visits anyway. */
const leastMedian = 10;

type Given = {
  data: ProgrammeMonthData;
  figures: MonthFigures;
  expected: Expected;
  settled: SettledMonth | undefined;
};

export const flagsOf = (given: Given): MoneyFlag[] => [
  ...fewVisits(given),
  ...differentPostbacks(given),
  ...falls(given.data),
  ...missingDays(given.data),
  ...late(given),
  ...dealFlags(given),
];

/** A figure that no source of the programme has a column for is unknown, not zero. */
const isKnown = (figure: StatFigure, count: number, { reported }: ProgrammeMonthData) =>
  count !== 0 || reported === undefined || reported.has(figure);

const fewVisits = ({ data, figures: { clicks, visits, earned } }: Given): MoneyFlag[] =>
  earned.length > 0 && isKnown('visits', visits, data) && visits < clicks * leastVisits
    ? [{ kind: 'few-visits', clicks, visits }]
    : [];

/** Programmes that send no postbacks of a kind can't disagree with them. */
function differentPostbacks({ data, figures }: Given): MoneyFlag[] {
  const compared = [
    { event: 'signup', figure: 'sign_ups' },
    { event: 'deposit', figure: 'first_deposits' },
  ] as const;
  return compared.flatMap(({ event, figure }): MoneyFlag[] => {
    const [postbacks, stated] = [figures.postbacks[figure], figures[figure]];
    const differ = postbacks > 0 && postbacks !== stated && isKnown(figure, stated, data);
    return differ ? [{ kind: 'postbacks-differ', event, postbacks, stated }] : [];
  });
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

/** The first day of the month with less than half the median of the days with figures among the 28 before it. */
function falls({ visits, month, today }: ProgrammeMonthData): MoneyFlag[] {
  const byDay = new Map(visits.map((row) => [row.day, row.visits]));
  const last = [...byDay.keys()].at(-1);
  if (last === undefined) return [];
  const first = dayBefore(`${month}-01`, daysBefore);
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) =>
    dayAfter(first, index),
  );
  const counts = days.map((day) => byDay.get(day));
  for (let index = daysBefore; index < days.length; index += 1) {
    const day = days[index] ?? today;
    if (day >= today) break;
    const before = counts.slice(index - daysBefore, index).filter((count) => count !== undefined);
    const median = medianOf(before);
    const count = counts[index] ?? 0;
    if (before.length < leastDays || median < leastMedian || count * 2 >= median) continue;
    return [{ kind: 'fell', day, visits: count, median }];
  }
  return [];
}

/** Days up to the last one with figures, or to the end of a month that is over. */
function missingDays({ visits, month, today }: ProgrammeMonthData): MoneyFlag[] {
  const days = visits.filter(({ day }) => day.startsWith(month)).map(({ day }) => day);
  const last = days.at(-1);
  if (last === undefined) return [];
  const end = lastDayOf(month) < today ? lastDayOf(month) : last;
  const missing = daysBetween(`${month}-01`, end) + 1 - days.length;
  return missing > 0 ? [{ kind: 'days-missing', days: missing }] : [];
}

function late({ data: { programme, month, today }, settled }: Given): MoneyFlag[] {
  if (programme.pays_on === null || !settled || settled.missing !== null || settled.open <= 0) {
    return [];
  }
  const due_on = dueDay(month, programme.pays_on);
  const days = daysBetween(due_on, today);
  return days > 0 ? [{ kind: 'late', days, due_on }] : [];
}

function dealFlags({ data: { deals, month, today, backdated }, expected }: Given): MoneyFlag[] {
  const flags: MoneyFlag[] = expected.uncovered.map((days) => ({ kind: 'no-deal', ...days }));
  const last = lastDayOf(month);
  for (const deal of deals) {
    const { to } = deal;
    const hasEnded = to !== null && to >= `${month}-01` && to <= last && to < today;
    const isReplaced = deals.some(
      (other) =>
        other.from > deal.from &&
        other.product_id === deal.product_id &&
        other.market_code === deal.market_code,
    );
    if (hasEnded && !isReplaced) flags.push({ kind: 'deal-ended', deal_id: deal.id, to });
  }
  for (const { entity_id: deal_id, acts_from, at, actor, reason } of backdated) {
    if (acts_from === null || at.slice(0, 7) < month) continue;
    flags.push({
      kind: 'deal-backdated',
      ...{ deal_id, acts_from, changed_at: at, actor, reason: reason ?? '' },
    });
  }
  return flags;
}
