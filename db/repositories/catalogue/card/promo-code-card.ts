import type { Kysely } from 'kysely';
import type { PromoCodeCard, PromoCodeCardQuery } from '#contract/catalogue/promo-code.ts';
import type { Language } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { countRows, noLimit, readInOrder } from '../../../sql/list-rows.ts';
import { readTerms } from '../../../sql/offer-terms.ts';
import { all, isShownIn, rowsOf, withoutClosed } from '../../../sql/shown-in-market.ts';
import type { Database } from '../../../tables.ts';
import {
  findVisitorMarket,
  marketOfOffer,
  ownFirst,
  type VisitorMarket,
} from '../../site/visitor-market.ts';
import { findShownVotes } from '../../visitor/promo-code-vote.ts';
import { findPartners, type Partner } from './offer-partner.ts';
import { offeredPromoCodes } from './offered-promo-code.ts';
import { repeatedCodes } from './repeated-code.ts';
import { termsCard } from './terms-card.ts';

const columns = [
  'id',
  'code',
  'rarity',
  'market_code',
  'ref_link',
  'expires_at',
  'image_vertical_url',
  'image_horizontal_url',
  'product_id',
  'terms',
] as const;

const selectLive = (db: Kysely<Database>, place: VisitorMarket) =>
  offeredPromoCodes(db).where(all(isShownIn('promo_code', place)));

/** Set if the partner is known to be open in the market. */
type KnownOpen = { isOpen?: true };

/** A region's own codes come before its country's, and newer codes before older ones. */
export async function listPromoCodeCards(
  db: Kysely<Database>,
  query: PromoCodeCardQuery & KnownOpen,
): Promise<ListSlice<PromoCodeCard>> {
  const { place, inOrder, count } = await selectCodesInOrder(db, query);
  const rows = await inOrder.select(columns).limit(query.limit).offset(query.offset).execute();
  const total = query.limit === noLimit ? rows.length : await count();
  return { items: await withProducts(db, rows, query.lang, place), total };
}

export async function selectCodesInOrder(
  db: Kysely<Database>,
  query: Pick<PromoCodeCardQuery, 'market' | 'product'> & KnownOpen,
) {
  const place = await findVisitorMarket(db, query.market);
  let live = offeredPromoCodes(db).where(all(rowsOf('promo_code', place)));
  if (place.parent !== null) live = live.where('id', 'not in', repeatedCodes(db, place));
  if (query.product !== undefined) live = live.where('product_id', '=', query.product);
  const { open, count } = query.isOpen
    ? { open: live, count: () => countRows(live) }
    : await withoutClosed(live, place, 'promo_code');
  const inOrder = open
    .$if(place.parent !== null, (listed) => listed.orderBy(ownFirst(place)))
    .orderBy('id', 'desc');
  return { place, inOrder, count };
}

/** In the order of the ids. Skips codes that aren't live. */
export async function listPromoCodeCardsById(
  db: Kysely<Database>,
  ids: readonly number[],
  { market, lang }: { market: MarketCode; lang: Language },
): Promise<PromoCodeCard[]> {
  const place = await findVisitorMarket(db, market);
  const live = await readInOrder(ids, (chunk) =>
    selectLive(db, place).select(columns).where('id', 'in', chunk).execute(),
  );
  return withProducts(db, live, lang, place);
}

type Row = Omit<PromoCodeCard, 'product' | 'terms' | 'cost' | 'votes'> & {
  product_id: number | null;
  terms: string | null;
};

async function withProducts(
  db: Kysely<Database>,
  codes: Row[],
  lang: Language,
  place: VisitorMarket,
): Promise<PromoCodeCard[]> {
  const products = await findPartners(db, codes, lang, place);
  const votes = await findShownVotes(
    db,
    codes.map(({ id }) => id),
  );
  return codes.map(({ product_id, ...code }) => {
    const product = products.get(product_id ?? 0);
    return {
      ...code,
      terms: termsCard(readTerms(code.terms), lang),
      cost: null,
      product: product ? shownProduct(product) : null,
      votes: votes.get(code.id) ?? null,
    };
  });
}

const shownProduct = ({ id, slug, name, icon_url, click_parameter }: Partner) => ({
  id,
  slug,
  name,
  icon_url,
  ...(click_parameter !== undefined && { click_parameter }),
});

/** Returns whether visitors of a market see a code from the same or another market. */
export async function isCodeShown(
  db: Kysely<Database>,
  id: number,
  offeredIn: MarketCode,
  visitorMarket: MarketCode,
): Promise<boolean> {
  const visitor = await findVisitorMarket(db, visitorMarket);
  const place = await marketOfOffer(db, offeredIn, visitor);
  const shown = await selectLive(db, place).select('id').where('id', '=', id).execute();
  return shown.length > 0;
}
