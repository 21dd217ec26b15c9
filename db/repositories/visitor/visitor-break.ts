/** A visitor's break from offers, which can only get longer. */
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

/** Undefined unless the session is valid. */
export const findBreakOfSession = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom('visitor_session')
    .innerJoin('visitor', 'visitor.id', 'visitor_session.visitor_id')
    .select(['visitor.id as visitorId', 'break_until as until'])
    .where('token', '=', token)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();

export async function findVisitorBreak(db: Kysely<Database>, visitorId: string) {
  const found = db.selectFrom('visitor').select('break_until').where('id', '=', visitorId);
  return (await found.executeTakeFirst())?.break_until ?? null;
}

/** Never shortens a break, even if two requests extend it at the same moment. */
export async function extendVisitorBreak(
  db: Kysely<Database>,
  visitorId: string,
  until: string,
): Promise<void> {
  await db
    .updateTable('visitor')
    .set({ break_until: until })
    .where('id', '=', visitorId)
    .where((either) =>
      either.or([either('break_until', 'is', null), either('break_until', '<', until)]),
    )
    .execute();
}
