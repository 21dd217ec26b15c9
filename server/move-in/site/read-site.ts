/**
 * Stores everything that the files of an old site contain, so that an import can go on in any process, and after a
 * restart. A file is an export of WordPress, or a CSV export of an affiliate link plugin.
 */
import type { Kysely } from 'kysely';
import type { ImportContents } from '#contract/move-in/site-import.ts';
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import { findImportMapping } from '../../../db/repositories/move-in/import-mapping.ts';
import {
  deleteRecordsFrom,
  insertImport,
  insertRecords,
  nextPosition,
  type StoredImport,
  updateImport,
} from '../../../db/repositories/move-in/site-import.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { readLinkSheet } from '../links/read-link-sheet.ts';
import { encodingOf, fileRefusal } from '../text/decode-text.ts';
import type { ExportRecord } from '../wxr/export-record.ts';
import { readExport } from '../wxr/read-export.ts';
import { bytesToRecognize } from '../wxr/recognize-file.ts';
import { gatherContents } from './gather-contents.ts';
import { knownGuids } from './known-guids.ts';
import { requireRead } from './plan-site.ts';
import { proposeOptions } from './propose-options.ts';
import { getSettledImport, readingLease } from './reading.ts';
import type { SiteRecord } from './site-plan.ts';
import { contentsIn, getImport, optionsIn, unreadable } from './stored-import.ts';

const recordsAtOnce = 50;
const maxName = 1_000;

type File = {
  name: string;
  source: AsyncIterable<Uint8Array>;
  author: string;
  /** The import that the file is added to. */
  addTo?: number | undefined;
  maxBytes?: number;
  signal?: AbortSignal;
};

/**
 * Returns the id of the import. If its first file is broken, what was read before is kept for the report. A broken file
 * that was added leaves the import as it was.
 */
export async function readSite(db: Kysely<Database>, file: File): Promise<number> {
  const before = await claim(db, file);
  const { id } = before;
  const lease = readingLease(db, id);
  try {
    await storeFile(db, before, file, lease.renew);
  } catch (error) {
    await inTransaction(db, async (trx) => {
      if (before.contents !== null) await deleteRecordsFrom(trx, id, before.first);
      await updateImport(trx, id, afterFailure(before, error));
    });
    throw error;
  } finally {
    await lease.release();
  }
  return id;
}

/** An import that waits for its first file has no contents yet. */
type Claimed = StoredImport & { first: number };

function afterFailure({ contents, state, counts, source }: Claimed, error: unknown) {
  const failure = error instanceof AppError ? sentenceOf(error) : unreadable;
  return contents === null ? { state: 'failed' as const, failure } : { state, counts, source };
}

/** Without the name of the field, as there is only one file. */
const sentenceOf = ({ errors: [first] = [], message }: AppError) =>
  first ? `${first.message}.` : message;

/** Nobody else can add a file, or start the import, until this one is read. */
async function claim(db: Kysely<Database>, { addTo, name, author }: File): Promise<Claimed> {
  if (addTo !== undefined) await getSettledImport(db, addTo);
  return inTransaction(db, async (trx) => {
    if (addTo === undefined) {
      const id = await insertImport(trx, { name: name.slice(0, maxName), author });
      await readingLease(trx, id).renew();
      return { ...(await getImport(trx, id)), first: 0 };
    }
    const stored = await getImport(trx, addTo);
    requireRead(stored);
    const first = await nextPosition(trx, addTo);
    await updateImport(trx, addTo, { state: 'reading', failure: null, done: first });
    await readingLease(trx, addTo).renew();
    return { ...stored, first };
  });
}

async function storeFile(
  db: Kysely<Database>,
  before: Claimed,
  file: File,
  renew: () => Promise<unknown>,
) {
  const { id } = before;
  const name = before.contents === null ? before.name : `${before.name}, ${file.name}`;
  const update = (changed: Partial<StoredImport>) =>
    inTransaction(db, (trx) => updateImport(trx, id, changed));
  await renew();
  const contents = gatherContents(contentsIn(before));
  const guids = await knownGuids(db, before);
  let position = before.first;
  let { source } = before;
  let language = '';
  let waiting: Parameters<typeof insertRecords>[2][number][] = [];
  const store = async () => {
    const stored = waiting;
    waiting = [];
    if (stored.length === 0) return;
    await inTransaction(db, (trx) => insertRecords(trx, id, stored));
    await renew();
  };
  const { records, counts } = await recordsIn(file);
  try {
    for await (const read of records) {
      const record = guids.checked(read);
      if (!record) continue;
      if (record.kind === 'site') {
        source = sameHost(source, hostOf(record));
        language = record.language;
      }
      contents.add(record);
      waiting.push({ position, kind: storedKind(record), record });
      position += 1;
      if (waiting.length === recordsAtOnce) await store();
    }
  } finally {
    await store();
    await update({ source, counts: JSON.stringify(counts) });
  }
  const found = contents.result();
  const proposed = await optionsFor(db, { ...before, source }, { found, language });
  await update({
    ...{ ...proposed, name: name.slice(0, maxName), contents: JSON.stringify(found) },
    ...{ state: 'read', is_planned: 0 },
  });
}

const storedKind = (record: SiteRecord) =>
  record.kind === 'item' && record.type === 'attachment' ? 'attachment' : record.kind;

function sameHost(known: string, host: string): string {
  if (known === '' || known === host) return host;
  throw fileRefusal(`The file is of the site ${host}, and this import of ${known}`);
}

/** What was decided for this import or, with the same name, for an earlier one, and proposals for the rest. */
async function optionsFor(
  db: Kysely<Database>,
  stored: StoredImport,
  { found, language }: { found: ImportContents; language: string },
) {
  const mapping = stored.mapping || stored.source;
  const earlier = stored.mapping
    ? optionsIn(stored)
    : (await findImportMapping(db, mapping))?.options;
  const { items: categories } = await listCategories(db, { offset: 0 });
  const options = proposeOptions(found, categories, { earlier, language });
  return { mapping, options: JSON.stringify(options) };
}

type Source = Omit<File, 'name' | 'addTo' | 'author'>;

/** Yields what an export contains, or the links of a plugin. */
async function recordsIn({ source, ...options }: Source) {
  const { isSheet, whole } = await peek(source);
  if (!isSheet) return readExport(whole, options);
  const { links, leftOut } = await readLinkSheet(whole, options.signal);
  const records: SiteRecord[] = [
    ...links.map((link) => ({ ...link, kind: 'link' as const })),
    ...leftOut.map(({ line, name, reason }) => ({
      ...{ kind: 'left_out' as const, element: 'link', line, title: name, reason },
    })),
  ];
  return { records, counts: { links: links.length } };
}

/** A sheet of links has this word in its first line, where an export has a tag. */
const sheetHeader = /^[^<\n]*\bslug\b/i;

async function peek(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < bytesToRecognize) {
    const { done, value } = await chunks.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* whole() {
    yield start;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  const text = start.length === 0 ? '' : new TextDecoder(encodingOf(start)).decode(start);
  return { isSheet: sheetHeader.test(text), whole: whole() };
}

const hostOf = ({ blogUrl, siteUrl, link }: Extract<ExportRecord, { kind: 'site' }>) => {
  const address = [blogUrl, siteUrl, link].find((url) => URL.canParse(url));
  return address === undefined ? '' : new URL(address).host;
};
