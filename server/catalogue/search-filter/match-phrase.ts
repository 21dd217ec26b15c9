/** Compares a query with the name of a filter. The other words of the query must be fillers, such as "casinos with". */
import { countTypos } from './count-typos.ts';

/** Lower ranks come first: exact names, names with typos, then parts of names. */
export type Rank = number;
const partRank = 10;

const lettersForPart = 4;
/** Joining words is already a guess, so only long names may also contain a typo. */
const lettersForJoined = 8;

export function matchPhrase(
  query: readonly string[],
  phrase: readonly string[],
  isFiller: (word: string) => boolean,
): Rank | undefined {
  const maxWords = phrase.length + 2;
  let best: Rank | undefined;
  for (let first = 0; first < query.length; first += 1) {
    for (let end = first + 1; end <= Math.min(query.length, first + maxWords); end += 1) {
      const others = [...query.slice(0, first), ...query.slice(end)];
      if (!others.every((word) => isFiller(word))) continue;
      const rank = rankOf(query.slice(first, end), phrase);
      if (rank !== undefined && (best === undefined || rank < best)) best = rank;
    }
  }
  return best;
}

export const isPart = (rank: Rank): boolean => rank >= partRank;

function rankOf(run: readonly string[], phrase: readonly string[]): Rank | undefined {
  const whole = typosOf(run, phrase) ?? typosOfJoined(run.join(''), phrase.join(''));
  if (whole !== undefined) return whole;
  const part = typosOfPart(run, phrase);
  return part === undefined ? undefined : partRank + part;
}

function typosOf(run: readonly string[], phrase: readonly string[]): number | undefined {
  if (run.length !== phrase.length) return undefined;
  let sum = 0;
  for (const [at, word] of phrase.entries()) {
    const typos = countTypos(run[at] as string, word);
    if (typos === undefined) return undefined;
    sum += typos;
  }
  return sum;
}

const typosOfJoined = (typed: string, name: string) =>
  countTypos(typed, name, Math.max(typed.length, name.length) >= lettersForJoined ? 1 : 0);

/** Finds words of the name that aren't all of it, or its start, because the visitor may still be typing. */
function typosOfPart(run: readonly string[], phrase: readonly string[]): number | undefined {
  const typed = run.join('');
  if (typed.length < lettersForPart) return undefined;
  if (phrase.join('').startsWith(typed)) return 0;
  const found = phrase.flatMap(
    (_, first) => typosOf(run, phrase.slice(first, first + run.length)) ?? [],
  );
  return found.length > 0 ? Math.min(...found) : undefined;
}
