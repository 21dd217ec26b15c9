import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { countRows } from '../../sql/list-rows.ts';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';

export type StoredImport = Selectable<Database['site_import']>;

export async function insertImport(
  trx: Transaction<Database>,
  added: { name: string; author: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('site_import')
    .values(added)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findImport = (db: Kysely<Database>, id: number): Promise<StoredImport | undefined> =>
  db.selectFrom('site_import').selectAll().where('id', '=', id).executeTakeFirst();

export const countImportsBefore = (db: Kysely<Database>, before: string): Promise<number> =>
  countRows(db.selectFrom('site_import').where('created_at', '<', before));

/** With everything that their files contained. */
export async function deleteImportsBefore(db: Kysely<Database>, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('site_import')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function updateImport(
  trx: Transaction<Database>,
  id: number,
  changed: Partial<Omit<StoredImport, 'id' | 'created_at'>>,
): Promise<void> {
  await trx.updateTable('site_import').set(changed).where('id', '=', id).execute();
}

/** A second file is stored behind the first. */
export async function nextPosition(db: Kysely<Database>, importId: number): Promise<number> {
  const last = await db
    .selectFrom('import_record')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('import_id', '=', importId)
    .executeTakeFirst();
  return last?.position === null || last?.position === undefined ? 0 : last.position + 1;
}

export async function deleteRecordsFrom(
  trx: Transaction<Database>,
  importId: number,
  position: number,
): Promise<void> {
  await trx
    .deleteFrom('import_record')
    .where('import_id', '=', importId)
    .where('position', '>=', position)
    .execute();
}

type Added = { position: number; kind: string; record: object };

export async function insertRecords(
  trx: Transaction<Database>,
  import_id: number,
  records: readonly Added[],
): Promise<void> {
  const rows = records.map(({ record, ...rest }) => ({
    ...rest,
    import_id,
    record: JSON.stringify(record),
  }));
  await trx.insertInto('import_record').values(rows).execute();
}

export type StoredRecord = { position: number; record: unknown; made: unknown };

const recordsAtOnce = 50;

/** In the order of the file, some at a time. */
export async function* listRecords(
  db: Kysely<Database>,
  importId: number,
  kind: string,
): AsyncGenerator<StoredRecord> {
  for (let last = -1; ; ) {
    const rows = await db
      .selectFrom('import_record')
      .select(['position', 'record', 'made'])
      .where('import_id', '=', importId)
      .where('kind', '=', kind)
      .where('position', '>', last)
      .orderBy('position')
      .limit(recordsAtOnce)
      .execute();
    for (const { position, record, made } of rows) {
      yield { position, record: JSON.parse(record), made: made === null ? null : JSON.parse(made) };
    }
    const end = rows.at(-1);
    if (!end || rows.length < recordsAtOnce) return;
    last = end.position;
  }
}

export async function setMade(
  trx: Transaction<Database>,
  importId: number,
  position: number,
  made: object,
): Promise<void> {
  await updateMade(trx, { importId, position, made: JSON.stringify(made) });
}

type Made = { importId: number; position: number; made: string };

const updateMade = prepared((trx, { importId, position, made }: Made) =>
  trx
    .updateTable('import_record')
    .set({ made })
    .where('import_id', '=', importId)
    .where('position', '=', position),
);

export async function forgetMade(trx: Transaction<Database>, importId: number): Promise<void> {
  await trx
    .updateTable('import_record')
    .set({ made: null })
    .where('import_id', '=', importId)
    .where('made', 'is not', null)
    .execute();
}

export type ImportedEntry = {
  guid: string;
  kind: ProposableKind;
  entity_id: number;
  state: WrittenState;
  release_id: number | null;
};

export async function findImported(
  db: Kysely<Database>,
  source: string,
  guids: readonly string[],
): Promise<Map<string, ImportedEntry>> {
  const rows = await db
    .selectFrom('imported_entry')
    .select(['guid', 'kind', 'entity_id', 'state', 'release_id'])
    .where('source', '=', source)
    .where('guid', 'in', guids)
    .execute();
  return new Map(rows.map((row) => [row.guid, { ...row, state: JSON.parse(row.state) }]));
}

export async function saveImported(
  trx: Transaction<Database>,
  source: string,
  { state, ...entry }: ImportedEntry,
): Promise<void> {
  await saveEntry(trx, { ...entry, source, state: JSON.stringify(state) });
}

type EntryRow = Selectable<Database['imported_entry']>;

/** Prepared, because an import may save tens of thousands. */
const saveEntry = prepared((trx, row: EntryRow) => {
  const { source, guid, kind, entity_id, state, release_id } = row;
  const changed = { kind, entity_id, state, release_id };
  return trx
    .insertInto('imported_entry')
    .values({ source, guid, ...changed })
    .onConflict((conflict) => conflict.columns(['source', 'guid']).doUpdateSet(changed));
});
