/** Stores everything that an export contains, so that an import can go on in any process, and after a restart. */
import type { Kysely } from 'kysely';
import {
  insertImport,
  insertRecords,
  updateImport,
} from '../../../db/repositories/move-in/site-import.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { ExportRecord } from '../wxr/export-record.ts';
import { readExport } from '../wxr/read-export.ts';

const recordsAtOnce = 50;

type File = {
  name: string;
  source: AsyncIterable<Uint8Array>;
  author: string;
  maxBytes?: number;
  signal?: AbortSignal;
};

/** Returns the id of the import. One whose file is broken keeps what was read before, for its report. */
export async function readSite(
  db: Kysely<Database>,
  { name, source, author, ...options }: File,
): Promise<number> {
  const id = await inTransaction(db, (trx) => insertImport(trx, { name, author }));
  const { records, counts } = readExport(source, options);
  const update = (changed: Parameters<typeof updateImport>[2]) =>
    inTransaction(db, (trx) =>
      updateImport(trx, id, { ...changed, counts: JSON.stringify(counts) }),
    );
  let position = 0;
  let waiting: { position: number; kind: string; record: object }[] = [];
  const store = async () => {
    const stored = waiting;
    waiting = [];
    if (stored.length > 0) await inTransaction(db, (trx) => insertRecords(trx, id, stored));
  };
  try {
    for await (const record of records) {
      if (record.kind === 'site') await update({ source: hostOf(record) });
      waiting.push({ position, kind: record.kind, record });
      position += 1;
      if (waiting.length === recordsAtOnce) await store();
    }
    await store();
    await update({ state: 'read' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await store();
    await update({ state: 'failed', failure: error.message });
    throw error;
  }
  return id;
}

const hostOf = ({ blogUrl, siteUrl, link }: Extract<ExportRecord, { kind: 'site' }>) => {
  const address = [blogUrl, siteUrl, link].find((url) => URL.canParse(url));
  return address === undefined ? '' : new URL(address).host;
};
