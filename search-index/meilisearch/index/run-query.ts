/**
 * Meilisearch finds the documents and counts them. The embedded engine ranks the best of them, so that both engines
 * order and highlight alike.
 */
import type { Meilisearch, MultiSearchQuery } from 'meilisearch';
import { type SearchType, searchTypes } from '#contract/catalogue/search-type.ts';
import type { Candidates, SearchHits, SearchQuery, SearchResults } from '../../search-index.ts';
import { maxQueryLength, maxQueryWords } from '../../words/ranking-rules.ts';
import { wordsOf } from '../../words/words.ts';
import { documentKey, type IndexedDocument } from './indexed-document.ts';

/** The order of Meilisearch is close to ours, so our best hits are among its first hundred. */
const minReranked = 100;

export type Rank = (query: SearchQuery, candidates: Candidates) => Promise<SearchResults>;

type SearchedIndex = { client: Meilisearch; name: string };
type Found = { ids: number[]; total: number };

const nothing: Found = { ids: [], total: 0 };

export async function searchMeilisearch(
  index: SearchedIndex,
  query: SearchQuery,
  rank: Rank,
  signal?: AbortSignal,
): Promise<SearchResults> {
  const words = wordsOf(query.q.slice(0, maxQueryLength), maxQueryWords);
  const types = words.length === 0 ? [] : searchTypes.filter((type) => query.types.includes(type));
  const found = await find(index, { ...query, types }, words, signal);
  const ranked = await rank(query, {
    products: found.products.ids,
    bonuses: found.bonuses.ids,
    promocodes: found.promocodes.ids,
  });
  const hitsOf = (type: SearchType): SearchHits => {
    const refused = found[type].ids.length - ranked[type].total;
    return { hits: ranked[type].hits, total: found[type].total - refused };
  };
  return {
    products: hitsOf('products'),
    bonuses: hitsOf('bonuses'),
    promocodes: hitsOf('promocodes'),
  };
}

async function find(
  { client, name }: SearchedIndex,
  { types, market, now, limit }: SearchQuery,
  words: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Record<SearchType, Found>> {
  const found = { products: nothing, bonuses: nothing, promocodes: nothing };
  if (types.length === 0) return found;
  const queries = types.map(
    (type): MultiSearchQuery => ({
      indexUid: name,
      q: words.join(' ').toWellFormed(),
      filter: [
        `type = ${type}`,
        'is_active = true',
        `market = ${market} OR market IS NULL`,
        `ends_at > ${now} OR ends_at IS NULL`,
      ],
      matchingStrategy: 'last',
      attributesToRetrieve: ['id'],
      page: 1,
      hitsPerPage: Math.max(limit, minReranked),
    }),
  );
  const { results } = await client.multiSearch<
    { queries: MultiSearchQuery[] },
    Pick<IndexedDocument, 'id'>
  >({ queries }, signal && { signal });
  types.forEach((type, at) => {
    const { hits = [], totalHits = 0 } = results[at] ?? {};
    found[type] = { ids: hits.map(({ id }) => documentKey(id).id), total: totalHits };
  });
  return found;
}
