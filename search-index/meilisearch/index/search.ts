/**
 * Meilisearch finds the documents and counts them; the best of them are ranked once more by the rules
 * of the embedded engine, so that both engines order and highlight alike.
 */
import type { Meilisearch, MultiSearchQuery } from 'meilisearch';
import { type SearchType, searchTypes } from '#contract/catalogue/search-type.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import { createEmbeddedIndex } from '../../embedded/embedded-index.ts';
import type { Found, SearchAnswer, SearchDocument, SearchQuery } from '../../search-index.ts';
import { maxQueryLength, maxQueryWords } from '../../words/field-rank.ts';
import { wordsOf } from '../../words/words.ts';
import type { IndexedDocument } from './indexed-document.ts';

/** Meilisearch's order is near ours, so more than are shown hold the best. */
const minReranked = 100;

type Candidate = Pick<IndexedDocument, 'type' | 'number' | 'shown'>;
type Candidates = { hits: Candidate[]; total: number };

const nothing: Found = { hits: [], total: 0 };

export async function searchMeilisearch(
  client: Meilisearch,
  indexUid: string,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const words = wordsOf(query.q.slice(0, maxQueryLength), maxQueryWords);
  const types = words.length === 0 ? [] : searchTypes.filter((type) => query.types.includes(type));
  const candidates = await findCandidates(client, indexUid, { ...query, types }, words, signal);
  const reranked = await rerank([...candidates.values()], query);
  const found = (type: SearchType): Found => {
    const candidatesOfType = candidates.get(type);
    if (!candidatesOfType) return nothing;
    const refused = candidatesOfType.hits.length - reranked[type].total;
    return { hits: reranked[type].hits, total: candidatesOfType.total - refused };
  };
  return {
    products: found('products'),
    bonuses: found('bonuses'),
    promocodes: found('promocodes'),
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
): Promise<SearchAnswer> {
  const index = createEmbeddedIndex();
  await index.upsert(
    candidates.flatMap(({ hits }) => hits.map((hit) => shownIn(hit, query.language))),
  );
  return index.search(query);
}

/** Meilisearch has looked already whether it may be shown. */
const shownIn = ({ type, number, shown }: Candidate, language: Language): SearchDocument => ({
  type,
  id: number,
  market: null,
  is_active: true,
  ends_at: null,
  texts: { ...inEachLanguage(() => ({})), [language]: shown },
});
