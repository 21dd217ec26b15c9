const clocks = new Map<string, Intl.DateTimeFormat>();

/** It formats an instant as local time, such as 2026-12-31 23:59:00. Making one costs more than a hundred uses of it. */
export function wallClock(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

/** In milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** Days are written as 2026-12-31. */
export const dayBefore = (localDay: string, days: number) =>
  new Date(Date.parse(localDay) - days * day).toISOString().slice(0, 10);

const lastDay = Date.UTC(9999, 11, 30);

/** Reads a local time as if it were UTC, and returns milliseconds. */
export const asIfUtc = (localTime: string) => Date.parse(`${localTime.replace(' ', 'T')}Z`);

/**
 * Returns the instant of a local time in seconds. In an hour that comes twice it takes the first instant. A time
 * that the clock skips lies as far after the skip as it was written after the start of the skip.
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
