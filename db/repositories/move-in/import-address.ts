/** Each address of an old site has a planned target. Targets that someone has edited are not planned again. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ListSlice } from '#contract/list.ts';
import type {
  ImportAddress,
  ImportAddressDraft,
  ImportAddressQuery,
} from '#contract/move-in/site-import.ts';
import { contains } from '../../sql/contains.ts';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { inSlices } from '../../time-slice.ts';

type Planned = { from: string; to: string | null };

const rowsAtOnce = 500;

/** Replaces what was planned before, but for edited addresses. */
export async function planImportAddresses(
  trx: Transaction<Database>,
  importId: number,
  planned: readonly Planned[],
): Promise<void> {
  await trx
    .deleteFrom('import_address')
    .where('import_id', '=', importId)
    .where('is_edited', '=', 0)
    .execute();
  await addImportAddresses(trx, importId, planned);
}

/** Leads planned addresses elsewhere, unless someone has edited them. */
export async function leadImportAddresses(
  trx: Transaction<Database>,
  import_id: number,
  planned: readonly Planned[],
): Promise<void> {
  for (const { from, to: to_path } of planned) {
    await trx
      .insertInto('import_address')
      .values({ import_id, from_path: from, to_path })
      .onConflict((conflict) =>
        conflict
          .columns(['import_id', 'from_path'])
          .doUpdateSet({ to_path })
          .where('import_address.is_edited', '=', 0),
      )
      .execute();
  }
}

/** The first plan for an address counts. */
async function addImportAddresses(
  trx: Transaction<Database>,
  import_id: number,
  planned: readonly Planned[],
): Promise<void> {
  for (let at = 0; at < planned.length; at += rowsAtOnce) {
    const rows = planned
      .slice(at, at + rowsAtOnce)
      .map(({ from, to }) => ({ import_id, from_path: from, to_path: to }));
    await trx
      .insertInto('import_address')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['import_id', 'from_path']).doNothing())
      .execute();
  }
}

export async function editImportAddresses(
  trx: Transaction<Database>,
  import_id: number,
  edited: readonly ImportAddressDraft[],
): Promise<void> {
  for await (const { from_path, to_path } of inSlices([...edited])) {
    const row = { to_path, is_edited: 1 as const };
    await trx
      .insertInto('import_address')
      .values({ import_id, from_path, ...row })
      .onConflict((conflict) => conflict.columns(['import_id', 'from_path']).doUpdateSet(row))
      .execute();
  }
}

type Row = { from_path: string; to_path: string | null; is_edited: 0 | 1 };

const toAddress = ({ is_edited, ...row }: Row): ImportAddress => ({
  ...row,
  is_edited: is_edited === 1,
});

/** Ordered by the old address. Matches part of either. */
export async function listImportAddresses(
  db: Kysely<Database>,
  { id, q, limit, offset }: ImportAddressQuery,
): Promise<ListSlice<ImportAddress>> {
  let listed = db.selectFrom('import_address').where('import_id', '=', id);
  if (q !== undefined) {
    const part = q.trim().slice(0, 200).toLowerCase();
    listed = listed.where(({ or }) =>
      or([contains(sql`lower(from_path)`, part), contains(sql`lower(to_path)`, part)]),
    );
  }
  const rows = await listed
    .select(['from_path', 'to_path', 'is_edited'])
    .orderBy('from_path')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(toAddress), total: await countRows(listed) };
}

/** All of them, some at a time, in the order of the old addresses. */
export async function* readImportAddresses(
  db: Kysely<Database>,
  importId: number,
): AsyncGenerator<ImportAddress> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('import_address')
      .select(['from_path', 'to_path', 'is_edited'])
      .where('import_id', '=', importId)
      .where('from_path', '>', last)
      .orderBy('from_path')
      .limit(rowsAtOnce)
      .execute();
    yield* rows.map(toAddress);
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) return;
    last = end.from_path;
  }
}
