import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../tables.ts';

const day = 24 * 60 * 60_000;

/** An address that has not yet been proven is kept for a day. */
export async function ensureVisitor(db: Kysely<Database>, email: string): Promise<void> {
  const now = new Date();
  await db
    .deleteFrom('visitor')
    .where('email_verified', '=', 0)
    .where('created_at', '<', new Date(now.getTime() - day).toISOString())
    .execute();
  const at = now.toISOString();
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
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** Who opened the letter has the address. */
export async function proveVisitor(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('visitor').set({ email_verified: 1 }).where('id', '=', id).execute();
}

/** What hangs by a key goes with its visitor; letters that are still open name the visitor as a value. */
export async function forgetLetters(db: Kysely<Database>, visitorId: string): Promise<void> {
  await db.deleteFrom('visitor_verification').where('value', '=', visitorId).execute();
}
