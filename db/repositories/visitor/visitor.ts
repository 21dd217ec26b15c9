import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../tables.ts';

export const findVisitor = (db: Kysely<Database>, id: string) =>
  selectVisitor(db).where('id', '=', id).executeTakeFirst();

export const findVisitorByEmail = (db: Kysely<Database>, email: string) =>
  selectVisitor(db).where('email', '=', email).executeTakeFirst();

const selectVisitor = (db: Kysely<Database>) =>
  db.selectFrom('visitor').select(['id', 'email', 'email_verified']);

/** Entering the email address again restarts the day within which it must be confirmed. */
export async function insertVisitor(db: Kysely<Database>, email: string): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto('visitor')
    .values({
      id: randomUUID(),
      name: '',
      email,
      email_verified: 0,
      image: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ created_at: at })
        .where('visitor.email_verified', '=', 0),
    )
    .execute();
}

const deleteUnverified = (db: Kysely<Database>) =>
  db
    .deleteFrom('visitor')
    .where('id', 'not in', db.selectFrom('visitor_credential').select('visitor_id'));

export async function deleteUnverifiedVisitors(
  db: Kysely<Database>,
  createdBefore: Date,
): Promise<void> {
  await deleteUnverified(db).where('created_at', '<', createdBefore.toISOString()).execute();
}

export async function isEmailTaken(db: Kysely<Database>, email: string): Promise<boolean> {
  return (await findPasswordHash(db, email)) !== undefined;
}

/** A visitor who verified the address replaces another who only entered it. */
export async function updateVisitorEmail(
  trx: Transaction<Database>,
  id: string,
  email: string,
): Promise<void> {
  await deleteUnverified(trx).where('email', '=', email).execute();
  await trx
    .updateTable('visitor')
    .set({ email, email_verified: 1, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

/** A visitor who followed the link in the email owns the address. */
export async function updateVisitorVerified(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('visitor').set({ email_verified: 1 }).where('id', '=', id).execute();
}

/** The hash only changes when the password does. */
export async function findPasswordHash(
  db: Kysely<Database>,
  email: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('visitor')
    .innerJoin('visitor_credential', 'visitor_credential.visitor_id', 'visitor.id')
    .select('password')
    .where('email', '=', email)
    .executeTakeFirst();
  return found?.password ?? undefined;
}

/**
 * Callers delete the visitor's sessions in the same transaction, and once more after its commit: a sign-in with the old
 * password either notices the change, or its session is deleted then.
 */
export async function writePasswordHash(
  db: Kysely<Database>,
  visitorId: string,
  password: string,
): Promise<void> {
  const updated_at = new Date().toISOString();
  const { numUpdatedRows } = await db
    .updateTable('visitor_credential')
    .set({ password, updated_at })
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .insertInto('visitor_credential')
    .values({
      id: randomUUID(),
      visitor_id: visitorId,
      account_id: visitorId,
      provider_id: 'credential',
      password,
      created_at: updated_at,
      updated_at,
    })
    .execute();
}

export async function deleteVisitor(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('visitor').where('id', '=', id).execute();
}
