import type { Language } from '#contract/language.ts';
import { fillText } from './fill-text.ts';

type Forms = { one?: string; other: string };

/** Selects a plural form by the language's rules, and fills in `{count}`. */
export function countedIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count: number, { one, other }: Forms): string =>
    fillText((rules.select(count) === 'one' && one) || other, { count: numbers.format(count) });
}
