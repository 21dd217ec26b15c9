import { type ListFilter, readListFilter } from '../list/list-filter.ts';

type Show = NonNullable<ListFilter['show']>;

export type InboxFilter = Pick<ListFilter, 'show' | 'q' | 'page'> & {
  /** The id of the one that is read. */
  open?: number | undefined;
};

const shows: readonly unknown[] = ['application', 'message', 'unread'] satisfies Show[];

export function readInboxFilter(search: Record<string, unknown>): InboxFilter {
  const { q, page } = readListFilter(search);
  const open = Number(search.open);
  return {
    ...(shows.includes(search.show) && { show: search.show as Show }),
    ...(q && { q }),
    ...(page && { page }),
    ...(Number.isSafeInteger(open) && open > 0 && { open }),
  };
}
