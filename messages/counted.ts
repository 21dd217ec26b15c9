import type { Language } from '#contract/language.ts';
import { fillText } from './fill-text.ts';

type Forms = { one?: string; other: string };

/** Chooses a text by the language's rules of plurals, and puts the number into its `{count}`. */
export function countedIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count: number, { one, other }: Forms): string =>
    fillText((rules.select(count) === 'one' && one) || other, { count: numbers.format(count) });
}
