/**
 * A visitor's second click on the same thing on the same day is known by a keyed hash. The key is a salt that is deleted
 * each day: from then on nobody can compute a hash of that day, whatever else they know.
 */
import type { Kysely } from 'kysely';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

/** Processes that begin a day at once agree on the salt that came first. */
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

export type ClickVisitor = { day: string; hash: string };

const insertNew = preparedRows<ClickVisitor, { hash: string }>(
  'click_visitor',
  ['day', 'hash'],
  (insert) =>
    insert
      .onConflict((conflict) => conflict.columns(['day', 'hash'] as never).doNothing())
      .returning('hash' as never) as never,
);

/** Returns the hashes that are new to their day. */
export async function insertClickVisitors(
  db: Kysely<Database>,
  visitors: readonly ClickVisitor[],
): Promise<Set<string>> {
  return new Set((await insertNew(db, visitors)).map(({ hash }) => hash));
}

/** The salts go first: what is left of an attempt that fails is of no use to anybody. */
export async function deleteClickVisitorsBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('click_salt').where('day', '<', day).execute();
  await db.deleteFrom('click_visitor').where('day', '<', day).execute();
}
