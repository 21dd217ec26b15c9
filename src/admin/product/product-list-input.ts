import type { ListFilter } from '../list/filter/list-filter.ts';
import { pageSize } from '../list/filter/pager.tsx';

/** A search for products starts at so many characters; for an id at one. */
export const shortestSearch = 2;

/** As many as one order can name. */
export const mostInOrder = 1_000;

/** A category without another filter is a list to put in order: it comes whole. */
export const isOrdered = ({ category, q, missing }: ListFilter) =>
  category !== undefined && q === undefined && missing === undefined;

export function productListInput(filter: ListFilter) {
  const { category, q, missing, page = 1 } = filter;
  const paging = isOrdered(filter)
    ? { limit: mostInOrder, offset: 0 }
    : { limit: pageSize, offset: (page - 1) * pageSize };
  return { category, q, missing, ...paging };
}
