import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

/** Last used first. */
export const listVisitorSessions = (db: Kysely<Database>, visitorId: string) =>
  db
    .selectFrom('visitor_session')
    .select(['id', 'created_at', 'updated_at', 'user_agent'])
    .where('visitor_id', '=', visitorId)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();

const deleteSessionsOf = (db: Kysely<Database>, visitorId: string) =>
  db.deleteFrom('visitor_session').where('visitor_id', '=', visitorId);

/** Does nothing if the session no longer exists. */
export async function deleteVisitorSession(
  db: Kysely<Database>,
  visitorId: string,
  id: string,
): Promise<void> {
  await deleteSessionsOf(db, visitorId).where('id', '=', id).execute();
}

export async function deleteOtherVisitorSessions(
  db: Kysely<Database>,
  visitorId: string,
  id: string,
): Promise<void> {
  await deleteSessionsOf(db, visitorId).where('id', '!=', id).execute();
}

export async function deleteVisitorSessions(
  db: Kysely<Database>,
  visitorId: string,
): Promise<void> {
  await deleteSessionsOf(db, visitorId).execute();
}

export async function deleteVisitorSessionByToken(
  db: Kysely<Database>,
  token: string,
): Promise<void> {
  await db.deleteFrom('visitor_session').where('token', '=', token).execute();
}

export async function deleteExpiredVisitorSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('visitor_session').where('expires_at', '<=', now.toISOString()).execute();
}
