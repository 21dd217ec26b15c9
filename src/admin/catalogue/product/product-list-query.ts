import type { ListFilter } from '../../list/filter/list-filter.ts';
import { pageSize } from '../../list/filter/pager.tsx';

/** Doesn't apply to ids, which may be shorter. */
export const minSearchLength = 2;

/** The largest list that can be reordered in one call. */
export const maxOrdered = 1_000;

/** Returns whether the list can be reordered. Only a category without other filters can, so it is loaded without paging. */
export const isOrdered = ({ category, q, missing }: ListFilter) =>
  category !== undefined && q === undefined && missing === undefined;

export function productListInput(filter: ListFilter) {
  const { category, q, missing, page = 1 } = filter;
  const paging = isOrdered(filter)
    ? { limit: maxOrdered, offset: 0 }
    : { limit: pageSize, offset: (page - 1) * pageSize };
  return { category, q, missing, ...paging };
}
