import { type TermsNumbers, termsNumbersFields } from '../terms-numbers.ts';
import { readCurrency, readDays, readFigure, readOdds } from './amount.ts';
import { conditionRules } from './condition-rules.ts';
import type { NumberPath, Rule } from './rule.ts';
import { valueRules } from './value-rules.ts';

const plain: Record<string, string> = {
  ç: 'c',
  Ç: 'c',
  ğ: 'g',
  Ğ: 'g',
  ı: 'i',
  I: 'i',
  İ: 'i',
  ö: 'o',
  Ö: 'o',
  ş: 's',
  Ş: 's',
  ü: 'u',
  Ü: 'u',
  '’': "'",
  '‘': "'",
  '×': 'x',
  '−': '-',
  '–': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
};

/** Lowercases the text and replaces Turkish letters without changing its length, so that positions match in both. */
const folded = (text: string) =>
  text.replace(
    /[A-ZÇĞİÖŞÜçğıöşü’‘×−–\u00a0\u202f\t]/g,
    (letter) => plain[letter] ?? letter.toLowerCase(),
  );

/** A number found in a text, with the quoted part. */
export type NumberProposal = { path: NumberPath; value: string | number | boolean; source: string };

/** The maximum length of a text in the terms. */
const maxLength = 10_000;

const read: Record<string, (written: string) => number> = {
  days_to_use: readDays,
  days_to_claim: readDays,
  min_odds: readOdds,
};

const games: Record<string, NumberPath> = {
  slots: 'contribution.slots',
  table: 'contribution.table',
  live: 'contribution.live',
};

const isAmount = (field: string) =>
  ['amount', 'cap', 'spin_value', 'max_bet', 'min_deposit', 'max_cashout'].includes(field);

const isAllowed = (path: NumberPath, value: unknown) => {
  const [field, game] = path.split('.') as [keyof TermsNumbers, string?];
  const given = { [field]: game ? { [game]: value } : value };
  return termsNumbersFields.safeParse(given).success;
};

type Found = NumberProposal & { at: number };
type Options = {
  /** The market's currency, which decides what $ means. */
  currency?: string;
  rules?: readonly Rule[];
};

/**
 * Finds the numbers in an English or Turkish text. Skips ambiguous ones, and amounts in a different currency than the
 * first, because all numbers of an offer share a currency.
 */
export function readTermsText(
  text: string,
  { currency: marketCurrency = 'USD', rules = [...conditionRules, ...valueRules] }: Options = {},
): NumberProposal[] {
  const original = text.slice(0, maxLength);
  const searched = folded(original);
  const taken = new Uint8Array(searched.length);
  const found: Found[] = [];
  const currencies: Found[] = [];

  for (const { pattern, says = {} } of rules) {
    for (const match of searched.matchAll(pattern)) {
      const [from, to] = match.indices?.[0] ?? [0, 0];
      if (taken.subarray(from, to).includes(1)) continue;
      const source = original.slice(from, to).trim();
      const numbers: Found[] = [];
      for (const [field, written] of Object.entries(match.groups ?? {})) {
        const value = (read[field] ?? readFigure)(written);
        numbers.push({ path: games[field] ?? (field as NumberPath), value, source, at: from });
        const code = isAmount(field) && readCurrency(written, marketCurrency);
        if (code) currencies.push({ path: 'currency', value: code, source, at: from });
      }
      for (const [field, value] of Object.entries(says)) {
        numbers.push({ path: field as NumberPath, value: value as string, source, at: from });
      }
      if (!numbers.every(({ path, value }) => isAllowed(path, value))) continue;
      taken.fill(1, from, to);
      found.push(...numbers);
    }
  }

  const [first] = currencies.toSorted((one, other) => one.at - other.at);
  const foreign = new Set(
    currencies.filter(({ value }) => value !== first?.value).map(({ at }) => at),
  );
  return [...(first ? [first] : []), ...found]
    .filter(({ at, path }) => !(foreign.has(at) && isAmount(path)))
    .toSorted((one, other) => one.at - other.at)
    .map(({ at: _, ...proposal }) => proposal);
}
