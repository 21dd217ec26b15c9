import type { Kysely } from 'kysely';
import type { ProductRowQuery } from '#contract/catalogue/product.ts';
import { languages } from '#contract/language.ts';
import { defaultMarket } from '#contract/site/market-code.ts';
import { pagedList } from '../../../db/paged-list.ts';
import {
  listProductRows,
  listProductRowsById,
} from '../../../db/repositories/catalogue/product-list.ts';
import { marketWithoutRules } from '../../../db/repositories/site/visitor-market.ts';
import type { Database } from '../../../db/tables.ts';
import type { Search } from '../../../search-index/open-search-engine.ts';
import { requireKnownMarket } from '../../resource/check/active-market.ts';
import type { Reader } from '../../resource/resource.ts';

/** Tolerates typos only if nothing matches exactly, so that lists don't get longer. */
export async function listProducts({ db, search }: Reader, query: ProductRowQuery) {
  await requireKnownMarket(db, query.closed_in, 'closed_in');
  await requireKnownMarket(db, query.no_link_in, 'no_link_in');
  const exact = await pagedList(listProductRows)(db, query);
  if (query.q === undefined || exact.total > 0) return exact;
  const ids = await findIdsByName(search, query.q);
  return pagedList((snapshot: Kysely<Database>, query: ProductRowQuery) =>
    listProductRowsById(snapshot, ids, query),
  )(db, query);
}

const maxInLanguage = 200;

/** Searches names only, best match first. A product found in several languages gets its best rank. */
async function findIdsByName(search: Search, q: string): Promise<number[]> {
  const inEachLanguage = await Promise.all(
    languages.map((language) =>
      search.find({
        q,
        language,
        types: ['products'],
        limit: maxInLanguage,
        // Products don't depend on the market or the time.
        market: marketWithoutRules(defaultMarket),
        now: 0,
      }),
    ),
  );
  const hits = inEachLanguage.flatMap(({ products }) =>
    products.hits.map(({ id, highlights }, rank) => ({ id, rank, isNamed: 'name' in highlights })),
  );
  const named = hits
    .filter(({ isNamed }) => isNamed)
    .toSorted((one, other) => one.rank - other.rank);
  return [...new Set(named.map(({ id }) => id))];
}
