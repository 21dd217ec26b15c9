import type { TotalsWithout } from '#contract/catalogue/filter/product-filter.ts';
import type { FilteredCardQuery } from '#contract/catalogue/product.ts';
import { byBestValue } from '#contract/catalogue/terms/cost/offer-cost.ts';
import { bestValue, costQuestion, isUsualDeposit } from './best-offer.ts';
import { type CountedFacets, countFacets, countWithout } from './count-values.ts';
import type { MarketPartners } from './market-partners.ts';
import { matchPartners } from './match-partners.ts';
import type { PartnerInMarket } from './partner-in-market.ts';

export type FoundPartners = {
  ids: number[];
  total: number;
  facets?: CountedFacets;
  without?: TotalsWithout;
};

type Listed = {
  inMarket: Pick<MarketPartners, 'listOf' | 'market'>;
  /** The partners of the list in the editors' order. */
  order: readonly number[];
  /** All partners by rating and name. */
  ranked: readonly number[];
};
type Query = FilteredCardQuery;

export function findPartners(list: Listed, query: Query): FoundPartners {
  const unfiltered = list.inMarket.listOf(list.order);
  const matching = matchPartners(unfiltered.partners, query);
  const { passing } = matching;
  const { limit, offset } = query;
  return {
    ids: sorted(passing, list, query).slice(offset, offset + limit),
    total: passing.length,
    ...(query.facets && {
      facets: countFacets(unfiltered, matching, query),
      without: countWithout(matching, query),
    }),
  };
}

const idsOf = (partners: readonly PartnerInMarket[]) => partners.map(({ id }) => id);

/** Partners that compare equal stay in the editors' order. */
function sorted(passing: PartnerInMarket[], { inMarket, order, ranked }: Listed, query: Query) {
  switch (query.sort) {
    case 'editors':
      return idsOf(passing);
    case 'rating': {
      if (order === ranked) return idsOf(passing);
      const ids = new Set(idsOf(passing));
      return ranked.filter((id) => ids.has(id));
    }
    case 'cost':
      return idsOf(byBestOffer(passing, inMarket.market, query));
    case 'min_deposit':
      return idsOf(byFigure(passing, ({ smallestDeposit }) => smallestDeposit));
    case 'payout':
      return idsOf(byFigure(passing, ({ fastestPayout }) => fastestPayout));
  }
}

/** Partners whose offers have no cost come last. */
function byBestOffer(
  partners: PartnerInMarket[],
  market: MarketPartners['market'],
  asked: Query,
): PartnerInMarket[] {
  const question = costQuestion(market, asked);
  const valued = partners.map((partner) => ({
    partner,
    best: isUsualDeposit(asked) ? partner.best : bestValue(partner.compared, question),
  }));
  const withCost = valued.flatMap(({ partner, best }) => (best ? [{ partner, best }] : []));
  return [
    ...withCost.sort((one, other) => byBestValue(one.best, other.best)),
    ...valued.filter(({ best }) => !best),
  ].map(({ partner }) => partner);
}

/** Groups the partners by figure first, because many share a few figures. */
const byFigure = (
  partners: PartnerInMarket[],
  figureOf: (partner: PartnerInMarket) => number,
): PartnerInMarket[] =>
  [...Map.groupBy(partners, figureOf)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => group);

const noFacets = (): CountedFacets => ({
  licence: [],
  payment: [],
  provider: [],
  site_language: [],
  bonus_kind: [],
  payout_hours: [],
  min_deposit: [],
  max_wagering: [],
});

/** The result for a category that doesn't exist. */
export const nothingFound = ({ facets }: Pick<Query, 'facets'>): FoundPartners => ({
  ids: [],
  total: 0,
  ...(facets && { facets: noFacets(), without: {} }),
});
