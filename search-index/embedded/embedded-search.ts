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
  clearCandidates,
  createCandidates,
  findCandidates,
  findCandidatesAmong,
} from './ranking/candidate-documents.ts';
import { createRanking, type Ranking } from './ranking/ranking-key.ts';
import type { SlotColumns } from './ranking/slot-columns.ts';
import { typosIn } from './ranking/standing.ts';
import {
  clearMatches,
  createMatches,
  findMatches,
  type Matches,
} from './ranking/vocabulary-matches.ts';
import { languageMask } from './store/document-text.ts';
import { viewOf } from './store/market-view.ts';
import { rowsOf, type Store } from './store/store.ts';
import { textsOf } from './store/text-pool.ts';

/** Collects the candidates with the smallest keys. Ties go to the lower id. */
type BestHits = {
  candidates: number[];
  keys: number[];
  ids: number[];
};

export function createEmbeddedSearch(store: Store) {
  // Shared by all searches: a search is synchronous, so it finishes before the next one starts.
  const matches = createMatches();
  const candidates = createCandidates();

  function answer(query: SearchQuery, find: (scope: CandidateScope) => void): SearchResults {
    const words = wordsOf(query.q.slice(0, maxQueryLength), maxQueryWords);
    const { visible } = viewOf(store, query.market, query.now);
    const isAsked = [false, ...indexedTypes.map((type) => query.types.includes(type))];
    try {
      findMatches(matches, store.vocabulary, termsOf(words));
      find({
        slots: words.length,
        languages: languageMask[query.language],
        rows: store.used,
        isVisible: (row) => isAsked[visible[row] as number] as boolean,
      });
      return resultsOf(store, matches, candidates, query);
    } finally {
      clearMatches(matches);
      clearCandidates(candidates);
    }
  }

  const { vocabulary, entries } = store;
  return {
    search: (query: SearchQuery): SearchResults =>
      answer(query, (scope) =>
        findCandidates(candidates, vocabulary.postings, entries, matches, scope),
      ),
    /** Ranks only these documents, instead of all documents with the words. */
    rank: (query: SearchQuery, found: FoundIds): SearchResults =>
      answer(query, (scope) =>
        findCandidatesAmong(candidates, entries, rowsOf(store, found), matches, scope),
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
  const { bests, totals } = bestOfEachType(store, ranking, candidates, query.limit);

  const hitAt = (candidate: number): Hit => {
    const row = candidates.rows[candidate] as number;
    const texts = textsOf(store.texts, row);
    return {
      id: store.ids[row] as number,
      highlights: highlightsOf(texts, store.entries, row, languages, (word) =>
        lettersMatched(matches, candidates, candidate, word),
      ),
    };
  };
  return inEachType((name): SearchHits => {
    const type = indexedTypes.indexOf(name);
    return { hits: bests[type]?.candidates.map(hitAt) ?? [], total: totals[type] as number };
  });
}

/** Reads only documents that may be among the best of their type, by the lower bound of their keys. */
function bestOfEachType(
  { types, ids }: Store,
  ranking: Ranking,
  { rows, count }: Candidates,
  limit: number,
): { bests: readonly BestHits[]; totals: readonly number[] } {
  const bests = indexedTypes.map(createBestHits);
  const totals = indexedTypes.map(() => 0);
  for (let candidate = 1; candidate <= count; candidate += 1) {
    const row = rows[candidate] as number;
    const type = types[row] as number;
    const id = ids[row] as number;
    totals[type] = (totals[type] as number) + 1;
    const best = bests[type] as BestHits;
    const worst = best.keys[limit - 1] ?? Number.POSITIVE_INFINITY;
    if (!isAmongBest(best, limit, ranking.leastKey(candidate, worst), id)) continue;
    addHit(best, limit, candidate, ranking.key(candidate), id);
  }
  return { bests, totals };
}

/** Returns how many letters of a word to highlight, considering only each slot's best matches. */
function lettersMatched(
  matches: Matches,
  { columns }: Candidates,
  candidate: number,
  word: number,
): number {
  let letters = 0;
  for (
    let match = matches.first[word] as number;
    match !== 0;
    match = matches.next[match] as number
  ) {
    const { standings } = columns[matches.slot[match] as number] as SlotColumns;
    if (typosIn(standings[candidate] as number) === matches.typos[match]) {
      letters = Math.max(letters, matches.letters[match] as number);
    }
  }
  return letters;
}

const createBestHits = (): BestHits => ({ candidates: [], keys: [], ids: [] });

function isAmongBest({ keys, ids }: BestHits, limit: number, key: number, id: number): boolean {
  const last = limit - 1;
  return keys.length < limit || isBefore(key, id, keys[last] as number, ids[last] as number);
}

function addHit(best: BestHits, limit: number, candidate: number, key: number, id: number): void {
  if (!isAmongBest(best, limit, key, id)) return;
  const { candidates, keys, ids } = best;
  let at = keys.length;
  while (at > 0 && isBefore(key, id, keys[at - 1] as number, ids[at - 1] as number)) at -= 1;
  candidates.splice(at, 0, candidate);
  keys.splice(at, 0, key);
  ids.splice(at, 0, id);
  if (keys.length > limit) {
    candidates.pop();
    keys.pop();
    ids.pop();
  }
}

const isBefore = (key: number, id: number, otherKey: number, otherId: number) =>
  key < otherKey || (key === otherKey && id < otherId);
