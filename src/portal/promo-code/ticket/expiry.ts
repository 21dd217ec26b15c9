/** A code ends at a time of the site's time zone: days are counted by the site's calendar. */
import type { Language } from '#contract/language.ts';

/** Read as if it were UTC, so that formatting it in UTC gives back what the editor typed. */
const asTyped = (expiresAt: string) => new Date(`${expiresAt.replace(' ', 'T')}Z`);

const formatted = (language: Language, expiresAt: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(asTyped(expiresAt));

export const dayOf = (language: Language, expiresAt: string) =>
  formatted(language, expiresAt, { dateStyle: 'medium' });

export const timeOf = (language: Language, expiresAt: string) =>
  formatted(language, expiresAt, { dateStyle: 'long', timeStyle: 'short' });

const millisecondsOfDay = 86_400_000;
const soon = 14;

/** 'today', 'tomorrow', 'in 3 days'; nothing for what is further off, or over. */
export function daysUntil(
  language: Language,
  expiresAt: string,
  { now, timeZone }: { now: Date; timeZone: string },
): string | undefined {
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(now);
  const days = (Date.parse(expiresAt.slice(0, 10)) - Date.parse(today)) / millisecondsOfDay;
  if (days < 0 || days > soon) return undefined;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}
