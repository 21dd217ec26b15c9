import type { Kysely } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import { inSnapshot } from './snapshot.ts';
import type { Database } from './tables.ts';

/** A list answers with the paging that it was asked for. Without a limit it holds all of its items. */
export const pagedList =
  <Query extends Paging, Item>(
    load: (db: Kysely<Database>, query: Query) => Promise<ListSlice<Item>>,
  ) =>
  (db: Kysely<Database>, query: Query) =>
    inSnapshot(db, async (snapshot) => {
      const { items, total } = await load(snapshot, query);
      return { items, total, limit: query.limit ?? total, offset: query.offset };
    });
