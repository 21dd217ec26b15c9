import type { Language } from '#contract/language.ts';

/** Caches Intl formatters, because creating one takes longer than rendering a whole card. */
export function formatByLanguage<Format>(make: (language: Language) => Format) {
  const made = new Map<Language, Format>();
  return (language: Language): Format => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}

export const longDate = formatByLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** For ratings and points. */
export const oneDecimal = formatByLanguage(
  (language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
