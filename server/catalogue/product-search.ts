import type { Kysely } from 'kysely';
import type { ProductRowQuery } from '#contract/catalogue/product.ts';
import { languages } from '#contract/language.ts';
import { defaultMarket } from '#contract/market.ts';
import { pagedList } from '../../db/paged-list.ts';
import {
  listProductRows,
  listProductRowsById,
} from '../../db/repositories/catalogue/product-row.ts';
import type { Database } from '../../db/tables.ts';
import type { Search } from '../../search-index/open.ts';
import type { Reader } from '../resources/resource.ts';

/** Typos are forgiven only where nothing reads as it was asked for: so no list is longer for them. */
export async function listFoundProducts({ db, search }: Reader, query: ProductRowQuery) {
  const exact = await pagedList(listProductRows)(db, query);
  if (query.q === undefined || exact.total > 0) return exact;
  const ids = await productsNamedLike(search, query.q);
  return pagedList((snapshot: Kysely<Database>, asked: ProductRowQuery) =>
    listProductRowsById(snapshot, ids, asked),
  )(db, query);
}

const mostInLanguage = 200;

/** By its name alone, as without typos. Best first; a product that several languages find stands where it stands best. */
async function productsNamedLike(search: Search, q: string): Promise<number[]> {
  const inEachLanguage = await Promise.all(
    languages.map((language) =>
      search.find({
        q,
        language,
        types: ['products'],
        limit: mostInLanguage,
        // Products are the same in every market and at any time.
        market: defaultMarket,
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
