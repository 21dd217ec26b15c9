import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import { orderedIds, productList } from '../../../sql/list-position.ts';
import type { Database } from '../../../tables.ts';
import { timeSlices } from '../../../time-slice.ts';

const chunkLength = 2_000;

/** All products by rating and name. Yields to other requests between chunks. */
export async function listRankedIds(db: Kysely<Database>, lang: Language): Promise<number[]> {
  const yieldTurn = timeSlices();
  const ids: number[] = [];
  let last = { rating_rank: -1, name_key: '', product_id: 0 };
  for (;;) {
    const rows = await db
      .selectFrom('product_ranking')
      .select(['product_id', 'rating_rank', 'name_key'])
      .where('lang', '=', lang)
      .where(
        sql<boolean>`(rating_rank, name_key, product_id) >
          (${last.rating_rank}, ${last.name_key}, ${last.product_id})`,
      )
      .orderBy('rating_rank')
      .orderBy('name_key')
      .orderBy('product_id')
      .limit(chunkLength)
      .execute();
    for (const { product_id } of rows) ids.push(product_id);
    if (rows.length < chunkLength) return ids;
    last = rows.at(-1) ?? last;
    await yieldTurn();
  }
}

/** The products of a category in the editors' order. */
export const listCategoryIds = (db: Kysely<Database>, categoryId: number): Promise<number[]> =>
  orderedIds(db, productList(categoryId));

export type PartnerPlace = { id: number; place: number };

/** Counts the products ranked before each of these by rating and name. Slow for many products. */
export async function listRankedPlaces(
  db: Kysely<Database>,
  lang: Language,
  ids: readonly number[],
): Promise<PartnerPlace[]> {
  const { rows } = await sql<PartnerPlace>`
    select product_id as id, (
      select count(*) from product_ranking as before
      where before.lang = ${lang} and (before.rating_rank, before.name_key, before.product_id) <
        (ranked.rating_rank, ranked.name_key, ranked.product_id)) as place
    from product_ranking as ranked
    where lang = ${lang} and product_id in (${sql.join(ids)})`.execute(db);
  return rows.map(({ id, place }) => ({ id, place: Number(place) }));
}

/** Counts the products listed before each of these in a category. Ignores products in other categories. */
export async function listCategoryPlaces(
  db: Kysely<Database>,
  categoryId: number,
  ids: readonly number[],
): Promise<PartnerPlace[]> {
  const rows = await db
    .selectFrom('product_category')
    .select(['product_id as id', 'position'])
    .where('category_id', '=', categoryId)
    .where('product_id', 'in', ids)
    .execute();
  return rows.map(({ id, position }) => ({ id, place: position - 1 }));
}
