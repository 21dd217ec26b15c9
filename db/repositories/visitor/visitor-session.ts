import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

type NewSession = { visitorId: string; token: string; agent: string; lifetime: number };

export async function insertVisitorSession(
  db: Kysely<Database>,
  { visitorId, token, agent, lifetime }: NewSession,
): Promise<void> {
  const now = new Date();
  await db
    .insertInto('visitor_session')
    .values({
      id: randomUUID(),
      token,
      visitor_id: visitorId,
      expires_at: new Date(now.getTime() + lifetime).toISOString(),
      ip_address: '',
      user_agent: agent,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
}

/** Undefined if the session has expired. */
export const findVisitorSession = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom('visitor_session')
    .innerJoin('visitor', 'visitor.id', 'visitor_session.visitor_id')
    .select([
      'visitor.id',
      'visitor.email',
      'visitor.created_at as createdAt',
      'visitor_session.id as sessionId',
      'visitor_session.expires_at as expiresAt',
    ])
    .where('visitor_session.token', '=', token)
    .where('visitor_session.expires_at', '>', new Date().toISOString())
    .executeTakeFirst();

/** `ended` if the session was deleted in the meantime. */
export async function extendVisitorSession(
  db: Kysely<Database>,
  id: string,
  lifetime: number,
): Promise<'extended' | 'ended'> {
  const now = new Date();
  const { numUpdatedRows } = await db
    .updateTable('visitor_session')
    .set({
      expires_at: new Date(now.getTime() + lifetime).toISOString(),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'extended' : 'ended';
}

/** Most recently used first. */
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
