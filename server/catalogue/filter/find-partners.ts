import type { TotalsWithout, TotalWithoutPair } from '#contract/catalogue/filter/product-filter.ts';
import type { FilteredCardQuery } from '#contract/catalogue/product.ts';
import { byBestValue } from '#contract/catalogue/terms/cost/offer-cost.ts';
import { bestValue, costQuestion, isUsualDeposit } from './best-offer.ts';
import { type CountedFacets, countFacets } from './count-values.ts';
import { countFailed } from './count-without.ts';
import type { MarketPartners } from './market-partners.ts';
import { matchPartners } from './match-partners.ts';
import { type MatchedValues, matchedValues } from './matched-values.ts';
import type { PartnerInMarket } from './partner-in-market.ts';
import { uncheckedPartners } from './unchecked-partners.ts';

export type FoundPartners = {
  ids: number[];
  total: number;
  matched: Map<number, MatchedValues>;
  currency: string | null;
  facets?: CountedFacets;
  without?: TotalsWithout;
  without_pair?: TotalWithoutPair;
  closed?: number;
  unchecked?: number;
};

export type FilteredList = {
  inMarket: Pick<MarketPartners, 'listOf' | 'market'>;
  /** The partners of the list in the editors' order. */
  order: readonly number[];
  /** All partners by rating and name. */
  ranked: readonly number[];
};
type Query = FilteredCardQuery;

export function findPartners(list: FilteredList, query: Query): FoundPartners {
  const unfiltered = list.inMarket.listOf(list.order);
  const matching = matchPartners(unfiltered.partners, query);
  const unchecked = () => uncheckedPartners(unfiltered.partners, matching, query);
  const found = query.unchecked ? unchecked() : matching.passing;
  const { limit, offset } = query;
  const ordered = withClosedLast(sorted(found, list, query), query);
  const shown = ordered.slice(offset, offset + limit);
  return {
    ids: shown.map(({ partner }) => partner.id),
    total: found.length,
    currency: list.inMarket.market.currency,
    matched: query.unchecked ? new Map() : matchedBy(shown, query),
    ...(query.facets && {
      facets: countFacets(unfiltered, matching, query),
      ...countFailed(matching, query),
      closed: found.filter(({ isClosed }) => isClosed).length,
      unchecked: query.unchecked ? found.length : unchecked().length,
    }),
  };
}

/** A partner of the list, with the value of its best offer if the list is sorted by it. */
type Sorted = { partner: PartnerInMarket; value?: number | undefined };

function withClosedLast(found: Sorted[], { closed_last }: Query): Sorted[] {
  if (!closed_last) return found;
  const isClosed = ({ partner }: Sorted) => partner.isClosed;
  return [...found.filter((one) => !isClosed(one)), ...found.filter(isClosed)];
}

function matchedBy(shown: readonly Sorted[], query: Query): FoundPartners['matched'] {
  return new Map(
    shown.flatMap(({ partner, value }) => {
      const found = {
        ...matchedValues(partner, query),
        ...(value !== undefined && { cost: value }),
      };
      return Object.keys(found).length > 0 ? [[partner.id, found] as const] : [];
    }),
  );
}

const unsorted = (partners: readonly PartnerInMarket[]): Sorted[] =>
  partners.map((partner) => ({ partner }));

/** Partners that compare equal stay in the editors' order. */
function sorted(
  passing: PartnerInMarket[],
  { inMarket, order, ranked }: FilteredList,
  query: Query,
): Sorted[] {
  switch (query.sort) {
    case 'editors':
      return unsorted(passing);
    case 'rating': {
      if (order === ranked) return unsorted(passing);
      const byId = new Map(passing.map((partner) => [partner.id, partner]));
      return unsorted(ranked.flatMap((id) => byId.get(id) ?? []));
    }
    case 'cost':
      return byBestOffer(passing, inMarket.market, query);
    case 'min_deposit':
      return unsorted(byFigure(passing, ({ smallestDeposit }) => smallestDeposit));
    case 'payout':
      return unsorted(byFigure(passing, ({ fastestPayout }) => fastestPayout));
  }
}

/** Partners whose offers have no cost come last. */
function byBestOffer(
  partners: PartnerInMarket[],
  market: MarketPartners['market'],
  asked: Query,
): Sorted[] {
  const question = costQuestion(market, asked);
  const valued = partners.map((partner) => ({
    partner,
    best: isUsualDeposit(asked) ? partner.best : bestValue(partner.compared, question),
  }));
  const withCost = valued.flatMap(({ partner, best }) => (best ? [{ partner, best }] : []));
  return [
    ...withCost.sort((one, other) => byBestValue(one.best, other.best)),
    ...valued.filter(({ best }) => !best),
  ].map(({ partner, best }) => ({ partner, value: best?.expected_value }));
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
  matched: new Map(),
  currency: null,
  ...(facets && { facets: noFacets(), without: {}, closed: 0, unchecked: 0 }),
});
