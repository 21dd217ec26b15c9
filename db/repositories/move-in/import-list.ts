import type { Kysely, Selectable, Transaction } from 'kysely';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { deleteUnpublishedEntries } from './imported-entry.ts';

const listed = [
  ...['id', 'name', 'source', 'state', 'failure', 'step', 'done', 'total'],
  ...['release_id', 'author', 'created_at'],
] as const satisfies readonly (keyof Selectable<Database['site_import']>)[];

const maxListed = 200;

export type ListedImport = Pick<Selectable<Database['site_import']>, (typeof listed)[number]>;

/** Newest first, without what their files contain. */
export const listImports = (db: Kysely<Database>): Promise<ListedImport[]> =>
  db.selectFrom('site_import').select(listed).orderBy('id', 'desc').limit(maxListed).execute();

export const findListedImport = (
  db: Kysely<Database>,
  id: number,
): Promise<ListedImport | undefined> =>
  db.selectFrom('site_import').select(listed).where('id', '=', id).executeTakeFirst();

/** Does nothing if the import isn't at work. */
export async function endImportWork(trx: Transaction<Database>, id: number): Promise<void> {
  await trx
    .updateTable('site_import')
    .set({ state: 'read', step: null })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .execute();
}

/** A record can have megabytes, and deleting many would block other requests. */
const recordsAtOnce = 100;

export async function deleteImport(db: Kysely<Database>, id: number): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    hasMore = await inTransaction(db, async (trx) => {
      const some = await trx
        .selectFrom('import_record')
        .select('position')
        .where('import_id', '=', id)
        .orderBy('position')
        .limit(recordsAtOnce)
        .execute();
      const last = some.at(-1);
      if (!last) return false;
      await trx
        .deleteFrom('import_record')
        .where('import_id', '=', id)
        .where('position', '<=', last.position)
        .execute();
      return some.length === recordsAtOnce;
    });
  }
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('site_import').where('id', '=', id).execute();
    await deleteUnpublishedEntries(trx);
  });
}

const createdBefore = (db: Kysely<Database>, before: string) =>
  db.selectFrom('site_import').where('created_at', '<', before).where('state', '!=', 'working');

export const countImportsBefore = (db: Kysely<Database>, before: string): Promise<number> =>
  countRows(createdBefore(db, before));

export async function deleteImportsBefore(
  db: Kysely<Database>,
  before: string,
  atOnce: number,
): Promise<number> {
  const old = await createdBefore(db, before).select('id').limit(atOnce).execute();
  for (const { id } of old) await deleteImport(db, id);
  return old.length;
}
