/**
 * Meilisearch finds and counts the documents. The embedded engine ranks the best of them, so that both engines sort and
 * highlight in the same way.
 */
import type { FacetDistribution, Meilisearch, MultiSearchQuery } from 'meilisearch';
import { codesOf } from '../../../db/repositories/site/visitor-market.ts';
import { type IndexedType, indexedTypes, inEachType } from '../../indexed-type.ts';
import type { Candidates, SearchHits, SearchQuery, SearchResults } from '../../search-index.ts';
import { maxQueryLength, maxQueryWords } from '../../words/field-rank.ts';
import { wordsOf } from '../../words/words.ts';
import { withoutCodes } from './index-settings.ts';
import { documentKey, type IndexedDocument } from './indexed-document.ts';
import { type MarketFilter, marketFilter, offerTypes } from './market-filter.ts';

/** Meilisearch's order is similar to ours, so our best hits are among its first hundred. */
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
  const types = words.length === 0 ? [] : indexedTypes.filter((type) => query.types.includes(type));
  const found = await find(index, { ...query, types }, words, signal);
  const candidates = inEachType((type) => found[type].ids);
  const ranked = await rank(query, candidates);
  const hitsOf = (type: IndexedType): SearchHits => {
    const refused = found[type].ids.length - ranked[type].total;
    return { hits: ranked[type].hits, total: found[type].total - refused };
  };
  return inEachType(hitsOf);
}

/**
 * Finds the best hits of all types with one query, because three take Meilisearch three times as long. Queries a type
 * separately if the hits contain too few of it.
 */
async function find(
  index: SearchedIndex,
  query: SearchQuery,
  words: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Record<IndexedType, Found>> {
  const found = inEachType(() => nothing);
  const { types } = query;
  if (types.length === 0) return found;
  const wanted = Math.max(query.limit, minReranked);
  const together = queryOf(index, query, words, { types, hits: wanted * types.length });
  const [all] = await ask(index, [together], signal);
  for (const type of types) found[type] = foundOf(type, all);
  const lacking = types.filter((type) => {
    const { ids, total } = found[type];
    return ids.length < Math.min(wanted, total);
  });
  if (lacking.length === 0) return found;
  const apart = lacking.map((type) =>
    queryOf(index, query, words, { types: [type], hits: wanted }),
  );
  const answers = await ask(index, apart, signal);
  lacking.forEach((type, at) => {
    found[type] = foundOf(type, answers[at]);
  });
  return found;
}

const queryOf = (
  { name }: SearchedIndex,
  query: SearchQuery,
  words: readonly string[],
  { types, hits }: { types: readonly IndexedType[]; hits: number },
): MultiSearchQuery => ({
  indexUid: name,
  q: words.join(' ').toWellFormed(),
  filter: filterOf(query, types),
  ...(query.hidesCodes && { attributesToSearchOn: withoutCodes }),
  matchingStrategy: 'last',
  attributesToRetrieve: ['id'],
  facets: ['type'],
  page: 1,
  hitsPerPage: hits,
});

type Filtered = Pick<SearchQuery, 'market' | 'now' | 'without'>;

/** Documents must meet all of these conditions. */
export const filterOf = (
  { market, now, without = [] }: Filtered,
  types: readonly IndexedType[],
): string[] => [
  `type IN [${types.join(', ')}]`,
  'is_active = true',
  `market IN [${codesOf(market).map(quoted).join(', ')}] OR market IS NULL`,
  ...conditionsOf(marketFilter(market)),
  ...(without.length > 0 ? [`NOT type = promocodes OR NOT number IN [${without.join(', ')}]`] : []),
  `starts_at <= ${now} OR starts_at IS NULL`,
  `ends_at > ${now} OR ends_at IS NULL`,
];

const quoted = (text: string) => `"${text}"`;

/** A condition on some types is met by documents of all other types. */
function conditionsOf({ closedBy, needed, maxWagering }: MarketFilter): string[] {
  const unless = (types: readonly IndexedType[], condition: string) =>
    `NOT type IN [${types.join(', ')}] OR ${condition}`;
  const anyOf = (tags: readonly string[]) => `tags IN [${tags.map(quoted).join(', ')}]`;
  return [
    ...closedBy.map(({ tag, unless: opened }) =>
      unless(offerTypes, `NOT ${anyOf([tag])}${opened === null ? '' : ` OR ${anyOf([opened])}`}`),
    ),
    ...needed.map(({ types, needsOneOf }) => unless(types, anyOf(needsOneOf))),
    ...(maxWagering === null ? [] : [unless(offerTypes, `wagering <= ${maxWagering}`)]),
  ];
}

type Answer = {
  hits: readonly Pick<IndexedDocument, 'id'>[];
  facetDistribution?: FacetDistribution;
};

async function ask(
  { client }: SearchedIndex,
  queries: MultiSearchQuery[],
  signal: AbortSignal | undefined,
): Promise<readonly Answer[]> {
  const { results } = await client.multiSearch<
    { queries: MultiSearchQuery[] },
    Pick<IndexedDocument, 'id'>
  >({ queries }, signal && { signal });
  return results;
}

const foundOf = (type: IndexedType, { hits, facetDistribution }: Answer = { hits: [] }): Found => ({
  ids: hits
    .map(({ id }) => documentKey(id))
    .filter((key) => key.type === type)
    .map(({ id }) => id),
  total: facetDistribution?.type?.[type] ?? 0,
});
