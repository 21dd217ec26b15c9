import type { Kysely, Transaction } from 'kysely';
import type {
  Regulator,
  RegulatorDraft,
  RegulatorQuery,
  RegulatorRow,
} from '#contract/catalogue/vocabulary/regulator.ts';
import { fold } from '#contract/fold.ts';
import type { ListSlice } from '#contract/list.ts';
import { contains } from '../../../sql/contains.ts';
import { countRows, noLimit } from '../../../sql/list-rows.ts';
import { sorter } from '../../../sql/sorter.ts';
import type { Database } from '../../../tables.ts';
import { withPartnerCounts } from '../fact/fact-use.ts';

const columns = ['id', 'name', 'country', 'register_url', 'complaints_url'] as const;

const inOrder = sorter('regulator', {
  name: ({ ref }) => ref('name_key'),
  country: ({ ref }) => ref('country'),
});

export async function listRegulators(
  db: Kysely<Database>,
  query: RegulatorQuery,
): Promise<ListSlice<RegulatorRow>> {
  const { q, limit, offset } = query;
  let listed = db.selectFrom('regulator');
  if (q !== undefined) listed = listed.where(contains('name_key', fold(q.trim())));
  const items = await (inOrder(listed, query) ?? listed.orderBy('name_key'))
    .select(columns)
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return {
    items: await withPartnerCounts(db, 'regulator', items),
    total: await countRows(listed),
  };
}

export const findRegulator = (db: Kysely<Database>, id: number): Promise<Regulator | undefined> =>
  db.selectFrom('regulator').select(columns).where('id', '=', id).executeTakeFirst();

/** Ignores case and diacritics. */
export const findRegulatorNamed = (
  db: Kysely<Database>,
  name: string,
): Promise<Regulator | undefined> =>
  db.selectFrom('regulator').select(columns).where('name_key', '=', fold(name)).executeTakeFirst();

const row = (draft: RegulatorDraft) => ({ ...draft, name_key: fold(draft.name) });

export async function insertRegulator(
  trx: Transaction<Database>,
  draft: RegulatorDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('regulator')
    .values({ id: ownId, ...row(draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRegulator(
  trx: Transaction<Database>,
  id: number,
  draft: RegulatorDraft,
): Promise<void> {
  await trx.updateTable('regulator').set(row(draft)).where('id', '=', id).execute();
}

export async function deleteRegulator(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('regulator').where('id', '=', id).execute();
}
