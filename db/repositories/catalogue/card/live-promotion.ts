import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { countRows, noLimit, readInOrder } from '../../../sql/list-rows.ts';
import { isLiveNow } from '../../../sql/schedule.ts';
import { all, isShownIn, rowsOf, withoutClosed } from '../../../sql/shown-in-market.ts';
import { translated } from '../../../sql/translation.ts';
import type { Database } from '../../../tables.ts';
import { findVisitorMarket, ownFirst, type VisitorMarket } from '../../site/visitor-market.ts';
import { findCategoryId } from '../category.ts';
import type { PromotionKind } from '../promotion.ts';

export type LivePromotion = {
  id: number;
  title: string;
  subtitle: string;
  cta_label: string;
  image_url: string;
  link_url: string | null;
  product_id: number | null;
};

type Query = {
  category?: string | undefined;
  product?: number;
  /** Set if the partner is known to be open in the market. */
  isOpen?: true;
  market: MarketCode;
  lang: Language;
  limit: number;
  offset: number;
};

/** Promotions that are active and within their schedule, in any market. */
export const offeredPromotions = (
  db: Kysely<Database>,
  kind: PromotionKind,
  isLive = isLiveNow(db),
) => db.selectFrom(kind).where('is_active', '=', 1).where(isLive);

const selectLive = (db: Kysely<Database>, kind: PromotionKind, market: VisitorMarket) =>
  offeredPromotions(db, kind).where(all(isShownIn(kind, market)));

const columns = (kind: PromotionKind, lang: Language) => {
  const text = (column: string) => translated(kind, column, `${kind}.id`, lang);
  return [
    'id',
    'image_url',
    'link_url',
    'product_id',
    text('title').as('title'),
    text('subtitle').as('subtitle'),
    text('cta_label').as('cta_label'),
  ] as const;
};

/** In the order of the ids. Skips promotions that aren't live. */
export async function listLivePromotionsById(
  db: Kysely<Database>,
  kind: PromotionKind,
  ids: readonly number[],
  { market, lang }: { market: MarketCode; lang: Language },
): Promise<LivePromotion[]> {
  const place = await findVisitorMarket(db, market);
  return readInOrder(ids, (chunk) =>
    selectLive(db, kind, place).select(columns(kind, lang)).where('id', 'in', chunk).execute(),
  );
}

/** A region's own promotions come before its country's; ordered by sort order, then id. */
export async function listLivePromotions(
  db: Kysely<Database>,
  kind: PromotionKind,
  query: Query,
): Promise<ListSlice<LivePromotion>> {
  const found = await selectLiveInOrder(db, kind, query);
  if (!found) return { items: [], total: 0 };
  const items = await found.inOrder
    .select(columns(kind, query.lang))
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const total = query.limit === noLimit ? items.length : await found.count();
  return { items, total };
}

/** Undefined for a category that doesn't exist. */
export async function selectLiveInOrder(
  db: Kysely<Database>,
  kind: PromotionKind,
  query: Pick<Query, 'category' | 'product' | 'isOpen' | 'market'>,
) {
  const place = await findVisitorMarket(db, query.market);
  let live = offeredPromotions(db, kind).where(all(rowsOf(kind, place)));
  if (query.category !== undefined) {
    const categoryId = await findCategoryId(db, query.category);
    if (categoryId === undefined) return undefined;
    live = live.where(
      sql<boolean>`exists (
        select 1 from ${sql.table(`${kind}_category`)}
        where ${sql.ref(`${kind}_id`)} = ${sql.ref(`${kind}.id`)} and category_id = ${categoryId})`,
    );
  }
  if (query.product !== undefined) live = live.where('product_id', '=', query.product);
  const { open, count } = query.isOpen
    ? { open: live, count: () => countRows(live) }
    : await withoutClosed(live, place, kind);
  const inOrder = open
    .$if(place.parent !== null, (listed) => listed.orderBy(ownFirst(place)))
    .orderBy('sort_order')
    .orderBy('id');
  return { inOrder, count };
}
