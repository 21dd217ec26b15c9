import type { Kysely } from 'kysely';
import type {
  ProductCard,
  ProductCardQuery,
  ProductPage,
  ProductPageQuery,
} from '#contract/catalogue/product.ts';
import type { Language } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import { lastPosition, productList } from '../../../sql/list-position.ts';
import { countRows, noLimit, readInOrder } from '../../../sql/list-rows.ts';
import { translated } from '../../../sql/translation.ts';
import type { Database } from '../../../tables.ts';
import { listAlternativeTexts } from '../../image/image.ts';
import { hashesIn } from '../../image/image-use.ts';
import { findCategoryId, listCategoryNames } from '../category.ts';
import { listProductImages } from '../product.ts';
import { listExclusiveBonusCards } from './exclusive-bonus-card.ts';
import { withoutNoParameter } from './offer-partner.ts';
import { listPromoCodeCards } from './promo-code-card.ts';

/** Lists a category in the editors' order, or all products by rating and name. */
export async function listProductCards(
  db: Kysely<Database>,
  query: ProductCardQuery,
): Promise<ListSlice<ProductCard>> {
  if (query.category === undefined) {
    const ranking = db.selectFrom('product_ranking').where('lang', '=', query.lang);
    const ranked = await ranking
      .select('product_id')
      .orderBy('rating_rank')
      .orderBy('name_key')
      .orderBy('product_id')
      .limit(query.limit)
      .offset(query.offset)
      .execute();
    return {
      items: await listProductCardsById(db, idsOf(ranked), query.lang),
      total: await countRows(db.selectFrom('product')),
    };
  }

  const categoryId = await findCategoryId(db, query.category);
  if (categoryId === undefined) return { items: [], total: 0 };
  const placed = await db
    .selectFrom('product_category')
    .where('category_id', '=', categoryId)
    .select('product_id')
    .orderBy('position')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return {
    items: await listProductCardsById(db, idsOf(placed), query.lang),
    total: await lastPosition(db, productList(categoryId)),
  };
}

const idsOf = (rows: readonly { product_id: number }[]) => rows.map(({ product_id }) => product_id);

export const listProductCardsById = (
  db: Kysely<Database>,
  ids: readonly number[],
  lang: Language,
) =>
  readInOrder(ids, async (chunk): Promise<ProductCard[]> => {
    const text = <Text extends string | null>(column: string) =>
      translated<Text>('product', column, 'product.id', lang);
    const categories = await listCategoryNames(db, chunk, lang);
    const rows = await db
      .selectFrom('product')
      .select([
        'id',
        text<string>('name').as('name'),
        text<string | null>('description').as('description'),
        'rating',
        'icon_url',
        text<string | null>('fs_label').as('fs_label'),
        text<string | null>('freebet_label').as('freebet_label'),
        text<string | null>('pick_reason').as('pick_reason'),
        'ref_link',
        'click_parameter',
      ])
      .where('id', 'in', chunk)
      .execute();
    return rows.map((row) => ({
      ...withoutNoParameter(row),
      categories: categories.get(row.id) ?? [],
    }));
  });

async function withAlternativeTexts<Shown extends { image_url: string }>(
  db: Kysely<Database>,
  images: readonly Shown[],
  lang: Language,
) {
  const hashOf = ({ image_url }: Shown) => hashesIn(image_url)[0] ?? '';
  const texts = await listAlternativeTexts(db, images.map(hashOf), lang);
  return images.map((image) => {
    const alt = texts.get(hashOf(image));
    return alt === undefined ? image : { ...image, alt };
  });
}

/** Includes the product's bonuses and codes that are live in the market. */
export async function findProductPage(
  db: Kysely<Database>,
  { id, market, lang }: ProductPageQuery,
): Promise<ProductPage | undefined> {
  const [card] = await listProductCardsById(db, [id], lang);
  if (!card) return undefined;
  const live = { product: id, market, lang, limit: noLimit, offset: 0 };
  return {
    ...card,
    images: await withAlternativeTexts(db, await listProductImages(db, id), lang),
    bonuses: (await listExclusiveBonusCards(db, live)).items,
    promocodes: (await listPromoCodeCards(db, live)).items,
  };
}
