import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { ListSlice } from '#contract/list.ts';
import type { LinkCheckQuery } from '#contract/partner/link-check.ts';
import { type LinkState, linkProblems, linkStates } from '#contract/partner/link-state.ts';

import { contains } from '../../sql/contains.ts';
import { countRows } from '../../sql/list-rows.ts';
import { sorter } from '../../sql/sorter.ts';
import type { Database } from '../../tables.ts';
import { usedLinks } from './link-use.ts';

export type StoredLink = Selectable<Database['link_check']>;

const statesOf = (state: NonNullable<LinkCheckQuery['state']>): readonly LinkState[] =>
  state === 'problem' ? linkProblems : [state];

const problemsFirst = linkStates
  .slice(1)
  .reduce(
    (built, name, place) => sql<number>`${built} when state = ${name} then ${place + 1}`,
    sql<number>`case when state = ${linkStates[0]} then 0`,
  );
const stateRank = sql<number>`${problemsFirst} end`;

const sorted = sorter('link_check', {
  url: () => sql`lower(url)`,
  state: () => stateRank,
  checked: ({ ref }) => ref('last_checked_at'),
});

/** Problems first, unless the query sorts by a column. */
export async function listStoredLinks(
  db: Kysely<Database>,
  { q, state, limit, offset, ...sorting }: LinkCheckQuery,
): Promise<ListSlice<StoredLink>> {
  let listed = usedLinks(db);
  if (state) listed = listed.where('state', 'in', statesOf(state));
  if (q) listed = listed.where(contains(sql`lower(url)`, q.trim().toLowerCase()));
  const rows = listed.selectAll();
  const items = await (sorted(rows, sorting) ?? rows.orderBy(stateRank).orderBy('id'))
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: await countRows(listed) };
}

export const findStoredLink = (db: Kysely<Database>, id: number): Promise<StoredLink | undefined> =>
  db.selectFrom('link_check').selectAll().where('id', '=', id).executeTakeFirst();

/** Checks per night. Links that weren't reached are checked first the next night. */
const maxInNight = 20_000;

/** Lists the links that were not checked since a given time, longest unchecked first. */
export const listLinksToCheck = (
  db: Kysely<Database>,
  checkedBefore: string,
): Promise<{ id: number; url: string }[]> =>
  usedLinks(db)
    .select(['id', 'url'])
    .where(({ or, eb }) =>
      or([eb('last_checked_at', 'is', null), eb('last_checked_at', '<', checkedBefore)]),
    )
    .orderBy(({ fn, val }) => fn.coalesce('last_checked_at', val('')))
    .orderBy('id')
    .limit(maxInNight)
    .execute();

export async function updateLinkCheck(
  db: Kysely<Database>,
  id: number,
  values: Updateable<Database['link_check']>,
): Promise<void> {
  await db.updateTable('link_check').set(values).where('id', '=', id).execute();
}

/** Counts the links in each state. Omits states without links. */
export async function countLinksByState(
  db: Kysely<Database>,
): Promise<{ state: LinkState; links: number }[]> {
  return usedLinks(db)
    .select(({ fn }) => ['state', fn.countAll<number>().as('links')])
    .groupBy('state')
    .execute();
}

/** The maximum number of links per night that are sent to webhooks. */
const maxAnnounced = 500;

export const listUnannouncedLinks = (db: Kysely<Database>): Promise<StoredLink[]> =>
  usedLinks(db)
    .selectAll()
    .where('state', 'in', linkProblems)
    .where('is_announced', '=', 0)
    .orderBy('id')
    .limit(maxAnnounced)
    .execute();

export async function markLinksAnnounced(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<void> {
  await db.updateTable('link_check').set({ is_announced: 1 }).where('id', 'in', ids).execute();
}

/** Requires a write transaction, because otherwise it would miss uses that aren't committed yet. */
export async function deleteUnusedLinks(trx: Transaction<Database>): Promise<void> {
  await trx
    .deleteFrom('link_check')
    .where('id', 'not in', ({ selectFrom }) => selectFrom('link_use').select('link_id'))
    .execute();
}
