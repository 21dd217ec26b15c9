import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

export type StoredStatImport = Selectable<Database['stat_import']>;

export async function insertStatImport(
  trx: Transaction<Database>,
  given: Omit<Insertable<Database['stat_import']>, 'id'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('stat_import')
    .values(given)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findStatImport = (
  db: Kysely<Database>,
  id: number,
): Promise<StoredStatImport | undefined> =>
  db.selectFrom('stat_import').selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first. */
export async function listStatImports(
  db: Kysely<Database>,
  { programme_id, limit, offset }: Paging & { programme_id?: number | undefined },
): Promise<ListSlice<StoredStatImport>> {
  let rows = db.selectFrom('stat_import');
  if (programme_id !== undefined) rows = rows.where('programme_id', '=', programme_id);
  const items = await rows
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return { items, total: await countRows(rows) };
}

export async function updateStatImport(
  trx: Transaction<Database>,
  id: number,
  given: Partial<Pick<StoredStatImport, 'changed' | 'undone_at' | 'undone_by'>>,
): Promise<void> {
  await trx.updateTable('stat_import').set(given).where('id', '=', id).execute();
}
