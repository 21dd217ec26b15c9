/** Grants let a program act for a person. Ended ones are kept for a while, so that using their tokens doesn't count as guessing. */
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { type Holder, sameAs } from './person.ts';

export type GrantTokens = {
  access_hash: string;
  access_ends_at: string;
  refresh_hash: string;
};

export async function insertAgentGrant(
  trx: Transaction<Database>,
  given: Omit<Insertable<Database['agent_grant']>, 'ended_at' | 'ended_by'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('agent_grant')
    .values(given)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const withPerson = (db: Kysely<Database>) =>
  db
    .selectFrom('agent_grant')
    .leftJoin('admin_token', 'admin_token.id', 'agent_grant.person_id')
    .selectAll('agent_grant')
    .select('admin_token.name as person');

type Which = { id: number } | { access_hash: string } | { family_hash: string };

export const findAgentGrant = (db: Kysely<Database>, which: Which) => {
  const [[column, value]] = Object.entries(which) as [['id', number]];
  return withPerson(db).where(`agent_grant.${column}`, '=', value).executeTakeFirst();
};

export type StoredGrant = NonNullable<Awaited<ReturnType<typeof findAgentGrant>>>;

/** Lists open grants, the most recently used first. */
export async function listAgentGrants(
  db: Kysely<Database>,
  holder: Holder,
  { limit, offset }: Paging,
): Promise<ListSlice<StoredGrant>> {
  const open = db.selectFrom('agent_grant').where('agent_grant.ended_at', 'is', null);
  const held =
    holder === 'everybody'
      ? open
      : open.where('agent_grant.person_id', sameAs(holder.person), holder.person);
  const items = await held
    .leftJoin('admin_token', 'admin_token.id', 'agent_grant.person_id')
    .selectAll('agent_grant')
    .select('admin_token.name as person')
    .orderBy(({ fn }) => fn.coalesce('agent_grant.last_used_at', 'agent_grant.created_at'), 'desc')
    .orderBy('agent_grant.id', 'desc')
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return { items, total: await countRows(held) };
}

export const listUnusedGrants = (db: Kysely<Database>, usedSince: string) =>
  withPerson(db)
    .where('agent_grant.ended_at', 'is', null)
    .where(
      ({ fn }) => fn.coalesce('agent_grant.last_used_at', 'agent_grant.created_at'),
      '<=',
      usedSince,
    )
    .execute();

/** Returns false if the refresh token has been used before, or if the grant has ended. */
export async function replaceGrantTokens(
  trx: Transaction<Database>,
  { id, refresh_hash }: Pick<StoredGrant, 'id' | 'refresh_hash'>,
  tokens: GrantTokens,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('agent_grant')
    .set(tokens)
    .where('id', '=', id)
    .where('refresh_hash', '=', refresh_hash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateAgentGrantUse(
  db: Kysely<Database>,
  id: number,
  use: { last_used_at: string; last_network: string },
): Promise<void> {
  await db.updateTable('agent_grant').set(use).where('id', '=', id).execute();
}

/** Ends open grants, and returns them. */
export const endAgentGrants = (
  trx: Transaction<Database>,
  which: { id: number } | { person_id: number } | { credential: string },
  end: { ended_at: string; ended_by: string },
) =>
  trx
    .updateTable('agent_grant')
    .set(end)
    .where('ended_at', 'is', null)
    .where(({ and }) => and(which))
    .returning(['client_name', 'client_host'])
    .execute();

/** Deletes codes that could still open grants. */
export async function deleteCodesOf(
  trx: Transaction<Database>,
  which: { person_id: number } | { credential: string },
): Promise<void> {
  await trx
    .deleteFrom('oauth_code')
    .where('used_at', 'is', null)
    .where(({ and }) => and(which))
    .execute();
}

export async function deleteGrantsEndedBefore(db: Kysely<Database>, end: string): Promise<void> {
  await db.deleteFrom('agent_grant').where('ended_at', '<', end).execute();
}

export async function deleteAllGrants(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('agent_grant').execute();
}
