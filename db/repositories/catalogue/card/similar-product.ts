import type { Kysely } from 'kysely';
import type { ProductCard, ProductPageQuery } from '#contract/catalogue/product.ts';
import { all, isLicensedIn, isPartnerOpenIn } from '../../../sql/shown-in-market.ts';
import type { Database } from '../../../tables.ts';
import { findVisitorMarket } from '../../site/visitor-market.ts';
import { findProductId } from '../slug.ts';
import { listProductCardsById } from './product-card.ts';

const maxSimilar = 4;

/**
 * Lists the products after this one in its first category, in the editors' order, wrapping around at the end. Leaves
 * out partners that are closed in the market.
 */
export async function listSimilarProducts(
  db: Kysely<Database>,
  { id: idOrSlug, ...shown }: ProductPageQuery,
): Promise<ProductCard[]> {
  const id = await findProductId(db, idOrSlug);
  if (id === undefined) return [];
  const place = await db
    .selectFrom('product_category')
    .select(['category_id', 'position'])
    .where('product_id', '=', id)
    .orderBy('category_id')
    .limit(1)
    .executeTakeFirst();
  if (!place) return [];

  const market = await findVisitorMarket(db, shown.market);
  const others = db
    .selectFrom('product_category')
    .select('product_id')
    .where('category_id', '=', place.category_id)
    .where(all([isPartnerOpenIn(market), ...isLicensedIn(market, 'product_id')]))
    .orderBy('position')
    .limit(maxSimilar);
  const after = await others.where('position', '>', place.position).execute();
  const first = await others.where('position', '<', place.position).execute();
  const ids = [...after, ...first].slice(0, maxSimilar).map(({ product_id }) => product_id);
  return listProductCardsById(db, ids, shown);
}
