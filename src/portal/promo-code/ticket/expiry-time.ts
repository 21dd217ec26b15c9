/** Codes expire at a time in the site's time zone, so days are counted in that time zone. */
import type { Language } from '#contract/language.ts';
import { asIfUtc, day, localDay } from '#contract/wall-clock.ts';
import { formatByLanguage } from '../../format-by-language.ts';

/** Parses and formats times as UTC, so that they stay as the editor entered them. */
const formatIn = (style: Intl.DateTimeFormatOptions) =>
  formatByLanguage((language) => new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }));

const dayFormat = formatIn({ dateStyle: 'medium' });
const timeIn = formatIn({ dateStyle: 'long', timeStyle: 'short' });
const daysIn = formatByLanguage(
  (language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
);

export const expiryDay = (language: Language, expiresAt: string) =>
  dayFormat(language).format(asIfUtc(expiresAt));

export const expiryTime = (language: Language, expiresAt: string) =>
  timeIn(language).format(asIfUtc(expiresAt));

const soon = 14;

/** Returns a phrase such as 'today' or 'in 3 days', or undefined for dates in the past or too far ahead. */
export function daysUntilExpiry(
  language: Language,
  expiresAt: string,
  { now, timeZone }: { now: Date; timeZone: string },
): string | undefined {
  const today = localDay(timeZone, now);
  const days = (Date.parse(expiresAt.slice(0, 10)) - Date.parse(today)) / day;
  if (days < 0 || days > soon) return undefined;
  return daysIn(language).format(days, 'day');
}
