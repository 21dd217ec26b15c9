import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ListSlice } from '#contract/list.ts';
import { lateAfterSeconds, type ReleaseQuery } from '#contract/release/release.ts';
import { editableStates, type ReleaseState } from '#contract/release/release-state.ts';
import { countRows } from '../../sql/list-rows.ts';
import { nowInSeconds } from '../../sql/schedule.ts';
import type { Database } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';

type StoredRelease = Selectable<Database['release']>;

/** Without the lists that it changed, which are long and which only an undo needs. */
export type CountedRelease = Omit<StoredRelease, 'places' | 'is_import'> & {
  proposals: number;
  /** How many proposals still have to be approved. */
  unapproved: number;
  is_late: boolean;
};

export const isEditable = ({ state }: Pick<StoredRelease, 'state'>) =>
  editableStates.some((editable) => editable === state);

const isLate = (
  { state, publishes_at }: Pick<StoredRelease, 'state' | 'publishes_at'>,
  now: number,
) =>
  (state === 'waiting' || state === 'failed') &&
  publishes_at !== null &&
  publishes_at + lateAfterSeconds < now;

const columns = [
  ...(['id', 'name', 'state', 'failure', 'author', 'author_key', 'created_at'] as const),
  ...(['publish_at', 'publishes_at', 'when_approved', 'published_at', 'published_by'] as const),
  ...(['undo_of', 'undoes_group', 'log_group'] as const),
] as const;

const counted = (db: Kysely<Database>) =>
  db
    .selectFrom('release')
    .select(columns)
    .select(({ selectFrom }) => [
      selectFrom('proposal')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('proposal.release_id', '=', 'release.id')
        .where('proposal.state', '!=', 'refused')
        .as('proposals'),
      selectFrom('proposal')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('proposal.release_id', '=', 'release.id')
        .where('proposal.needs_approval', '=', 1)
        .where('proposal.state', 'in', ['open', 'asked'])
        .as('unapproved'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof counted>['executeTakeFirstOrThrow']>>;

const withCountsAt =
  (now: number) =>
  (row: Row): CountedRelease => ({
    ...row,
    proposals: row.proposals ?? 0,
    unapproved: row.unapproved ?? 0,
    is_late: isLate(row, now),
  });

/** Releases that are still to be published come first, then the newest. */
export async function listReleases(
  db: Kysely<Database>,
  { state, limit, offset }: ReleaseQuery,
): Promise<ListSlice<CountedRelease>> {
  const all = db.selectFrom('release');
  const rows = await counted(db)
    .$if(state !== undefined, (query) => query.where('state', '=', state as ReleaseState))
    .orderBy(sql`case when state in ('published', 'undone') then 1 else 0 end`)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countRows(state === undefined ? all : all.where('state', '=', state));
  return { items: rows.map(withCountsAt(nowInSeconds(db))), total };
}

export async function findRelease(
  db: Kysely<Database>,
  id: number,
): Promise<CountedRelease | undefined> {
  const row = await counted(db).where('id', '=', id).executeTakeFirst();
  return row && withCountsAt(nowInSeconds(db))(row);
}

/** The newest release that a person started and that is still open. */
export const findOpenReleaseOf = (
  db: Kysely<Database>,
  authorKey: string,
): Promise<StoredRelease | undefined> =>
  db
    .selectFrom('release')
    .selectAll()
    .where('state', '=', 'open')
    .where('author_key', '=', authorKey)
    .where('undoes_group', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Without those of agents, which have a limit of their own. */
export const countOpenReleases = (db: Kysely<Database>): Promise<number> =>
  countRows(
    db
      .selectFrom('release')
      .where('state', 'in', editableStates)
      .where('author_key', 'not like', 'agent:%'),
  );

type NewRelease = Pick<StoredRelease, 'name' | 'author' | 'author_key'> &
  Partial<
    Pick<
      StoredRelease,
      ('undo_of' | 'undoes_group' | 'publish_at') | ('publishes_at' | 'when_approved' | 'is_import')
    >
  >;

export async function insertRelease(trx: Transaction<Database>, added: NewRelease) {
  const { id } = await trx
    .insertInto('release')
    .values(added)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRelease(
  trx: Transaction<Database>,
  id: number,
  changed: Partial<Omit<StoredRelease, 'id' | 'created_at'>>,
): Promise<void> {
  await trx.updateTable('release').set(changed).where('id', '=', id).execute();
}

export async function deleteRelease(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('release').where('id', '=', id).execute();
}

export const findReleaseOfGroup = (db: Kysely<Database>, logGroup: string) =>
  db
    .selectFrom('release')
    .select(['id', 'name', 'state', 'places'])
    .where('log_group', '=', logGroup)
    .executeTakeFirst();

/** A release that is still to be published, and takes back what was written together. */
export const findOpenUndo = (db: Kysely<Database>, logGroup: string) =>
  db
    .selectFrom('release')
    .select('name')
    .where('undoes_group', '=', logGroup)
    .where('state', 'in', editableStates)
    .executeTakeFirst();

/** Waiting releases whose minute has come, or that wait for nothing but approvals they already have. */
export async function listDueReleases(db: Kysely<Database>): Promise<number[]> {
  const rows = await counted(db).where('state', '=', 'waiting').orderBy('id').execute();
  return rows
    .map(withCountsAt(nowInSeconds(db)))
    .filter(
      ({ publishes_at, when_approved, unapproved, proposals }) =>
        (publishes_at !== null && publishes_at <= nowInSeconds(db)) ||
        (when_approved === 1 && unapproved === 0 && proposals > 0),
    )
    .map(({ id }) => id);
}

export async function listLateReleases(db: Kysely<Database>): Promise<CountedRelease[]> {
  const rows = await counted(db)
    .where('state', 'in', ['waiting', 'failed'])
    .where('publishes_at', 'is not', null)
    .orderBy('publishes_at')
    .execute();
  return rows.map(withCountsAt(nowInSeconds(db))).filter(({ is_late }) => is_late);
}

/** Releases that failed, or that someone has to look at because they were published late today. */
export async function listTroubledReleases(db: Kysely<Database>): Promise<CountedRelease[]> {
  const failed = await counted(db).where('state', '=', 'failed').orderBy('id').execute();
  return [
    ...failed.map(withCountsAt(nowInSeconds(db))),
    ...(await listLateReleases(db)).filter(({ state }) => state === 'waiting'),
  ];
}

/** Releases that were published before an instant, or in which everything was refused. */
const ended = (db: Kysely<Database>, before: string) =>
  db.selectFrom('release').where(({ and, or, eb, not, exists, selectFrom }) => {
    const proposals = selectFrom('proposal')
      .select('proposal.id')
      .whereRef('proposal.release_id', '=', 'release.id');
    return or([
      eb('published_at', '<', before),
      and([
        eb('state', '=', 'open'),
        eb('created_at', '<', before),
        exists(proposals),
        not(exists(proposals.where('proposal.state', '!=', 'refused'))),
      ]),
    ]);
  });

export const countReleasesBefore = (db: Kysely<Database>, before: string): Promise<number> =>
  countRows(ended(db, before));

export async function deleteReleasesBefore(
  db: Kysely<Database>,
  before: string,
  atOnce: number,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const rows = await ended(trx, before).select('id').orderBy('id').limit(atOnce).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.updateTable('release').set({ undo_of: null }).where('undo_of', 'in', ids).execute();
    await trx.deleteFrom('release').where('id', 'in', ids).execute();
    return ids.length;
  });
}

export async function isImport(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('release')
    .select('is_import')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.is_import === 1;
}
