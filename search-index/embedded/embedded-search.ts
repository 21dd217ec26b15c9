import { indexedTypes, inEachType } from '../indexed-type.ts';
import type {
  Candidates as FoundIds,
  Hit,
  SearchHits,
  SearchQuery,
  SearchResults,
} from '../search-index.ts';
import { maxQueryLength, maxQueryWords } from '../words/field-rank.ts';
import { codeMask } from '../words/word-position.ts';
import { wordsOf } from '../words/words.ts';
import { highlightsOf } from './highlight.ts';
import { termsOf } from './query-term.ts';
import { type BestHits, bestOfEachType } from './ranking/best-hits.ts';
import {
  type CandidateScope,
  type Candidates,
  clearCandidates,
  createCandidates,
  findCandidates,
  findCandidatesAmong,
} from './ranking/candidate-documents.ts';
import { typosIn } from './ranking/match-quality.ts';
import { createRanking } from './ranking/ranking-key.ts';
import type { SlotColumns } from './ranking/slot-columns.ts';
import {
  clearMatches,
  createMatches,
  findMatches,
  type Matches,
} from './ranking/vocabulary-matches.ts';
import { languageMask } from './store/document-text.ts';
import { hidden, viewOf } from './store/market-view.ts';
import { rowsOf, type Store } from './store/store.ts';
import { textsOf } from './store/text-pool.ts';

const searchedIn = ({ language, hidesCodes }: SearchQuery) =>
  languageMask[language] | (hidesCodes ? 0 : codeMask);

function visibleTo(store: Store, { market, now, without = [] }: SearchQuery): Uint8Array {
  const { visible } = viewOf(store, market, now);
  if (without.length === 0) return visible;
  const left = visible.slice();
  const rows = rowsOf(store, { ...inEachType(() => []), promocodes: without });
  for (const row of rows) left[row] = hidden;
  return left;
}

export function createEmbeddedSearch(store: Store) {
  // Shared by all searches: a search is synchronous, so it finishes before the next one starts.
  const matches = createMatches();
  const candidates = createCandidates();

  function answer(query: SearchQuery, find: (scope: CandidateScope) => void): SearchResults {
    const words = wordsOf(query.q.slice(0, maxQueryLength), maxQueryWords);
    const visible = visibleTo(store, query);
    const isAsked = Uint8Array.of(0, ...indexedTypes.map((type) => +query.types.includes(type)));
    try {
      findMatches(matches, store.vocabulary, termsOf(words));
      find({
        slots: words.length,
        languages: searchedIn(query),
        rows: store.used,
        visible,
        isAsked,
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
    /** Ranks only the given documents, instead of all documents that contain the words. */
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
  const languages = searchedIn(query);
  const ranking = createRanking(candidates, matches, store.entries, languages);
  const bests = bestOfEachType(store, ranking, candidates, query.limit);

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
    const best = bests[indexedTypes.indexOf(name)] as BestHits;
    return { hits: best.candidates.map(hitAt), total: best.total };
  });
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
    const { qualities } = columns[matches.slot[match] as number] as SlotColumns;
    if (typosIn(qualities[candidate] as number) === matches.typos[match]) {
      letters = Math.max(letters, matches.letters[match] as number);
    }
  }
  return letters;
}
