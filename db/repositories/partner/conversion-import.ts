/** Imports of conversions, with the rows that each of them counted. */
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

type StoredImport = Selectable<Database['conversion_import']>;
type ImportRow = Selectable<Database['conversion_import_row']>;

/** Listed in the admin. Earlier imports can no longer be undone there. */
const maxListed = 20;

const insertRows = preparedRows(
  'conversion_import_row',
  [
    ...(['import_id', 'hash', 'day', 'page', 'block', 'position', 'market_code'] as const),
    ...(['event', 'currency', 'amount'] as const),
  ],
  (insert) => insert,
);

export async function insertConversionImport(
  trx: Transaction<Database>,
  given: Omit<Insertable<Database['conversion_import']>, 'id' | 'conversions'>,
  rows: readonly Omit<ImportRow, 'import_id'>[],
): Promise<void> {
  const { id } = await trx
    .insertInto('conversion_import')
    .values({ ...given, conversions: rows.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    trx,
    rows.map((row) => ({ ...row, import_id: id })),
  );
}

/** Newest first. */
export const listConversionImports = (
  db: Kysely<Database>,
  product_id: number,
): Promise<StoredImport[]> =>
  db
    .selectFrom('conversion_import')
    .selectAll()
    .where('product_id', '=', product_id)
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();

export const findConversionImport = (
  db: Kysely<Database>,
  product_id: number,
  id: number,
): Promise<StoredImport | undefined> =>
  db
    .selectFrom('conversion_import')
    .selectAll()
    .where('product_id', '=', product_id)
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns false if it was already undone. */
export async function markImportUndone(
  trx: Transaction<Database>,
  id: number,
  undone: { undone_at: string; undone_by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('conversion_import')
    .set(undone)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const listImportRows = (db: Kysely<Database>, import_id: number): Promise<ImportRow[]> =>
  db.selectFrom('conversion_import_row').selectAll().where('import_id', '=', import_id).execute();

/** Deletes old imports with their rows. Their conversions stay counted. */
export async function deleteConversionImportsBefore(
  db: Kysely<Database>,
  at: string,
): Promise<void> {
  const old = db.selectFrom('conversion_import').select('id').where('at', '<', at);
  await db.deleteFrom('conversion_import_row').where('import_id', 'in', old).execute();
  await db.deleteFrom('conversion_import').where('at', '<', at).execute();
}
