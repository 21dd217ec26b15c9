import type { Found, Hit, SearchAnswer, SearchQuery } from '../search-index.ts';
import { mostQueryLength, mostQueryWords, searchTypes } from '../settings.ts';
import { type Best, createBest, offer } from './best.ts';
import { type Candidates, createCandidates, findCandidates, typosIn } from './candidates.ts';
import type { Content } from './content.ts';
import { highlightsOf } from './highlight.ts';
import { languageMask } from './language-mask.ts';
import { clearMatches, createMatches, findMatches, type Matches } from './matches.ts';
import { createRanking } from './ranking.ts';
import { type Store, visibleIn } from './store.ts';
import { termsOf } from './terms.ts';
import { wordsOf } from './words.ts';

export function createSearch(store: Store): (query: SearchQuery) => SearchAnswer {
  // Used again by every search, which runs to its end before the next begins.
  const matches = createMatches();
  const candidates = createCandidates();

  return (query) => {
    const words = wordsOf(query.q.slice(0, mostQueryLength), mostQueryWords);
    const languages = languageMask[query.language];
    try {
      findMatches(matches, store.vocabulary, termsOf(words));
      findCandidates(candidates, store.vocabulary, matches, {
        slots: words.length,
        languages,
        documents: store.ids.length,
      });
      return answer(store, matches, candidates, query);
    } finally {
      clearMatches(matches);
    }
  };
}

function answer(
  store: Store,
  matches: Matches,
  candidates: Candidates,
  query: SearchQuery,
): SearchAnswer {
  const languages = languageMask[query.language];
  const ranking = createRanking(candidates, matches, languages);
  const isVisible = visibleIn(store, query);
  const bests = searchTypes.map(createBest);
  const totals = searchTypes.map(() => 0);
  const buckets = new Map<number, number[]>();
  for (const row of candidates.rows) {
    if (!isVisible(row)) continue;
    const type = store.types[row] as number;
    totals[type] = (totals[type] as number) + 1;
    const leastKey = ranking.leastKey(row);
    const bucket = buckets.get(leastKey);
    if (bucket) bucket.push(row);
    else buckets.set(leastKey, [row]);
  }
  for (const leastKey of [...buckets.keys()].sort((one, other) => one - other)) {
    for (const row of buckets.get(leastKey) as number[]) {
      const best = bests[store.types[row] as number] as Best;
      if (leastKey > (best.keys[query.limit - 1] ?? leastKey)) continue;
      const key = ranking.key(row, store.contents[row] as Content);
      offer(best, query.limit, row, key, store.ids[row] as number);
    }
  }

  const hitAt = (row: number): Hit => ({
    id: store.ids[row] as number,
    highlights: highlightsOf(store.contents[row] as Content, languages, (word) =>
      lettersMatched(matches, candidates, row, word),
    ),
  });
  const [products, bonuses, promocodes] = bests.map(
    (best, type): Found => ({ hits: best.rows.map(hitAt), total: totals[type] as number }),
  ) as [Found, Found, Found];
  return { products, bonuses, promocodes };
}

/** Of the words that answer a slot only those that do it best in this document are marked. */
function lettersMatched(
  matches: Matches,
  candidates: Candidates,
  row: number,
  word: number,
): number {
  let letters = 0;
  for (
    let match = matches.first[word] as number;
    match !== 0;
    match = matches.next[match] as number
  ) {
    const column = (matches.slot[match] as number) * candidates.size;
    if (typosIn(candidates.standings[column + row] as number) === matches.typos[match]) {
      letters = Math.max(letters, matches.letters[match] as number);
    }
  }
  return letters;
}
