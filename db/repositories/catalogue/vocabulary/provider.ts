import type { Kysely, Transaction } from 'kysely';
import type {
  Provider,
  ProviderDraft,
  ProviderQuery,
  ProviderRow,
} from '#contract/catalogue/vocabulary/provider.ts';
import { fold } from '#contract/fold.ts';
import type { ListSlice } from '#contract/list.ts';
import { contains } from '../../../sql/contains.ts';
import { countRows, noLimit } from '../../../sql/list-rows.ts';
import { sorter } from '../../../sql/sorter.ts';
import type { Database } from '../../../tables.ts';
import { withPartnerCounts } from '../fact/fact-use.ts';

const columns = ['id', 'name'] as const;

const inOrder = sorter('provider', {
  name: ({ ref }) => ref('name_key'),
});

export async function listProviders(
  db: Kysely<Database>,
  query: ProviderQuery,
): Promise<ListSlice<ProviderRow>> {
  const { q, limit, offset } = query;
  let listed = db.selectFrom('provider');
  if (q !== undefined) listed = listed.where(contains('name_key', fold(q.trim())));
  const items = await (inOrder(listed, query) ?? listed.orderBy('name_key'))
    .select(columns)
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return {
    items: await withPartnerCounts(db, 'provider', items),
    total: await countRows(listed),
  };
}

export const findProvider = (db: Kysely<Database>, id: number): Promise<Provider | undefined> =>
  db.selectFrom('provider').select(columns).where('id', '=', id).executeTakeFirst();

/** Ignores case and diacritics. */
export const findProviderNamed = (
  db: Kysely<Database>,
  name: string,
): Promise<Provider | undefined> =>
  db.selectFrom('provider').select(columns).where('name_key', '=', fold(name)).executeTakeFirst();

const row = (draft: ProviderDraft) => ({ ...draft, name_key: fold(draft.name) });

export async function insertProvider(
  trx: Transaction<Database>,
  draft: ProviderDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('provider')
    .values({ id: ownId, ...row(draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateProvider(
  trx: Transaction<Database>,
  id: number,
  draft: ProviderDraft,
): Promise<void> {
  await trx.updateTable('provider').set(row(draft)).where('id', '=', id).execute();
}

export async function deleteProvider(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('provider').where('id', '=', id).execute();
}
