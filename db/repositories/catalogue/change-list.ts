/** The history, newest first. Days are translated into a range of `seq`, so that each filter reads one index. */
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import {
  type ChangeQuery,
  maxActors,
  searchedChanges,
} from '#contract/catalogue/history/change.ts';
import type { ChangeAction, ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import { fold } from '#contract/fold.ts';
import type { ListSlice } from '#contract/list.ts';
import { dayBefore, instantOf } from '#contract/wall-clock.ts';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { inSlices } from '../../time-slice.ts';
import { findTimeZone } from '../site/setting.ts';
import { approverOf, later, releaseOf, type SummarizedChange, summarize } from './change.ts';

type Filter = Omit<ChangeQuery, 'limit' | 'offset' | 'q'>;
type Changes = SelectQueryBuilder<Database, 'change', unknown>;

export async function listSummarizedChanges(
  db: Kysely<Database>,
  { q, limit, offset, ...filter }: ChangeQuery,
): Promise<ListSlice<SummarizedChange>> {
  const filtered = await filteredChanges(db, filter);
  if (q !== undefined) {
    const found = await findWords(filtered, q);
    return {
      items: await readChanges(db, found.slice(offset, offset + limit)),
      total: found.length,
    };
  }
  const rows = await filtered
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const page = rows.map(({ seq }) => seq);
  return { items: await readChanges(db, page), total: await countChanges(db, filter) };
}

async function filteredChanges(
  db: Kysely<Database>,
  { entity, id, actor, from, to }: Filter,
): Promise<Changes> {
  let listed: Changes = db.selectFrom('change');
  if (entity !== undefined) listed = listed.where('entity', '=', entity);
  if (id !== undefined) listed = listed.where('entity_id', '=', id);
  if (actor !== undefined) listed = listed.where('actor', '=', actor);
  if (from === undefined && to === undefined) return listed;
  const { since, before } = await instantsOf(db, { from, to });
  if (since !== undefined) {
    const first = await firstSince(db, since);
    listed = first === undefined ? listed.where('seq', '<', 0) : listed.where('seq', '>=', first);
  }
  if (before !== undefined) {
    const end = await firstSince(db, before);
    if (end !== undefined) listed = listed.where('seq', '<', end);
  }
  return listed;
}

/** Returns when the first day begins and the last day is over. */
async function instantsOf(db: Kysely<Database>, { from, to }: Pick<Filter, 'from' | 'to'>) {
  const timeZone = await findTimeZone(db);
  const startOf = (day: string) =>
    new Date(1000 * instantOf(`${day} 00:00:00`, timeZone)).toISOString();
  return {
    since: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : startOf(dayBefore(to, -1)),
  };
}

/** Finds the first change at or after an instant. */
async function firstSince(db: Kysely<Database>, at: string): Promise<number | undefined> {
  const first = await db
    .selectFrom('change')
    .select('seq')
    .where('at', '>=', at)
    .orderBy('at')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return first?.seq;
}

/** Only the rows of a page are read in full: an index leads past those before it. */
async function readChanges(
  db: Kysely<Database>,
  page: readonly number[],
): Promise<SummarizedChange[]> {
  if (page.length === 0) return [];
  const rows = await db
    .selectFrom('change')
    .select(['seq', 'at', 'actor', 'action', 'entity', 'entity_id', 'summary', 'log_group'])
    .select((row) => [later(row), releaseOf(row), approverOf(row)])
    .where('seq', 'in', page)
    .orderBy('seq', 'desc')
    .execute();
  const items: SummarizedChange[] = [];
  for await (const { later, summary, ...row } of inSlices(rows)) {
    items.push({
      ...row,
      latest: later === null,
      action: row.action as ChangeAction,
      entity: row.entity as ChangedKind,
      kept: true,
      ...(summary === null ? await summarize(db, row.seq) : JSON.parse(summary)),
    });
  }
  return items;
}

export type NamedChange = Pick<SummarizedChange, 'at' | 'entity' | 'entity_id' | 'name'>;

/** Lists the latest changes without their states, newest first. Changes without a summary have no name. */
export async function listLatestChanges(
  db: Kysely<Database>,
  filter: Filter,
  limit: number,
): Promise<NamedChange[]> {
  const changes: NamedChange[] = [];
  const latest = latestOf(await filteredChanges(db, filter), limit);
  for await (const { at, entity, entity_id, summary } of latest) {
    const { name = null }: { name?: string | null } = JSON.parse(summary ?? '{}');
    changes.push({ at, entity: entity as ChangedKind, entity_id, name });
  }
  return changes;
}

/** Rows of the log are long, so only a few are read at a time. */
const batchSize = 500;

/** Reads the latest changes, newest first. */
async function* latestOf(filtered: Changes, limit: number) {
  let below = Number.MAX_SAFE_INTEGER;
  for (let left = limit; left > 0; left -= batchSize) {
    const size = Math.min(batchSize, left);
    const rows = await filtered
      .select(['seq', 'at', 'entity', 'entity_id', 'summary'])
      .where('seq', '<', below)
      .orderBy('seq', 'desc')
      .limit(size)
      .execute();
    yield* inSlices(rows);
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    below = last.seq;
  }
}

/** Returns the `seq` of changes whose name contains all words. Changes without a summary aren't found. */
async function findWords(filtered: Changes, q: string): Promise<number[]> {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const found: number[] = [];
  for await (const { seq, summary } of latestOf(filtered, searchedChanges)) {
    const { name }: { name?: string | null } = JSON.parse(summary ?? '{}');
    const text = fold(name ?? '');
    if (words.every((word) => text.includes(word))) found.push(seq);
  }
  return found;
}

/** Counts all changes, or those of a kind, from the totals that a trigger maintains. */
export async function countChanges(db: Kysely<Database>, filter: Filter): Promise<number> {
  const { entity, id, actor, from, to } = filter;
  const hasDays = from !== undefined || to !== undefined;
  if (id !== undefined || actor !== undefined || (hasDays && entity !== undefined)) {
    return countRows(await filteredChanges(db, filter));
  }
  if (hasDays) return countDays(db, { from, to });
  let counted = db.selectFrom('change_count');
  if (entity !== undefined) counted = counted.where('entity', '=', entity);
  const { total } = await counted
    .select(({ fn }) => fn.sum<number | null>('changes').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** Counts in the index of times, because SQLite would read whole rows to count a range of `seq`. */
async function countDays(db: Kysely<Database>, days: Pick<Filter, 'from' | 'to'>): Promise<number> {
  const { since, before } = await instantsOf(db, days);
  let counted: Changes = db.selectFrom('change');
  if (since !== undefined) counted = counted.where('at', '>=', since);
  if (before !== undefined) counted = counted.where('at', '<', before);
  return countRows(counted);
}

/** Lists people with a change, by name. Jumps from one to the next in the index instead of reading every change. */
export async function listChangeActors(db: Kysely<Database>): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive person (actor) as (
      select min(actor) from change
      union all
      select (select min(actor) from change where change.actor > person.actor)
      from person where person.actor is not null
    )
    select actor as name from person where actor is not null limit ${maxActors}`.execute(db);
  return rows;
}
