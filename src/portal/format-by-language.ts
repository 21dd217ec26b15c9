import type { Language } from '#contract/language.ts';
import { onceEach } from '#contract/once-each.ts';

export const formatByLanguage = <Format>(make: (language: Language) => Format) => onceEach(make);

export const longDate = formatByLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);
