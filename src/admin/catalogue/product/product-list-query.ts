import { productSorts } from '#contract/sort/list-sort.ts';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { pageSize } from '../../list/filter/pager.tsx';
import { sortingOf } from '../../list/table/column.ts';

/** Doesn't apply to ids, which may be shorter. */
export const minSearchLength = 2;

/** The largest list that can be reordered in one call. */
export const maxOrdered = 1_000;

/** Returns whether the list is that of a whole category, which has an order. */
export const hasOrder = ({ category, q, missing, inMarket }: ListFilter) =>
  [q, missing, inMarket].every((filter) => filter === undefined) && category !== undefined;

/** Returns whether the list can be reordered. If it can, it is loaded without paging. */
export const isOrdered = (filter: ListFilter) =>
  hasOrder(filter) && sortingOf(filter, productSorts).sort === undefined;

/** Translates the filter by market for the API. The market only applies together with the partner's state there. */
export const statesOf = ({ missing, inMarket, market }: ListFilter) => ({
  missing,
  closed_in: inMarket === 'closed' ? market : undefined,
  no_link_in: inMarket === 'no_link' ? market : undefined,
});

export function productListInput(filter: ListFilter) {
  const { category, q, page = 1 } = filter;
  const paging = isOrdered(filter)
    ? { limit: maxOrdered, offset: 0 }
    : { limit: pageSize, offset: (page - 1) * pageSize };
  return { category, q, ...statesOf(filter), ...sortingOf(filter, productSorts), ...paging };
}
