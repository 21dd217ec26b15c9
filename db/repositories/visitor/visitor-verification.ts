/**
 * Links in emails are verified against a row here, whose value is the visitor's id, followed by the new address if the
 * email address is being changed.
 */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../tables.ts';

const emailChangePrefix = 'address-change:';

const visitorIdInValue = sql<string>`substr(value, 1, 36)`;

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

/** Replaces an earlier, unconfirmed change. */
export async function insertEmailChange(
  db: Kysely<Database>,
  { key, visitorId, email, lasts }: EmailChange & { key: string; lasts: number },
): Promise<void> {
  await db
    .deleteFrom('visitor_verification')
    .where('identifier', 'like', `${emailChangePrefix}%`)
    .where(visitorIdInValue, '=', visitorId)
    .execute();
  await insertVerification(db, {
    identifier: emailChangePrefix + key,
    value: `${visitorId} ${email}`,
    lasts,
  });
}

export async function deleteEmailChange(
  db: Kysely<Database>,
  key: string,
): Promise<EmailChange | undefined> {
  const value = await deleteVerification(db, emailChangePrefix + key);
  if (value === undefined) return undefined;
  const [visitorId = '', email = ''] = value.split(' ');
  return { visitorId, email };
}

export const insertPasswordLink = (
  db: Kysely<Database>,
  { key, visitorId, lasts }: { key: string; visitorId: string; lasts: number },
) => insertVerification(db, { identifier: key, value: visitorId, lasts });

/** Returns the visitor's id, or undefined if the link was used or has expired. */
export const deletePasswordLink = (db: Kysely<Database>, key: string) =>
  deleteVerification(db, key);

export async function hasPasswordLink(db: Kysely<Database>, key: string): Promise<boolean> {
  const found = db
    .selectFrom('visitor_verification')
    .select('id')
    .where('identifier', '=', key)
    .where('expires_at', '>', new Date().toISOString());
  return (await found.executeTakeFirst()) !== undefined;
}

/** Reads and deletes the row, because a link works only once. */
async function deleteVerification(
  db: Kysely<Database>,
  identifier: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('visitor_verification')
    .where('identifier', '=', identifier)
    .returning(['value', 'expires_at'])
    .executeTakeFirst();
  return deleted && deleted.expires_at > new Date().toISOString() ? deleted.value : undefined;
}

/** Makes a request for an unknown email address take as much work as one for a known address. */
export const insertExpiredVerification = (db: Kysely<Database>) =>
  insertVerification(db, { identifier: randomUUID(), value: '', lasts: 0 });

export async function deleteVisitorVerifications(
  db: Kysely<Database>,
  visitorId: string,
): Promise<void> {
  await db.deleteFrom('visitor_verification').where(visitorIdInValue, '=', visitorId).execute();
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
        eb(visitorIdInValue, 'not in', db.selectFrom('visitor').select('id')),
      ]),
    )
    .execute();
}
