import type { Kysely } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import { inLongSnapshot, inSnapshot } from './read-snapshot.ts';
import type { Database } from './tables.ts';

/** All rows of a list that always stays short are read. */
export const sliceOf = <Item>(rows: Item[], { offset, limit }: Paging): ListSlice<Item> => ({
  items: rows.slice(offset, offset + (limit ?? rows.length)),
  total: rows.length,
});

/** A longer list is read in slices, and other reads do not wait for it. */
const maxShortList = 200;

/** A list repeats the limit and the offset of its query. Without a limit it holds all items. */
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
