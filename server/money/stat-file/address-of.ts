import type { StatAddress } from '#contract/money/stat-source.ts';
import { dayBefore, localDay } from '#contract/wall-clock.ts';

export type AskedDays = { from: string; to: string };

type DayFormat = StatAddress['day_format'];

/** Returns the last complete days in the time zone of the programme. */
export function askedDays(daysAgain: number, timeZone: string, now: Date | number): AskedDays {
  const to = dayBefore(localDay(timeZone, now), 1);
  return { from: dayBefore(to, daysAgain - 1), to };
}

/** Fills in the days, both of which are wanted, and the secret. */
export function addressOf(
  address: StatAddress,
  { from, to, secret = '' }: AskedDays & { secret?: string },
): string {
  const end = address.to_inclusive ? to : dayBefore(to, -1);
  const values: Record<string, string> = {
    from: formatted(from, address.day_format),
    to: formatted(end, address.day_format),
    secret,
  };
  return address.url.replaceAll(/\{(from|to|secret)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}

function formatted(day: string, format: DayFormat): string {
  const [y = '', m = '', d = ''] = day.split('-');
  const parts: Record<string, string> = { y, m, d };
  return [...format].map((letter) => parts[letter]).join('-');
}
