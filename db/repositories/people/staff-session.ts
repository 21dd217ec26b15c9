/** Sessions are stored as hashes. Ended ones are kept for a while, so that their tokens get a "session ended" error. */
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { SignInMethod } from '#contract/people/session.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { type Holder, type PersonId, sameAs } from './person.ts';

type NewStaffSession = {
  hash: string;
  person_id: PersonId;
  method: SignInMethod;
  credential: string;
  agent: string;
  network: string;
  ends_at: string;
};

export async function insertStaffSession(
  trx: Transaction<Database>,
  given: NewStaffSession,
  now: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('staff_session')
    .values({ ...given, created_at: now, last_used_at: now, confirmed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const columns = [
  'staff_session.id',
  'staff_session.person_id',
  'staff_session.method',
  'staff_session.credential',
  'staff_session.agent',
  'staff_session.network',
  'staff_session.created_at',
  'staff_session.last_used_at',
  'staff_session.confirmed_at',
  'staff_session.ends_at',
  'staff_session.ended_at',
  'admin_token.name',
  'admin_token.role',
] as const;

const withPerson = (db: Kysely<Database>) =>
  db
    .selectFrom('staff_session')
    .leftJoin('admin_token', 'admin_token.id', 'staff_session.person_id')
    .select(columns);

/** Includes the limits of the person's token. */
export const findStaffSessionByHash = (db: Kysely<Database>, hash: string) =>
  withPerson(db)
    .select([
      'admin_token.rights',
      'admin_token.ends_at as token_ends_at',
      'admin_token.networks',
      'admin_token.programs_only',
      'admin_token.revoked_at',
    ])
    .where('staff_session.hash', '=', hash)
    .executeTakeFirst();

export const findStaffSession = (db: Kysely<Database>, id: number) =>
  withPerson(db).where('staff_session.id', '=', id).executeTakeFirst();

export type StoredSession = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>;

type Rows<Row> = SelectQueryBuilder<Database, 'staff_session', Row>;

const heldBy = <Row>(rows: Rows<Row>, holder: Holder): Rows<Row> =>
  holder === 'everybody'
    ? rows
    : rows.where('staff_session.person_id', sameAs(holder.person), holder.person);

/** Lists active sessions used since a given time, most recent first. */
export async function listStaffSessions(
  db: Kysely<Database>,
  holder: Holder,
  { now, usedSince }: { now: string; usedSince: string },
  { limit, offset }: Paging,
): Promise<ListSlice<StoredSession>> {
  const open = heldBy(db.selectFrom('staff_session'), holder)
    .where('staff_session.ended_at', 'is', null)
    .where('staff_session.ends_at', '>', now)
    .where('staff_session.last_used_at', '>', usedSince);
  const items = await open
    .leftJoin('admin_token', 'admin_token.id', 'staff_session.person_id')
    .select(columns)
    .orderBy('staff_session.last_used_at', 'desc')
    .orderBy('staff_session.id', 'desc')
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return { items, total: await countRows(open) };
}

export async function updateStaffSessionUse(
  db: Kysely<Database>,
  id: number,
  use: { last_used_at: string; network: string; agent: string },
): Promise<void> {
  await db.updateTable('staff_session').set(use).where('id', '=', id).execute();
}

export async function confirmStaffSession(
  trx: Transaction<Database>,
  id: number,
  confirmed_at: string,
): Promise<void> {
  await trx.updateTable('staff_session').set({ confirmed_at }).where('id', '=', id).execute();
}

export async function endStaffSession(
  trx: Transaction<Database>,
  id: number,
  ended_at: string,
): Promise<void> {
  await trx.updateTable('staff_session').set({ ended_at }).where('id', '=', id).execute();
}

/** Ends the open sessions of a person, or those opened with a credential. */
export async function endSessions(
  trx: Transaction<Database>,
  which: { person_id: number } | { credential: string },
  ended_at: string,
): Promise<void> {
  await openSessions(trx)
    .set({ ended_at })
    .where(({ and }) => and(which))
    .execute();
}

const openSessions = (db: Kysely<Database>) =>
  db.updateTable('staff_session').where('ended_at', 'is', null);

/** Ends the sessions that owners and editors opened with a token. */
export async function endTokenSessions(
  trx: Transaction<Database>,
  ended_at: string,
): Promise<void> {
  const viewers = trx.selectFrom('admin_token').select('id').where('role', '=', 'viewer');
  await openSessions(trx)
    .set({ ended_at })
    .where('method', '=', 'token')
    .where(({ eb, or }) => or([eb('person_id', 'is', null), eb('person_id', 'not in', viewers)]))
    .execute();
}

/** Ends the sessions that were opened with an earlier token of the first owner. */
export async function endReplacedSessions(
  trx: Transaction<Database>,
  tokenHash: string,
  ended_at: string,
): Promise<void> {
  await openSessions(trx)
    .set({ ended_at })
    .where('method', '=', 'token')
    .where('person_id', 'is', null)
    .where('credential', '!=', tokenHash)
    .execute();
}

/** Ends sessions that expired or were idle too long. */
export async function endUnusedSessions(
  trx: Transaction<Database>,
  { now, usedSince }: { now: string; usedSince: string },
): Promise<void> {
  await openSessions(trx)
    .set({ ended_at: now })
    .where(({ eb, or }) => or([eb('ends_at', '<=', now), eb('last_used_at', '<=', usedSince)]))
    .execute();
}

/** Shortens a person's sessions so that none lasts longer than this. */
export async function shortenSessions(
  trx: Transaction<Database>,
  person_id: number,
  ends_at: string,
): Promise<void> {
  await openSessions(trx)
    .set({ ends_at })
    .where('person_id', '=', person_id)
    .where('ends_at', '>', ends_at)
    .execute();
}

export async function deleteSessionsBefore(db: Kysely<Database>, end: string): Promise<void> {
  await db.deleteFrom('staff_session').where('ends_at', '<', end).execute();
}

export async function deleteAllSessions(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('staff_session').execute();
}
