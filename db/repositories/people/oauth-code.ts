/** Codes that programs exchange for tokens, once. Used ones are kept for a while, to recognize a second use. */
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../tables.ts';

export async function insertOauthCode(
  trx: Transaction<Database>,
  given: Omit<Insertable<Database['oauth_code']>, 'used_at' | 'grant_id'>,
): Promise<void> {
  await trx.insertInto('oauth_code').values(given).execute();
}

export const findOauthCode = (db: Kysely<Database>, hash: string) =>
  db
    .selectFrom('oauth_code')
    .leftJoin('admin_token', 'admin_token.id', 'oauth_code.person_id')
    .selectAll('oauth_code')
    .select('admin_token.name as person')
    .where('oauth_code.hash', '=', hash)
    .executeTakeFirst();

export type StoredCode = NonNullable<Awaited<ReturnType<typeof findOauthCode>>>;

/** Returns false if it was used before. */
export async function markCodeUsed(
  trx: Transaction<Database>,
  hash: string,
  used_at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('oauth_code')
    .set({ used_at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setGrantOfCode(
  trx: Transaction<Database>,
  hash: string,
  grant_id: number,
): Promise<void> {
  await trx.updateTable('oauth_code').set({ grant_id }).where('hash', '=', hash).execute();
}

export async function deleteCodesBefore(db: Kysely<Database>, end: string): Promise<void> {
  await db.deleteFrom('oauth_code').where('ends_at', '<', end).execute();
}

export async function deleteAllCodes(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('oauth_code').execute();
}
