import type { Language } from '#contract/language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an instant's day in the site's time zone. Formatters are cached: creating one takes longer than rendering a
 * card.
 */
export function dayFormat(language: Language, timeZone: string): (instant: string) => string {
  const key = `${language} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return (instant) => format.format(new Date(instant));
}
