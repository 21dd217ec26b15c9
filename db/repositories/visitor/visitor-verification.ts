/**
 * The link in an e-mail is checked against a row here. The first word of its value is its visitor: better-auth
 * writes nothing else there, and a change of e-mail address the new one behind it.
 */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../tables.ts';

const emailChangePrefix = 'address-change:';

const visitorNamed = sql<string>`substr(value, 1, 36)`;

type EmailChange = { visitorId: string; email: string };

async function insertVerification(
  db: Kysely<Database>,
  verification: { identifier: string; value: string; lasts: number },
): Promise<void> {
  const now = new Date();
  await db
    .insertInto('visitor_verification')
    .values({
      id: randomUUID(),
      identifier: verification.identifier,
      value: verification.value,
      expires_at: new Date(now.getTime() + verification.lasts).toISOString(),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
}

/** The one before, which has not been confirmed, is off. */
export async function insertEmailChange(
  db: Kysely<Database>,
  { key, visitorId, email, lasts }: EmailChange & { key: string; lasts: number },
): Promise<void> {
  await db
    .deleteFrom('visitor_verification')
    .where('identifier', 'like', `${emailChangePrefix}%`)
    .where(visitorNamed, '=', visitorId)
    .execute();
  await insertVerification(db, {
    identifier: emailChangePrefix + key,
    value: `${visitorId} ${email}`,
    lasts,
  });
}

/** Found once, by whoever comes first. */
export async function deleteEmailChange(
  db: Kysely<Database>,
  key: string,
): Promise<EmailChange | undefined> {
  const taken = await db
    .deleteFrom('visitor_verification')
    .where('identifier', '=', emailChangePrefix + key)
    .returning(['value', 'expires_at'])
    .executeTakeFirst();
  if (!taken || taken.expires_at <= new Date().toISOString()) return undefined;
  const [visitorId = '', email = ''] = taken.value.split(' ');
  return { visitorId, email };
}

/** A request for an unknown e-mail address costs as much work as one for a known address. */
export const insertExpiredVerification = (db: Kysely<Database>) =>
  insertVerification(db, { identifier: randomUUID(), value: '', lasts: 0 });

export async function deleteVisitorVerifications(
  db: Kysely<Database>,
  visitorId: string,
): Promise<void> {
  await db.deleteFrom('visitor_verification').where(visitorNamed, '=', visitorId).execute();
}

export async function deleteExpiredVisitorVerifications(
  db: Kysely<Database>,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('visitor_verification')
    .where(({ eb, or }) =>
      or([
        eb('expires_at', '<=', now.toISOString()),
        eb(visitorNamed, 'not in', db.selectFrom('visitor').select('id')),
      ]),
    )
    .execute();
}
