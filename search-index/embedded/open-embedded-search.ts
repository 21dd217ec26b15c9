/** The engine of this process is built from the database at the start, and follows the change log. */
import { findLogHead } from '../../db/change-log.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { loadAllDocuments } from '../load-documents.ts';
import { replayLog } from '../replay-changes.ts';
import type { SearchIndex, SearchQuery, SearchResults } from '../search-index.ts';
import { createEmbeddedIndex } from './embedded-index.ts';

export type EmbeddedSearch = {
  find(query: SearchQuery): Promise<SearchResults>;
  catchUp(): Promise<void>;
};

export async function openEmbeddedSearch({ db, version }: OpenDatabase): Promise<EmbeddedSearch> {
  let index: SearchIndex;
  let cursor: number;
  let inStepWith = version.current();
  let catchingUp: Promise<void> | undefined;

  async function build() {
    cursor = await findLogHead(db);
    const fresh = createEmbeddedIndex();
    await fresh.upsert(await loadAllDocuments(db));
    index = fresh;
  }

  async function readLog() {
    const confirm = (confirmed: number) => {
      cursor = confirmed;
    };
    while ((await replayLog(db, { index, cursor, confirm })) !== 'done') await build();
  }

  async function follow() {
    while (version.current() !== inStepWith) {
      const current = version.current();
      await readLog();
      inStepWith = current;
    }
  }

  async function catchUp() {
    while (version.current() !== inStepWith) {
      catchingUp ??= follow().finally(() => {
        catchingUp = undefined;
      });
      await catchingUp;
    }
  }

  await build();
  return {
    catchUp,
    /** The log is read before the index is searched, so that a committed write is found. */
    async find(query) {
      await catchUp();
      return index.search(query);
    },
  };
}
