import type { Kysely, Selectable } from 'kysely';
import type { ListSlice } from '#contract/list.ts';
import type { MissedSearch } from '#contract/visitor/missed-search.ts';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';

export type CountedSearch = Selectable<Database['missed_search']>;

/** Limits distinct queries, so that visitors can't fill the disk with made-up ones. */
export const maxQueriesPerDay = 500;

/** Increases the counts. Once a day is full, new queries are dropped. */
export const insertMissedSearches = (
  db: Kysely<Database>,
  counted: readonly CountedSearch[],
): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const { searches, ...search } of counted) {
      const { numUpdatedRows } = await trx
        .updateTable('missed_search')
        .set((row) => ({ searches: row('searches', '+', searches) }))
        .where(({ and }) => and(search))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n || (await countQueriesOn(trx, search.day)) >= maxQueriesPerDay)
        continue;
      await trx
        .insertInto('missed_search')
        .values({ ...search, searches })
        .execute();
    }
  });

const countQueriesOn = (db: Kysely<Database>, day: string): Promise<number> =>
  countRows(db.selectFrom('missed_search').where('day', '=', day));

export async function deleteMissedSearchesBefore(
  db: Kysely<Database>,
  before: string,
): Promise<void> {
  await db.deleteFrom('missed_search').where('day', '<', before).execute();
}

/** Added up over the days, most frequent first. */
export async function listMissedSearches(
  db: Kysely<Database>,
  query: { since: string; limit: number; offset: number },
): Promise<ListSlice<MissedSearch>> {
  const missed = db
    .selectFrom('missed_search')
    .where('day', '>=', query.since)
    .groupBy(['query', 'lang', 'market_code']);
  const items = await missed
    .select(({ fn }) => [
      'query',
      'lang',
      'market_code',
      fn.sum<number>('searches').as('searches'),
      fn.max('day').as('last_day'),
    ])
    .orderBy('searches', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('query')
    .orderBy('lang')
    .orderBy('market_code')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await db
    .selectFrom(missed.select('query').as('missed'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total };
}
