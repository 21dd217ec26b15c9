import type { Kysely } from 'kysely';
import { noFactsCard, withoutSources } from '#contract/catalogue/fact/facts-card.ts';
import type {
  ProductCard,
  ProductCardQuery,
  ProductPage,
  ProductPageQuery,
} from '#contract/catalogue/product.ts';
import { withoutScoreSources } from '#contract/catalogue/score/score-card.ts';
import type { Language } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { lastPosition, productList } from '../../../sql/list-position.ts';
import { countRows, noLimit, readInOrder } from '../../../sql/list-rows.ts';
import { all, isLicensedIn } from '../../../sql/shown-in-market.ts';
import { translated } from '../../../sql/translation.ts';
import type { Database } from '../../../tables.ts';
import { listAlternativeTexts } from '../../image/image.ts';
import { hashesIn } from '../../image/image-use.ts';
import { findVisitorMarket, type VisitorMarket } from '../../site/visitor-market.ts';
import { findCategoryId, listCategoryNames } from '../category.ts';
import { findFactsCard } from '../fact/facts-card.ts';
import { listKeyFacts } from '../fact/key-facts.ts';
import { findMarketValues } from '../fact/product-in-market.ts';
import { listProductImages } from '../product.ts';
import { findScoreCard } from '../score/score-card.ts';
import type { OfferTable } from '../seen-terms.ts';
import { findProductId, productSlug } from '../slug.ts';
import { withChanges } from './changed-card.ts';
import { listExclusiveBonusCards } from './exclusive-bonus-card.ts';
import { withoutNoParameter } from './offer-partner.ts';
import { listPromoCodeCards } from './promo-code-card.ts';

/** Lists a category in the editors' order, or all products by rating and name. */
export async function listProductCards(
  db: Kysely<Database>,
  query: ProductCardQuery,
): Promise<ListSlice<ProductCard>> {
  const place = await findVisitorMarket(db, query.market);
  const shown = all(isLicensedIn(place, 'product_id'));
  if (query.category === undefined) {
    const ranking = db
      .selectFrom('product_ranking')
      .where('lang', '=', query.lang)
      .$if(place.requiredLicences.length > 0, (products) => products.where(shown));
    const ranked = await ranking
      .select('product_id')
      .orderBy('rating_rank')
      .orderBy('name_key')
      .orderBy('product_id')
      .limit(query.limit)
      .offset(query.offset)
      .execute();
    return {
      items: await cardsOf(db, idsOf(ranked), place, query.lang),
      total: await countRows(
        place.requiredLicences.length > 0 ? ranking : db.selectFrom('product'),
      ),
    };
  }

  const categoryId = await findCategoryId(db, query.category);
  if (categoryId === undefined) return { items: [], total: 0 };
  const inCategory = db
    .selectFrom('product_category')
    .where('category_id', '=', categoryId)
    .$if(place.requiredLicences.length > 0, (products) => products.where(shown));
  const placed = await inCategory
    .select('product_id')
    .orderBy('position')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return {
    items: await cardsOf(db, idsOf(placed), place, query.lang),
    total:
      place.requiredLicences.length > 0
        ? await countRows(inCategory)
        : await lastPosition(db, productList(categoryId)),
  };
}

const idsOf = (rows: readonly { product_id: number }[]) => rows.map(({ product_id }) => product_id);

/** In the order of the ids. Skips partners without a licence that the market requires. */
export const listProductCardsById = async (
  db: Kysely<Database>,
  ids: readonly number[],
  { market, lang }: { market: MarketCode; lang: Language },
): Promise<ProductCard[]> => cardsOf(db, ids, await findVisitorMarket(db, market), lang);

const cardsOf = (
  db: Kysely<Database>,
  ids: readonly number[],
  place: VisitorMarket,
  lang: Language,
) =>
  readInOrder(ids, async (chunk): Promise<ProductCard[]> => {
    const text = <Text extends string | null>(column: string) =>
      translated<Text>('product', column, 'product.id', lang);
    const categories = await listCategoryNames(db, chunk, lang);
    const values = await findMarketValues(db, chunk, place, lang);
    const keyFactsOf = await listKeyFacts(db, chunk, { place, values, lang });
    const rows = await db
      .selectFrom('product')
      .select([
        'id',
        productSlug.as('slug'),
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
      .where(all(isLicensedIn(place, 'id')))
      .execute();
    return rows.map((row) => ({
      ...withoutNoParameter(row),
      ...values.labelsOf(row),
      ref_link: values.linkOf(row),
      availability: values.availabilityOf(row.id),
      categories: categories.get(row.id) ?? [],
      key_facts: keyFactsOf(row.id),
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
  { id: idOrSlug, market, lang }: ProductPageQuery,
): Promise<ProductPage | undefined> {
  const id = await findProductId(db, idOrSlug);
  if (id === undefined) return undefined;
  const place = await findVisitorMarket(db, market);
  const [card] = await cardsOf(db, [id], place, lang);
  if (!card) return undefined;
  const live = { product: id, market, lang, limit: noLimit, offset: 0, isOpen: true } as const;
  const changed = <Card extends { id: number }>(table: OfferTable, { items }: ListSlice<Card>) =>
    withChanges(db, table, items, lang);
  const isClosed = card.availability === 'closed';
  const { licenceOf } = await findMarketValues(db, [id], place, lang);
  const facts =
    (await findFactsCard(db, { id, place, licenceId: licenceOf(id), lang })) ?? noFactsCard;
  const score = await findScoreCard(db, { id }, lang);
  return {
    ...card,
    images: await withAlternativeTexts(db, await listProductImages(db, id), lang),
    bonuses: isClosed
      ? []
      : await changed('exclusive_bonus', await listExclusiveBonusCards(db, live)),
    promocodes: isClosed ? [] : await changed('promo_code', await listPromoCodeCards(db, live)),
    // Closed partners aren't linked, and sources are often their own pages.
    facts: isClosed ? withoutSources(facts) : facts,
    score: isClosed ? withoutScoreSources(score) : score,
  };
}
