/**
 * Recognizes a visitor's repeated clicks on an item on the same day by a salted hash. The salt is deleted every day,
 * after which that day's hashes can't be recomputed.
 */
import type { Kysely } from 'kysely';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

/** Returns the salt that was stored first, so that processes that start a day at the same time agree on one. */
export async function insertOrFindClickSalt(
  db: Kysely<Database>,
  day: string,
  made: string,
): Promise<string> {
  await db
    .insertInto('click_salt')
    .values({ day, salt: made })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const { salt } = await db
    .selectFrom('click_salt')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return salt;
}

type ClickVisitor = { day: string; hash: string };

const insertNew = preparedRows('click_visitor', ['day', 'hash'], (insert) =>
  insert.onConflict((conflict) => conflict.columns(['day', 'hash']).doNothing()).returning('hash'),
);

/** Returns the hashes that are new on their day. */
export async function insertClickVisitors(
  db: Kysely<Database>,
  visitors: readonly ClickVisitor[],
): Promise<Set<string>> {
  return new Set((await insertNew(db, visitors)).map(({ hash }) => hash));
}

/** Deletes the salts first, so that what remains after a failure is useless. */
export async function deleteClickVisitorsBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('click_salt').where('day', '<', day).execute();
  await db.deleteFrom('click_visitor').where('day', '<', day).execute();
}
