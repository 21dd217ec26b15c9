import type { Kysely, Selectable, Transaction } from 'kysely';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';

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

type Added = { position: number; kind: RecordKind; record: object };

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

type StoredRecord = { position: number; record: unknown; made: unknown };

const recordsAtOnce = 50;

/** Attachments are stored apart from other items, because they are made once. */
export type RecordKind = 'site' | 'author' | 'term' | 'item' | 'attachment' | 'link' | 'left_out';

/** In the order of the file, some at a time. */
export async function* listRecords(
  db: Kysely<Database>,
  importId: number,
  kind: RecordKind,
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

const forgottenAtOnce = 200;

/** Texts are converted again, but pictures stay as they are. */
export async function forgetMade(trx: Transaction<Database>, importId: number): Promise<void> {
  const yieldTurn = timeSlices('writing');
  for (let last = -1; ; ) {
    const rows = await trx
      .selectFrom('import_record')
      .select('position')
      .where('import_id', '=', importId)
      .where('kind', '=', 'item')
      .where('position', '>', last)
      .orderBy('position')
      .limit(forgottenAtOnce)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    await trx
      .updateTable('import_record')
      .set({ made: null })
      .where('import_id', '=', importId)
      .where('kind', '=', 'item')
      .where('position', '>', last)
      .where('position', '<=', end.position)
      .where('made', 'is not', null)
      .execute();
    last = end.position;
    await yieldTurn();
  }
}
