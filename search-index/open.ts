/** The search of a process: built from the database at its start, and in step with the change log. */
import { changedSince, logHead, replacesCatalogue } from '../db/change-log.ts';
import type { OpenDatabase } from '../db/open.ts';
import { createEmbeddedIndex } from './embedded/embedded-index.ts';
import { loadAllDocuments, loadDocuments } from './load.ts';
import type { SearchAnswer, SearchIndex, SearchQuery } from './search-index.ts';
import { touchedDocuments } from './touched.ts';

export type SearchHealth = {
  engine: 'embedded' | 'meilisearch';
  status: 'ok' | 'degraded';
  pending: number;
};

export type Search = {
  find(query: SearchQuery): Promise<SearchAnswer>;
  health(): SearchHealth;
};

export async function openSearch({ db, version }: OpenDatabase): Promise<Search> {
  let index: SearchIndex;
  let cursor: number;
  let inStepWith = version.current();
  let catchingUp: Promise<void> | undefined;

  async function build() {
    cursor = await logHead(db);
    const fresh = createEmbeddedIndex();
    await fresh.upsert(await loadAllDocuments(db));
    index = fresh;
  }

  async function readLog() {
    for (;;) {
      const changes = await changedSince(db, cursor);
      const last = changes.at(-1);
      if (!last) return;
      if (changes.some(replacesCatalogue)) {
        await build();
        continue;
      }
      const { documents, gone } = await loadDocuments(db, await touchedDocuments(db, changes));
      await index.upsert(documents);
      await index.remove(gone);
      cursor = last.seq;
    }
  }

  async function follow() {
    while (version.current() !== inStepWith) {
      const current = version.current();
      await readLog();
      inStepWith = current;
    }
  }

  await build();
  return {
    /** A write that was answered is found: the log is read before the index is asked. */
    async find(query) {
      while (version.current() !== inStepWith) {
        catchingUp ??= follow().finally(() => {
          catchingUp = undefined;
        });
        await catchingUp;
      }
      return index.search(query);
    },
    health: () => ({ engine: 'embedded', status: 'ok', pending: 0 }),
  };
}
