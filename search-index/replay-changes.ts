import type { Kysely } from 'kysely';
import { listChangesSince, replacesCatalogue } from '../db/change-log.ts';
import type { Database } from '../db/tables.ts';
import { touchedDocuments } from './dependent-documents.ts';
import { loadDocuments } from './load-documents.ts';
import type { WrittenIndex } from './search-index.ts';

export type Replay = {
  index: WrittenIndex;
  cursor: number;
  /** Every write up to this one is in the index. */
  confirm(cursor: number): void | Promise<void>;
};

/** Indexes the writes of the log since the cursor. It returns early where only a rebuild helps. */
export async function replayLog(
  db: Kysely<Database>,
  { index, cursor, confirm }: Replay,
): Promise<'done' | 'catalogue replaced'> {
  let read = cursor;
  for (;;) {
    const changes = await listChangesSince(db, read);
    const last = changes.at(-1);
    if (!last) return 'done';
    if (changes.some(replacesCatalogue)) return 'catalogue replaced';
    const { documents, gone } = await loadDocuments(db, await touchedDocuments(db, changes));
    await index.upsert(documents);
    await index.remove(gone);
    read = last.seq;
    await confirm(read);
  }
}
