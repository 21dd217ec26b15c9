/** Tokens are stored as hashes. A revoked token keeps its row, because the history names its holder. */
import type { Kysely, Transaction } from 'kysely';
import { fold } from '#contract/fold.ts';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { AdminToken, AdminTokenDraft } from '#contract/people/admin-token.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

const columns = [
  'id',
  'name',
  'role',
  'created_at',
  'created_by',
  'last_used_at',
  'revoked_at',
  'revoked_by',
] as const;

/** Valid tokens by name, followed by revoked ones, latest first. */
export async function listAdminTokens(
  db: Kysely<Database>,
  { limit, offset }: Paging,
): Promise<ListSlice<AdminToken>> {
  const items = await db
    .selectFrom('admin_token')
    .select(columns)
    .orderBy('revoked_at', (order) => order.desc().nullsFirst())
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return { items, total: await countRows(db.selectFrom('admin_token')) };
}

export const findAdminToken = (db: Kysely<Database>, id: number): Promise<AdminToken | undefined> =>
  db.selectFrom('admin_token').select(columns).where('id', '=', id).executeTakeFirst();

export const findAdminTokenByHash = (
  db: Kysely<Database>,
  hash: string,
): Promise<AdminToken | undefined> =>
  db.selectFrom('admin_token').select(columns).where('hash', '=', hash).executeTakeFirst();

/** Finds the valid token with this name, ignoring case. */
export const findAdminTokenByName = (
  db: Kysely<Database>,
  name: string,
): Promise<AdminToken | undefined> =>
  db
    .selectFrom('admin_token')
    .select(columns)
    .where('name_key', '=', fold(name))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

export async function insertAdminToken(
  trx: Transaction<Database>,
  { name, role }: AdminTokenDraft,
  { hash, created_by }: { hash: string; created_by: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('admin_token')
    .values({ name, name_key: fold(name), role, hash, created_by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAdminToken(
  trx: Transaction<Database>,
  id: number,
  { name, role }: AdminTokenDraft,
): Promise<void> {
  await trx
    .updateTable('admin_token')
    .set({ name, name_key: fold(name), role })
    .where('id', '=', id)
    .execute();
}

export async function revokeAdminToken(
  trx: Transaction<Database>,
  id: number,
  revoked: { revoked_at: string; revoked_by: string },
): Promise<void> {
  await trx.updateTable('admin_token').set(revoked).where('id', '=', id).execute();
}

export async function updateAdminTokenUse(
  db: Kysely<Database>,
  id: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('admin_token')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
