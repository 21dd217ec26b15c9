/** Reads filters with a number from a query, such as "payout 24h", "deposit 10" or "wagering 30x". */
import type { LimitFilter } from '#contract/catalogue/filter/filter-name.ts';
import { chosenFilter } from '#contract/catalogue/filter/filter-search.ts';
import { countTypos } from './count-typos.ts';
import {
  currencyWords,
  depositTriggers,
  type FillerTest,
  payoutWords,
  wageringWords,
} from './filter-word.ts';

export type FoundFigure = { name: LimitFilter; value: number; typos: number };

type Words = { triggers: ReadonlySet<string>; units: Readonly<Record<string, number>> };

/** Returns the filters that explain every word of the query. */
export function matchFigures(
  query: readonly string[],
  currency: string,
  isFiller: FillerTest,
): FoundFigure[] {
  const words: Record<LimitFilter, Words> = {
    payout_hours: payoutWords,
    min_deposit: { triggers: depositTriggers, units: unitsOf(currency) },
    max_wagering: wageringWords,
  };
  return (Object.keys(words) as LimitFilter[]).flatMap((name) => {
    const found = matchFigure(query, words[name], isFiller);
    if (!found) return [];
    const value = chosenFilter({ [name]: found.value })[name];
    return value === undefined ? [] : { name, value, typos: found.typos };
  });
}

const unitsOf = (currency: string) =>
  Object.fromEntries(
    [currency.toLowerCase(), ...(currencyWords[currency] ?? [])].map((word) => [word, 1]),
  );

function matchFigure(query: readonly string[], { triggers, units }: Words, isFiller: FillerTest) {
  const numbers = query.filter((word) => /^\d{1,7}$/.test(word));
  if (numbers.length !== 1) return undefined;
  let factor: number | undefined;
  let hasTrigger = false;
  let typos = 0;
  for (const word of query) {
    if (word === numbers[0]) continue;
    const trigger = nearest(word, triggers);
    const unit = nearest(word, Object.keys(units));
    if (unit && (unit.typos === 0 || !trigger)) {
      if (factor !== undefined) return undefined;
      factor = units[unit.word];
      typos += unit.typos;
    } else if (trigger) {
      hasTrigger = true;
      typos += trigger.typos;
    } else if (!isFiller('figure', word)) return undefined;
  }
  return hasTrigger ? { value: Number(numbers[0]) * (factor ?? 1), typos } : undefined;
}

function nearest(typed: string, words: Iterable<string>) {
  let best: { word: string; typos: number } | undefined;
  for (const word of words) {
    const typos = countTypos(typed, word);
    if (typos !== undefined && (best === undefined || typos < best.typos)) best = { word, typos };
  }
  return best;
}
