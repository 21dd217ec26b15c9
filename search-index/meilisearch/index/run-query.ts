/**
 * Meilisearch finds the documents and counts them. An embedded index reranks the best of them, so that both
 * engines order and highlight alike.
 */
import type { Meilisearch, MultiSearchQuery } from 'meilisearch';
import { type SearchType, searchTypes } from '#contract/catalogue/search-type.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import { createEmbeddedIndex } from '../../embedded/embedded-index.ts';
import type { SearchDocument, SearchHits, SearchQuery, SearchResults } from '../../search-index.ts';
import { maxQueryLength, maxQueryWords } from '../../words/ranking-rules.ts';
import { wordsOf } from '../../words/words.ts';
import type { IndexedDocument } from './indexed-document.ts';

/** The order of Meilisearch is close to ours, so our best hits are among its first hundred. */
const minReranked = 100;

type Candidate = Pick<IndexedDocument, 'type' | 'number' | 'shown'>;
type Candidates = { hits: Candidate[]; total: number };

const noHits: SearchHits = { hits: [], total: 0 };

export async function searchMeilisearch(
  client: Meilisearch,
  indexUid: string,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<SearchResults> {
  const words = wordsOf(query.q.slice(0, maxQueryLength), maxQueryWords);
  const types = words.length === 0 ? [] : searchTypes.filter((type) => query.types.includes(type));
  const candidates = await findCandidates(client, indexUid, { ...query, types }, words, signal);
  const reranked = await rerank([...candidates.values()], query);
  const hitsOf = (type: SearchType): SearchHits => {
    const candidatesOfType = candidates.get(type);
    if (!candidatesOfType) return noHits;
    const refused = candidatesOfType.hits.length - reranked[type].total;
    return { hits: reranked[type].hits, total: candidatesOfType.total - refused };
  };
  return {
    products: hitsOf('products'),
    bonuses: hitsOf('bonuses'),
    promocodes: hitsOf('promocodes'),
  };
}

async function findCandidates(
  client: Meilisearch,
  indexUid: string,
  { types, market, now, limit }: SearchQuery,
  words: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Map<SearchType, Candidates>> {
  if (types.length === 0) return new Map();
  const queries = types.map(
    (type): MultiSearchQuery => ({
      indexUid,
      q: words.join(' '),
      filter: [
        `type = ${type}`,
        'is_active = true',
        `market = ${market} OR market IS NULL`,
        `ends_at > ${now} OR ends_at IS NULL`,
      ],
      matchingStrategy: 'last',
      attributesToRetrieve: ['type', 'number', 'shown'],
      page: 1,
      hitsPerPage: Math.max(limit, minReranked),
    }),
  );
  const { results } = await client.multiSearch<{ queries: MultiSearchQuery[] }, Candidate>(
    { queries },
    signal && { signal },
  );
  return new Map(
    types.map((type, at) => {
      const { hits = [], totalHits = 0 } = results[at] ?? {};
      return [type, { hits, total: totalHits }];
    }),
  );
}

async function rerank(
  candidates: readonly Candidates[],
  query: SearchQuery,
): Promise<SearchResults> {
  const index = createEmbeddedIndex();
  await index.upsert(
    candidates.flatMap(({ hits }) => hits.map((hit) => shownIn(hit, query.language))),
  );
  return index.search(query);
}

/** Meilisearch has already filtered by market, activity and end. */
const shownIn = ({ type, number, shown }: Candidate, language: Language): SearchDocument => ({
  type,
  id: number,
  market: null,
  is_active: true,
  ends_at: null,
  texts: { ...inEachLanguage(() => ({})), [language]: shown },
});
