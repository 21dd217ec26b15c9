/** Tokens are stored as hashes. The row of a revoked token is kept, because the history shows its holder. */
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { fold } from '#contract/fold.ts';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { AdminToken, AdminTokenDraft } from '#contract/people/admin-token.ts';
import type { Role } from '#contract/people/role.ts';
import { contains } from '../../sql/contains.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Flag } from '../../tables/flag.ts';
import type { Database } from '../../tables.ts';

const columns = [
  'id',
  'name',
  'role',
  'rights',
  'ends_at',
  'networks',
  'programs_only',
  'created_at',
  'created_by',
  'last_used_at',
  'last_network',
  'last_agent',
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
  return { items: items.map(tokenOf), total: await countRows(db.selectFrom('admin_token')) };
}

/** Counts people with these roles, among them the first owner, who has no row. */
export async function countPeople(db: Kysely<Database>, roles: readonly Role[]): Promise<number> {
  const others = await countRows(
    db
      .selectFrom('admin_token')
      .where('role', 'in', roles)
      .where('programs_only', '=', 0)
      .where('revoked_at', 'is', null)
      .where(({ eb, or }) =>
        or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date().toISOString())]),
      ),
  );
  return others + 1;
}

/** Finds holders of valid tokens by part of their name. */
export const findPeopleNamed = (
  db: Kysely<Database>,
  q: string,
  limit: number,
): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('admin_token')
    .select(['id', 'name'])
    .where('revoked_at', 'is', null)
    .where(contains('name_key', fold(q)))
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .execute();

type StoredToken = Omit<AdminToken, 'rights' | 'networks' | 'programs_only'> & {
  rights: string;
  networks: string;
  programs_only: Flag;
};

const tokenOf = ({ rights, networks, programs_only, ...token }: StoredToken): AdminToken => ({
  ...token,
  rights: JSON.parse(rights),
  networks: JSON.parse(networks),
  programs_only: programs_only === 1,
});

type Tokens = SelectQueryBuilder<Database, 'admin_token', StoredToken>;

async function findToken(
  db: Kysely<Database>,
  which: (tokens: Tokens) => Tokens,
): Promise<AdminToken | undefined> {
  const found = await which(db.selectFrom('admin_token').select(columns)).executeTakeFirst();
  return found && tokenOf(found);
}

export const findAdminToken = (db: Kysely<Database>, id: number) =>
  findToken(db, (tokens) => tokens.where('id', '=', id));

export const findAdminTokenByHash = (db: Kysely<Database>, hash: string) =>
  findToken(db, (tokens) => tokens.where('hash', '=', hash));

/** Finds the valid token with this name, ignoring case. */
export const findAdminTokenByName = (db: Kysely<Database>, name: string) =>
  findToken(db, (tokens) =>
    tokens.where('name_key', '=', fold(name)).where('revoked_at', 'is', null),
  );

/** Tokens that someone with this name holds or has held, the valid one first. */
export const listTokenIdsNamed = async (db: Kysely<Database>, name: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('admin_token')
    .select('id')
    .where('name_key', '=', fold(name))
    .orderBy('revoked_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

export async function insertAdminToken(
  trx: Transaction<Database>,
  draft: AdminTokenDraft,
  { hash, created_by }: { hash: string; created_by: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('admin_token')
    .values({ ...columnsOf(draft), hash, created_by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAdminToken(
  trx: Transaction<Database>,
  id: number,
  draft: AdminTokenDraft,
): Promise<void> {
  await trx.updateTable('admin_token').set(columnsOf(draft)).where('id', '=', id).execute();
}

const columnsOf = ({ name, rights, networks, programs_only, ...draft }: AdminTokenDraft) => ({
  ...draft,
  name,
  name_key: fold(name),
  rights: JSON.stringify(rights),
  networks: JSON.stringify(networks),
  programs_only: programs_only ? (1 as const) : (0 as const),
});

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
  use: { last_used_at: string; last_network: string; last_agent: string },
): Promise<void> {
  await db.updateTable('admin_token').set(use).where('id', '=', id).execute();
}
