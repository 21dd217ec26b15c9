/** Returns filtered lists of bonuses and promo codes: the cards of a page, and the counted values. */
import type { Kysely } from 'kysely';
import type {
  ExclusiveBonusCardList,
  FilteredBonusQuery,
} from '#contract/catalogue/exclusive-bonus.ts';
import { offerFilterNames } from '#contract/catalogue/filter/filter-name.ts';
import type { OfferFacets, OfferFilter } from '#contract/catalogue/filter/offer-filter.ts';
import type { FilteredCodeQuery, PromoCodeCardList } from '#contract/catalogue/promo-code.ts';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { listExclusiveBonusCardsById } from '../../../db/repositories/catalogue/card/exclusive-bonus-card.ts';
import { listPromoCodeCardsById } from '../../../db/repositories/catalogue/card/promo-code-card.ts';
import type { Database } from '../../../db/tables.ts';
import { withOwnName } from '../filter/filtered-products.ts';
import type { CountedOfferFacets, OfferQuery } from './find-offers.ts';
import type { OfferFilterInMemory } from './open-offer-filter.ts';

type ListCards = (
  db: Kysely<Database>,
  ids: readonly number[],
  shown: { market: MarketCode; lang: Language },
) => Promise<unknown[]>;

const listCards: Record<keyof Queries, ListCards> = {
  bonuses: listExclusiveBonusCardsById,
  promo_codes: listPromoCodeCardsById,
};

/** Lists in the editors' order without filters or facets are read from the database instead. */
export const isFilteredOffers = (query: OfferFilter & Pick<OfferQuery, 'sort' | 'facets'>) =>
  query.facets ||
  query.sort !== 'editors' ||
  offerFilterNames.some((name) => query[name] !== undefined);

type Queries = { bonuses: FilteredBonusQuery; promo_codes: FilteredCodeQuery };
type Lists = { bonuses: ExclusiveBonusCardList; promo_codes: PromoCodeCardList };

export async function listFilteredOffers<Subject extends keyof Queries>(
  { db, offerFilter }: { db: Kysely<Database>; offerFilter: OfferFilterInMemory },
  subject: Subject,
  query: Queries[Subject],
  effects: SubjectEffects,
): Promise<{ list: Lists[Subject]; isTimed: boolean }> {
  const { limit, offset } = query;
  const found = await offerFilter.find(subject, query, effects[subject]);
  const { ids, total, facets, without, isTimed } = found;
  const items = await inSnapshot(db, (snapshot) => listCards[subject](snapshot, ids, query));
  const list = {
    items,
    total,
    limit,
    offset,
    ...(facets && { facets: named(facets) }),
    ...(without && { without }),
  };
  return { list: list as Lists[Subject], isTimed };
}

const named = (counted: CountedOfferFacets): OfferFacets => ({
  kind: counted.kind.map(withOwnName),
  max_wagering: counted.max_wagering.map(withOwnName),
  min_deposit: counted.min_deposit.map(withOwnName),
  ends_within: counted.ends_within.map(withOwnName),
  min_value: counted.min_value.map(withOwnName),
  no_deposit: counted.no_deposit.map(withOwnName),
});
