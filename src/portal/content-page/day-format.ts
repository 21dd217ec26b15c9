import type { Language } from '#contract/language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in the time zone of the site. Making a format costs more than rendering a card, so each is made once. */
export function dayFormat(language: Language, timeZone: string): (instant: string) => string {
  const key = `${language} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return (instant) => format.format(new Date(instant));
}
