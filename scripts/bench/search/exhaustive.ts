/** Compares a search, which reads only a few of the matching documents, with a ranking of all documents. */
import { marketWithoutRules } from '../../../db/repositories/site/visitor-market.ts';
import type { EmbeddedIndex } from '../../../search-index/embedded/embedded-index.ts';
import { indexedTypes, inEachType } from '../../../search-index/indexed-type.ts';
import type { SearchQuery, SearchResults } from '../../../search-index/search-index.ts';
import type { Catalogue } from './catalogue.ts';

const shown = 8;

/** Reads every document and determines its exact rank, because the limit is never reached. */
function rankAll(index: EmbeddedIndex, { documents }: Catalogue, query: SearchQuery) {
  const idsOf = Map.groupBy(documents, ({ type }) => type);
  const all = inEachType((type) => (idsOf.get(type) ?? []).map(({ id }) => id));
  const ranked = index.rank({ ...query, limit: documents.length }, all);
  return inEachType((type) => ({ ...ranked[type], hits: ranked[type].hits.slice(0, shown) }));
}

/** Returns the queries whose hits, highlights or totals differ. */
export async function findDifferences(
  index: EmbeddedIndex,
  catalogue: Catalogue,
  queries: readonly string[],
): Promise<{ q: string; found: SearchResults; expected: SearchResults }[]> {
  const differences = [];
  for (const q of queries) {
    for (const language of ['en', 'tr'] as const) {
      const query: SearchQuery = {
        q,
        market: marketWithoutRules(language === 'en' ? 'US' : 'TR'),
        language,
        types: indexedTypes,
        limit: shown,
        now: 0,
      };
      const found = await index.search(query);
      const expected = rankAll(index, catalogue, query);
      if (JSON.stringify(found) !== JSON.stringify(expected)) {
        differences.push({ q, found, expected });
      }
    }
  }
  return differences;
}
