import { indexedTypes, inEachType } from '../indexed-type.ts';
import type {
  Candidates as FoundIds,
  Hit,
  SearchHits,
  SearchQuery,
  SearchResults,
} from '../search-index.ts';
import { maxQueryLength, maxQueryWords } from '../words/field-rank.ts';
import { wordsOf } from '../words/words.ts';
import { highlightsOf } from './highlight.ts';
import { termsOf } from './query-term.ts';
import {
  type CandidateScope,
  type Candidates,
  createCandidates,
  findCandidates,
  findCandidatesAmong,
  typosIn,
} from './ranking/candidate-documents.ts';
import { createRanking, type Ranking } from './ranking/ranking-key.ts';
import {
  clearMatches,
  createMatches,
  findMatches,
  type Matches,
} from './ranking/vocabulary-matches.ts';
import { languageMask } from './store/document-text.ts';
import { rowsOf, type Store, visibleIn } from './store/store.ts';

/** Collects the rows with the smallest keys. Ties go to the lower id. */
type BestHits = {
  rows: number[];
  keys: number[];
  ids: number[];
};

export function createEmbeddedSearch(store: Store) {
  // Shared by all searches: a search is synchronous, so it finishes before the next one starts.
  const matches = createMatches();
  const candidates = createCandidates();

  function answer(query: SearchQuery, find: (scope: CandidateScope) => void): SearchResults {
    const words = wordsOf(query.q.slice(0, maxQueryLength), maxQueryWords);
    try {
      findMatches(matches, store.vocabulary, termsOf(words));
      find({
        slots: words.length,
        languages: languageMask[query.language],
        documents: store.ids.length,
      });
      return resultsOf(store, matches, candidates, query);
    } finally {
      clearMatches(matches);
    }
  }

  return {
    search: (query: SearchQuery): SearchResults =>
      answer(query, (scope) => findCandidates(candidates, store.vocabulary, matches, scope)),
    /** Ranks only these documents, instead of all documents with the words. */
    rank: (query: SearchQuery, found: FoundIds): SearchResults =>
      answer(query, (scope) =>
        findCandidatesAmong(candidates, store.entries, rowsOf(store, found), matches, scope),
      ),
  };
}

function resultsOf(
  store: Store,
  matches: Matches,
  candidates: Candidates,
  query: SearchQuery,
): SearchResults {
  const languages = languageMask[query.language];
  const ranking = createRanking(candidates, matches, store.entries, languages);
  const visible = candidates.rows.filter(visibleIn(store, query));
  const totalOf = (type: number) => visible.filter((row) => store.types[row] === type).length;
  const bests = bestOfEachType(store, ranking, visible, query.limit);

  const hitAt = (row: number): Hit => ({
    id: store.ids[row] as number,
    highlights: highlightsOf(store.texts[row] as string[], store.entries, row, languages, (word) =>
      lettersMatched(matches, candidates, row, word),
    ),
  });
  return inEachType((name): SearchHits => {
    const type = indexedTypes.indexOf(name);
    return { hits: bests[type]?.rows.map(hitAt) ?? [], total: totalOf(type) };
  });
}

/** Ranks the most promising documents first, and skips those that can no longer make it into the best of their type. */
function bestOfEachType(
  store: Store,
  ranking: Ranking,
  rows: readonly number[],
  limit: number,
): readonly BestHits[] {
  const bests = indexedTypes.map(createBestHits);
  const buckets = Map.groupBy(rows, ranking.leastKey);
  for (const leastKey of [...buckets.keys()].sort((one, other) => one - other)) {
    for (const row of buckets.get(leastKey) ?? []) {
      const best = bests[store.types[row] as number] as BestHits;
      if (leastKey > (best.keys[limit - 1] ?? leastKey)) continue;
      const key = ranking.key(row);
      addHit(best, limit, row, key, store.ids[row] as number);
    }
  }
  return bests;
}

/** Returns how many letters of a word to highlight, considering only each slot's best matches. */
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

const createBestHits = (): BestHits => ({ rows: [], keys: [], ids: [] });

function addHit(best: BestHits, limit: number, row: number, key: number, id: number): void {
  const { rows, keys, ids } = best;
  let at = keys.length;
  if (at === limit && !isBefore(key, id, keys[at - 1] as number, ids[at - 1] as number)) return;
  while (at > 0 && isBefore(key, id, keys[at - 1] as number, ids[at - 1] as number)) at -= 1;
  rows.splice(at, 0, row);
  keys.splice(at, 0, key);
  ids.splice(at, 0, id);
  if (keys.length > limit) {
    rows.pop();
    keys.pop();
    ids.pop();
  }
}

const isBefore = (key: number, id: number, otherKey: number, otherId: number) =>
  key < otherKey || (key === otherKey && id < otherId);
