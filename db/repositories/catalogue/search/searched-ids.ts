import { sql } from 'kysely';

/** A range covers all ids from the first to the last, inclusive. */
export type SearchedIds = readonly number[] | { first: number; last: number };

export const among = (column: string, ids: SearchedIds) =>
  'first' in ids
    ? sql<boolean>`${sql.ref(column)} between ${ids.first} and ${ids.last}`
    : sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`;
