import { monthAfter } from '#contract/wall-clock.ts';

export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}

/** A month that isn't over yet is converted at today's rate. */
export function rateDayOf(month: string, today: string): string {
  const last = lastDayOf(month);
  return last < today ? last : today;
}

/** The day of the next month on which a programme pays, or its last day if it has fewer days. */
export function dueDay(month: string, paysOn: number): string {
  const next = monthAfter(month, 1);
  const day = `${next}-${String(paysOn).padStart(2, '0')}`;
  const last = lastDayOf(next);
  return day < last ? day : last;
}

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
