/** Programs that registered themselves, without a document at a URL. */
import type { Kysely, Transaction } from 'kysely';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

type NewClient = { id: string; name: string; redirect_uris: string; created_at: string };

export async function insertOauthClient(
  trx: Transaction<Database>,
  given: NewClient,
): Promise<void> {
  await trx.insertInto('oauth_client').values(given).execute();
}

export const findOauthClient = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('oauth_client')
    .select(['id', 'name', 'redirect_uris'])
    .where('id', '=', id)
    .executeTakeFirst();

export const countOauthClients = (db: Kysely<Database>): Promise<number> =>
  countRows(db.selectFrom('oauth_client'));

export async function updateOauthClientUse(
  trx: Transaction<Database>,
  id: string,
  last_used_at: string,
): Promise<void> {
  await trx.updateTable('oauth_client').set({ last_used_at }).where('id', '=', id).execute();
}

/** Keeps the clients of open grants, however long ago they signed in. */
export async function deleteUnusedClients(trx: Transaction<Database>, before: string) {
  const inUse = trx.selectFrom('agent_grant').select('client_id').where('ended_at', 'is', null);
  await trx
    .deleteFrom('oauth_client')
    .where('created_at', '<=', before)
    .where(({ eb, or }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .where('id', 'not in', inUse)
    .execute();
}
