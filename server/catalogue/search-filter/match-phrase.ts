/** Compares a query with the name of a filter. The other words of the query must be fillers, such as "casinos with". */
import { countTypos } from './count-typos.ts';

/** Lower ranks come first: exact names, names with typos, then parts of names. */
export type Rank = number;
const partRank = 10;

const lettersForPart = 4;
/** Joining words is already a guess, so only long names may also contain a typo. */
const lettersForJoined = 8;

/** Words, or the part of a query that may name a filter. */
export type Phrase = { words: readonly string[]; letters: string };

export const phraseOf = (words: readonly string[]): Phrase => ({ words, letters: words.join('') });

/** Returns the parts of the query around which there are only fillers. */
export function runsOf(query: readonly string[], isFiller: (word: string) => boolean): Phrase[] {
  const fillers = query.map(isFiller);
  const first = fillers.indexOf(false);
  const last = fillers.lastIndexOf(false);
  const runs: Phrase[] = [];
  for (let start = 0; start < query.length; start += 1) {
    for (let end = start + 1; end <= query.length; end += 1) {
      const holdsOthers = first === -1 || (start <= first && end > last);
      if (holdsOthers) runs.push(phraseOf(query.slice(start, end)));
    }
  }
  return runs;
}

export function matchPhrase(runs: readonly Phrase[], phrase: Phrase): Rank | undefined {
  let best: Rank | undefined;
  for (const run of runs) {
    const rank = rankOf(run, phrase);
    if (rank !== undefined && (best === undefined || rank < best)) best = rank;
  }
  return best;
}

export const isPart = (rank: Rank): boolean => rank >= partRank;

function rankOf(run: Phrase, phrase: Phrase): Rank | undefined {
  const whole = typosOf(run.words, phrase.words) ?? typosOfJoined(run.letters, phrase.letters);
  if (whole !== undefined) return whole;
  const part = typosOfPart(run, phrase);
  return part === undefined ? undefined : partRank + part;
}

/** Compares all words of the run with those of the name from `first` on. */
function typosAt(
  run: readonly string[],
  name: readonly string[],
  first: number,
): number | undefined {
  let sum = 0;
  for (let at = 0; at < run.length; at += 1) {
    const typos = countTypos(run[at] as string, name[first + at] as string);
    if (typos === undefined) return undefined;
    sum += typos;
  }
  return sum;
}

const typosOf = (run: readonly string[], name: readonly string[]) =>
  run.length === name.length ? typosAt(run, name, 0) : undefined;

const typosOfJoined = (typed: string, name: string) => {
  const letters = Math.max(typed.length, name.length);
  return countTypos(typed, name, letters >= lettersForJoined ? 1 : 0);
};

/** Finds words of the name that aren't all of it, or its start, because the visitor may still be typing. */
function typosOfPart(run: Phrase, { words, letters }: Phrase): number | undefined {
  if (run.letters.length < lettersForPart || run.letters.length > letters.length + 2) {
    return undefined;
  }
  if (letters.startsWith(run.letters)) return 0;
  let best: number | undefined;
  for (let first = 0; first + run.words.length <= words.length; first += 1) {
    const typos = typosAt(run.words, words, first);
    if (typos !== undefined && (best === undefined || typos < best)) best = typos;
  }
  return best;
}
