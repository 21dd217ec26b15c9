import type { TermsNumbers } from '../terms-numbers.ts';
import { count, days, money, odds, percent, times } from './amount.ts';

type Game = keyof TermsNumbers['contribution'];

/** The path of a number within the terms' numbers. */
export type NumberPath = Exclude<keyof TermsNumbers, 'contribution'> | `contribution.${Game}`;

/**
 * A pattern for folded text. Each named group captures the number with that name. The whole match counts as one
 * statement, so no later rule reads any part of it.
 */
export type Rule = {
  pattern: RegExp;
  /** Findings without a number, such as that the bonus is sticky. */
  says?: Partial<TermsNumbers>;
};

const parts: Record<string, string> = {
  money,
  percent,
  days,
  count,
  times,
  odds,
  max: '(?<![a-z])(?:max(?:imum|\\.)?|maks(?:imum|\\.)?|azami|highest|largest|en(?: {1,3})(?:cok|fazla|yuksek))',
  min: '(?<![a-z])(?:min(?:imum|\\.)?|asgari|least|lowest|en(?: {1,3})(?:az|dusuk))',
  is: '(?: {0,3}:| {1,3}(?:is|of|at|are|from))?',
};

/**
 * Replaces `{money}` and the other parts with their patterns. A space in the pattern matches up to three in the text.
 */
export const rule = (pattern: string, says?: Rule['says']): Rule => ({
  pattern: new RegExp(
    pattern
      .replace(/ (\??)/g, (_, optional: string) => (optional ? ' {0,3}' : ' {1,3}'))
      .replace(/\{([a-z]+)(?::(\w+))?\}/g, (_, part: string, field?: string) =>
        field ? `(?<${field}>${parts[part]})` : `(?:${parts[part]})`,
      ),
    'dg',
  ),
  ...(says && { says }),
});
