import type { Transaction } from 'kysely';
import { ratingRank } from '../../../sql/rating-rank.ts';
import type { Database } from '../../../tables.ts';
import { inSlices } from '../../../time-slice.ts';
import { findProduct } from '../product.ts';
import { ratingOf } from './scoring.ts';

/** Recalculates the ratings of all products with points. Returns the products whose rating has changed. */
export async function rerateProducts(trx: Transaction<Database>): Promise<number[]> {
  const scored = await trx.selectFrom('product_score').select('product_id').execute();
  const changed: number[] = [];
  for await (const { product_id } of inSlices(scored)) {
    const product = await findProduct(trx, product_id);
    if (!product) continue;
    const { shown, isComputed } = await ratingOf(trx, product);
    await trx
      .updateTable('product_score')
      .set({ is_computed: isComputed ? 1 : 0, typed_rating: product.rating })
      .where('product_id', '=', product_id)
      .execute();
    if (shown === product.shown_rating) continue;
    await trx.updateTable('product').set({ rating: shown }).where('id', '=', product_id).execute();
    await trx
      .updateTable('product_ranking')
      .set({ rating_rank: ratingRank(shown) })
      .where('product_id', '=', product_id)
      .execute();
    changed.push(product_id);
  }
  return changed;
}
