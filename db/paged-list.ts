import type { Kysely } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import { inLongSnapshot, inSnapshot } from './read-snapshot.ts';
import type { Database } from './tables.ts';

/** For lists that are always short and read in full. */
export const sliceOf = <Item>(rows: Item[], { offset, limit }: Paging): ListSlice<Item> => ({
  items: rows.slice(offset, offset + (limit ?? rows.length)),
  total: rows.length,
});

/** Longer lists are read in slices, so that other reads don't have to wait. */
const maxShortList = 200;

/** Adds the limit and the offset of the query to the list. Without a limit, returns all items. */
export const pagedList =
  <Query extends Paging, Item>(
    load: (db: Kysely<Database>, query: Query) => Promise<ListSlice<Item>>,
  ) =>
  (db: Kysely<Database>, query: Query) => {
    const isShort = query.limit !== undefined && query.limit <= maxShortList;
    return (isShort ? inSnapshot : inLongSnapshot)(db, async (snapshot) => {
      const { items, total } = await load(snapshot, query);
      return { items, total, limit: query.limit ?? total, offset: query.offset };
    });
  };
