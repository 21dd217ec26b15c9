import type { TotalsWithout } from '#contract/catalogue/filter/product-filter.ts';
import type { FilteredCardQuery } from '#contract/catalogue/product.ts';
import { type CountedFacets, countFacets, countWithout } from './count-values.ts';
import type { MarketView } from './market-view.ts';
import { matchingRows } from './matching-rows.ts';
import type { PartnerTable } from './partner-table.ts';
import { sortedPage } from './sorted-page.ts';

export type FoundPartners = {
  ids: number[];
  total: number;
  facets?: CountedFacets;
  without?: TotalsWithout;
};

type Listed = {
  table: PartnerTable;
  view: MarketView;
  /** The rows of the list in the editors' order. */
  order: Uint32Array;
  /** All rows by rating and name. */
  ranked: Uint32Array;
};
type Query = Pick<FilteredCardQuery, 'sort' | 'facets' | 'limit' | 'offset'> & FilteredCardQuery;

export function findPartners({ table, view, order, ranked }: Listed, query: Query): FoundPartners {
  const matching = matchingRows(table, view, order, query);
  const page = sortedPage(view, matching, { sort: query.sort, ranked, asked: query }, query);
  const asked = { table, view, matching, filter: query };
  return {
    ids: page.map((row) => table.ids[row] as number),
    total: matching.total,
    ...(query.facets && { facets: countFacets(asked), without: countWithout(asked) }),
  };
}

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

/** For a category that doesn't exist. */
export const nothingFound = ({ facets }: Pick<Query, 'facets'>): FoundPartners => ({
  ids: [],
  total: 0,
  ...(facets && { facets: noFacets(), without: {} }),
});
