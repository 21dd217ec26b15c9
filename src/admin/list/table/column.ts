import type { Sorting } from '#contract/sort/list-sort.ts';
import type { ListFilter } from '../filter/list-filter.ts';
import type { Selection } from '../selection.ts';

export type Column = {
  name: string;
  label: string;
  /** A width for `grid-template-columns`. Must not depend on the content, so that all rows line up. */
  width: string;
  /** The value of `sort` in the URL and in the API. */
  sort?: ListFilter['sort'];
};

export type Table = {
  label: string;
  columns: Column[];
  /** The number of buttons in a row. */
  actions: number;
  selection?: Selection;
};

/** Returns the sort order in the URL, if the list supports it. */
export function sortingOf<Sort extends string>(
  { sort, order }: Pick<ListFilter, 'sort' | 'order'>,
  sorts: readonly Sort[],
): Sorting<Sort> {
  const known = sorts.find((one) => one === sort);
  return known ? { sort: known, order } : {};
}

/** Sorts by a column: ascending first, then descending, then in the list's natural order. */
export const withSort =
  (sort: NonNullable<ListFilter['sort']>) =>
  (filter: ListFilter): ListFilter => {
    const isAscending = filter.sort === sort && filter.order !== 'desc';
    const isDescending = filter.sort === sort && filter.order === 'desc';
    return {
      ...filter,
      page: undefined,
      sort: isDescending ? undefined : sort,
      order: isAscending ? 'desc' : undefined,
    };
  };

export const withoutSort = (filter: ListFilter): ListFilter => ({
  ...filter,
  page: undefined,
  sort: undefined,
  order: undefined,
});
