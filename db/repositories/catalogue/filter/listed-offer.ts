/** The values that the lists of bonuses and promo codes can be filtered by, in the lists' own order. */
import type { Kysely } from 'kysely';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Database } from '../../../tables.ts';
import { selectLiveInOrder } from '../card/live-promotion.ts';
import { selectCodesInOrder } from '../card/promo-code-card.ts';
import { findOfferTerms } from '../offer-terms.ts';

export type ListedOffer = {
  id: number;
  /** In seconds. Null without an end. */
  ends: number | null;
  terms: Pick<OfferTerms, 'kind' | 'numbers'>;
};

export type OfferListQuery = {
  market: MarketCode;
  category?: string | undefined;
  product?: number | undefined;
};

export async function listOfferedBonuses(
  db: Kysely<Database>,
  query: Pick<OfferListQuery, 'market' | 'category'>,
): Promise<ListedOffer[]> {
  const found = await selectLiveInOrder(db, 'exclusive_bonus', query);
  const rows = (await found?.inOrder.select(['id', 'live_until as ends']).execute()) ?? [];
  return withTerms(db, 'exclusive_bonus', rows);
}

export async function listOfferedCodes(
  db: Kysely<Database>,
  query: Pick<OfferListQuery, 'market' | 'product'>,
): Promise<ListedOffer[]> {
  const { inOrder } = await selectCodesInOrder(db, query);
  return withTerms(db, 'promo_code', await inOrder.select(['id', 'ends_at as ends']).execute());
}

async function withTerms(
  db: Kysely<Database>,
  table: 'exclusive_bonus' | 'promo_code',
  offers: Omit<ListedOffer, 'terms'>[],
): Promise<ListedOffer[]> {
  const terms = await findOfferTerms(db, table, offers);
  return offers.map((offer) => {
    const { kind, numbers } = terms(offer.id);
    return { ...offer, terms: { kind, numbers } };
  });
}
