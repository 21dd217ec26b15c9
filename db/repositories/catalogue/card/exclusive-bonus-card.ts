import type { Kysely } from 'kysely';
import type {
  ExclusiveBonusCard,
  ExclusiveBonusCardQuery,
} from '#contract/catalogue/exclusive-bonus.ts';
import type { Language } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Database } from '../../../tables.ts';
import { findVisitorMarket } from '../../site/visitor-market.ts';
import { findOfferTerms } from '../offer-terms.ts';
import {
  type LivePromotion,
  listLivePromotions,
  listLivePromotionsById,
} from './live-promotion.ts';
import { findPartners, type Partner } from './offer-partner.ts';
import { termsCard } from './terms-card.ts';

export async function listExclusiveBonusCards(
  db: Kysely<Database>,
  query: ExclusiveBonusCardQuery & { product?: number; isOpen?: true },
): Promise<ListSlice<ExclusiveBonusCard>> {
  const { items, total } = await listLivePromotions(db, 'exclusive_bonus', query);
  return { items: await withPartners(db, items, query), total };
}

export async function listExclusiveBonusCardsById(
  db: Kysely<Database>,
  ids: readonly number[],
  shown: { market: MarketCode; lang: Language },
): Promise<ExclusiveBonusCard[]> {
  const live = await listLivePromotionsById(db, 'exclusive_bonus', ids, shown);
  return withPartners(db, live, shown);
}

async function withPartners(
  db: Kysely<Database>,
  bonuses: LivePromotion[],
  { market, lang }: { market: MarketCode; lang: Language },
): Promise<ExclusiveBonusCard[]> {
  const place = await findVisitorMarket(db, market);
  const partners = await findPartners(db, bonuses, lang, place);
  const terms = await findOfferTerms(db, 'exclusive_bonus', bonuses);
  return bonuses.map(({ product_id, ...bonus }) => {
    const partner = partners.get(product_id ?? 0);
    return {
      ...bonus,
      partner: partner ? partnerCard(partner) : null,
      terms: termsCard(terms(bonus.id), lang),
      cost: null,
    };
  });
}

const partnerCard = ({ icon_url, ...partner }: Partner) => ({ ...partner, logo: icon_url });
