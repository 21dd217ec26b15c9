const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats instants as local time, such as 2026-12-31 23:59:00. Cached, because creating one is slow. */
export function wallClock(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the day in a time zone, such as 2026-12-31. */
export const localDay = (timeZone: string, now: Date | number) =>
  wallClock(timeZone).format(now).slice(0, 10);

export const localYear = (timeZone: string, now: Date | number) =>
  Number(localDay(timeZone, now).slice(0, 4));

/** In milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** Accepts and returns days such as 2026-12-31. */
export const dayBefore = (localDay: string, days: number) =>
  new Date(Date.parse(localDay) - days * day).toISOString().slice(0, 10);

export const dayAfter = (localDay: string, days: number) => dayBefore(localDay, -days);

/** Matches months of this century such as 2026-12. */
export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Accepts and returns months. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const all = year * 12 + number - 1 + months;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}

const lastDay = Date.UTC(9999, 11, 30);

/** Parses a local time as if it were UTC. Returns milliseconds. */
export const asIfUtc = (localTime: string) => Date.parse(`${localTime.replace(' ', 'T')}Z`);

/**
 * Returns the instant of a local time, in seconds. In an hour that occurs twice, returns the first instant. A time that
 * the clock skips is moved forward by the length of the gap.
 */
export function instantOf(localTime: string, timeZone: string): number {
  const clock = wallClock(timeZone);
  const written = asIfUtc(localTime);
  const offsetAt = (instant: number) => asIfUtc(clock.format(instant)) - instant;
  const candidates = [written - day, written + day].map(
    (nearby) => written - offsetAt(Math.min(nearby, lastDay)),
  );
  const exact = candidates.filter((instant) => asIfUtc(clock.format(instant)) === written);
  return Math.min(...(exact.length > 0 ? exact : candidates.slice(0, 1))) / 1000;
}
