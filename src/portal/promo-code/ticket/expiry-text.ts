/** A code ends at a local time of the site, so days are counted by the site's calendar. */
import type { Language } from '#contract/language.ts';
import { asIfUtc, day } from '#contract/local-time.ts';

/** Read and formatted as if it were UTC, a time stays as the editor typed it. */
const formatted = (language: Language, expiresAt: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(asIfUtc(expiresAt));

export const dayOf = (language: Language, expiresAt: string) =>
  formatted(language, expiresAt, { dateStyle: 'medium' });

export const timeOf = (language: Language, expiresAt: string) =>
  formatted(language, expiresAt, { dateStyle: 'long', timeStyle: 'short' });

const soon = 14;

/** Such as 'today' or 'in 3 days'. It is undefined for dates that are past or far away. */
export function daysUntil(
  language: Language,
  expiresAt: string,
  { now, timeZone }: { now: Date; timeZone: string },
): string | undefined {
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(now);
  const days = (Date.parse(expiresAt.slice(0, 10)) - Date.parse(today)) / day;
  if (days < 0 || days > soon) return undefined;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}
