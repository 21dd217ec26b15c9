import type { Kysely, Selectable, Transaction } from 'kysely';
import { fold } from '#contract/fold.ts';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { Programme, ProgrammeDraft } from '#contract/money/programme.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

const columns = [
  ...(['id', 'name', 'platform', 'base_currency', 'time_zone', 'pays_on', 'contact'] as const),
  ...(['note', 'created_at'] as const),
];
type Stored = Pick<Selectable<Database['programme']>, (typeof columns)[number]>;

/** Products that were deleted since are left out. */
async function withProducts(db: Kysely<Database>, stored: Stored[]): Promise<Programme[]> {
  const products = await db
    .selectFrom('programme_product')
    .innerJoin('product', 'product.id', 'programme_product.product_id')
    .select(['programme_product.product_id', 'programme_product.programme_id'])
    .orderBy('programme_product.product_id')
    .execute();
  const ofProgramme = Map.groupBy(products, ({ programme_id }) => programme_id);
  return stored.map(({ platform, ...row }) => ({
    ...row,
    platform: platform === '' ? null : platform,
    product_ids: (ofProgramme.get(row.id) ?? []).map(({ product_id }) => product_id),
  }));
}

/** By name. */
export async function listProgrammes(
  db: Kysely<Database>,
  { limit, offset }: Paging,
): Promise<ListSlice<Programme>> {
  const stored = await db
    .selectFrom('programme')
    .select(columns)
    .orderBy('name_key')
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return {
    items: await withProducts(db, stored),
    total: await countRows(db.selectFrom('programme')),
  };
}

export async function findProgramme(
  db: Kysely<Database>,
  id: number,
): Promise<Programme | undefined> {
  const stored = await db
    .selectFrom('programme')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return stored && (await withProducts(db, [stored]))[0];
}

const rowOf = ({ product_ids: _, platform, name, ...draft }: ProgrammeDraft) => ({
  ...draft,
  name,
  name_key: fold(name),
  platform: platform ?? '',
});

export async function insertProgramme(
  trx: Transaction<Database>,
  draft: ProgrammeDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('programme')
    .values({ id: ownId, ...rowOf(draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertProducts(trx, id, draft.product_ids);
  return id;
}

export async function updateProgramme(
  trx: Transaction<Database>,
  id: number,
  draft: ProgrammeDraft,
): Promise<void> {
  await trx.updateTable('programme').set(rowOf(draft)).where('id', '=', id).execute();
  await trx.deleteFrom('programme_product').where('programme_id', '=', id).execute();
  await insertProducts(trx, id, draft.product_ids);
}

async function insertProducts(
  trx: Transaction<Database>,
  programme_id: number,
  ids: readonly number[],
) {
  const rows = ids.map((product_id) => ({ product_id, programme_id }));
  if (rows.length > 0) await trx.insertInto('programme_product').values(rows).execute();
}

export async function deleteProgramme(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('programme_product').where('programme_id', '=', id).execute();
  await trx.deleteFrom('programme').where('id', '=', id).execute();
}

/** Products that belong to another programme. */
export const listProductsElsewhere = (
  db: Kysely<Database>,
  productIds: readonly number[],
  ownId: number | undefined,
): Promise<{ product_id: number; name: string }[]> =>
  productIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('programme_product')
        .innerJoin('programme', 'programme.id', 'programme_product.programme_id')
        .select(['programme_product.product_id', 'programme.name'])
        .where('programme_product.product_id', 'in', productIds)
        .where('programme.id', '!=', ownId ?? 0)
        .execute();

/** Tables with rows that belong to a programme, which can't be deleted while it has some. */
const dependants = [
  ...(['deal', 'stat_source', 'stat_import', 'statement', 'payment'] as const),
  ...(['money_correction', 'closed_month'] as const),
];

export async function hasDependants(db: Kysely<Database>, programme_id: number): Promise<boolean> {
  for (const table of dependants) {
    const row = await db
      .selectFrom(table)
      .select('programme_id')
      .where('programme_id', '=', programme_id)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
