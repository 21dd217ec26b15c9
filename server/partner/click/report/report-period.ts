import type { ReportComparison, ReportPeriod } from '#contract/partner/click-dimension.ts';
import type { ClickReportQuery } from '#contract/partner/click-report.ts';
import { dayBefore, day as dayLength } from '#contract/wall-clock.ts';
import type { ClickPeriod } from '../../../../db/repositories/partner/click-report.ts';

const maxDays = 366;

export const daysBetween = ({ from, to }: ClickPeriod) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

const lastDays = (days: number) => (today: string) => ({
  from: dayBefore(today, days - 1),
  to: today,
});

const periods: Record<ReportPeriod, (today: string) => ClickPeriod> = {
  today: lastDays(1),
  yesterday: (today) => ({ from: dayBefore(today, 1), to: dayBefore(today, 1) }),
  '7d': lastDays(7),
  '28d': lastDays(28),
  '90d': lastDays(90),
  '12m': lastDays(365),
  month: (today) => ({ from: firstOfMonth(today), to: today }),
  last_month: (today) => {
    const to = dayBefore(firstOfMonth(today), 1);
    return { from: firstOfMonth(to), to };
  },
};

export function periodOf({ period, from, to }: ClickReportQuery, today: string): ClickPeriod {
  if (from === undefined || to === undefined) return periods[period](today);
  const earliest = dayBefore(to, maxDays - 1);
  return { from: from < earliest ? earliest : from, to };
}

/** Returns how many days earlier the comparison period starts. 29 February is compared with 1 March. */
export function daysEarlier(period: ClickPeriod, compare: ReportComparison): number {
  if (compare === 'previous') return daysBetween(period);
  const lastYear = new Date(period.from);
  lastYear.setUTCFullYear(lastYear.getUTCFullYear() - 1);
  return Math.round((Date.parse(period.from) - lastYear.getTime()) / dayLength);
}
