/** Sessions are stored as hashes. An ended one keeps its row for a while, so that its token is known to have ended. */
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { SignInMethod } from '#contract/people/session.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { type Holder, type PersonId, sameAs } from './person.ts';

export type NewStaffSession = {
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

/** Sessions that were used since a time and have not ended, the last used first. */
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
  await trx
    .updateTable('staff_session')
    .set({ ended_at })
    .where('ended_at', 'is', null)
    .where(({ and }) => and(which))
    .execute();
}

export async function deleteSessionsBefore(db: Kysely<Database>, end: string): Promise<void> {
  await db.deleteFrom('staff_session').where('ends_at', '<', end).execute();
}

export async function deleteAllSessions(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('staff_session').execute();
}
