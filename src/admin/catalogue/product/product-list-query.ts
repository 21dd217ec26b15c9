import { productSorts } from '#contract/sort/list-sort.ts';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { pageSize } from '../../list/filter/pager.tsx';
import { sortingOf } from '../../list/table/column.ts';

/** Doesn't apply to ids, which may be shorter. */
export const minSearchLength = 2;

/** The largest list that can be reordered in one call. */
export const maxOrdered = 1_000;

/** Returns whether the list is a category's, which has an order. */
export const hasOrder = ({ category, q, missing }: ListFilter) =>
  category !== undefined && q === undefined && missing === undefined;

/** Returns whether the list can be reordered. If it can, it is loaded without paging. */
export const isOrdered = (filter: ListFilter) =>
  hasOrder(filter) && sortingOf(filter, productSorts).sort === undefined;

export function productListInput(filter: ListFilter) {
  const { category, q, missing, page = 1 } = filter;
  const paging = isOrdered(filter)
    ? { limit: maxOrdered, offset: 0 }
    : { limit: pageSize, offset: (page - 1) * pageSize };
  return { category, q, missing, ...sortingOf(filter, productSorts), ...paging };
}
