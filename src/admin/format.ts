import { type Language, languageFacts } from '#contract/language.ts';
import { asIfUtc } from '#contract/wall-clock.ts';
import { adminLanguage } from './language.ts';

/** Creates a formatter for the editor's language on first use. */
export function inEditorsLanguage<Format>(make: (language: Language) => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make(adminLanguage()));
}

const local = inEditorsLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
);
const days = inEditorsLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }),
);
const siteTime = inEditorsLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);
const numbers = inEditorsLanguage((language) => new Intl.NumberFormat(language));
const languageNames = inEditorsLanguage(
  (language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }),
);

const countryNames = inEditorsLanguage(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);

/** Formats an instant in the reader's time zone. */
export const formatTime = (instant: string) => local().format(new Date(instant));

/** Formats the day of an instant in the reader's time zone. */
export const formatDay = (instant: string) => days().format(new Date(instant));

/** Formats a time in the site's time zone, such as 2026-12-31 23:59:00, without converting it. */
export const formatSiteTime = (localTime: string) => siteTime().format(asIfUtc(localTime));

export const formatNumber = (count: number) => numbers().format(count);

/** Returns the name of an ISO 3166-1 country. */
export const countryName = (code: string) => countryNames().of(code) ?? code;

export const languageName = (language: Language) =>
  languageNames().of(language) ?? languageFacts[language].englishName;
