/** Builds the in-memory index from the database at startup, and follows the change log. */
import { findLogHead } from '../../db/change-log.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { documentsInChunks } from '../load-documents.ts';
import { replayLog } from '../replay-changes.ts';
import type { Candidates, SearchQuery, SearchResults } from '../search-index.ts';
import { buildEmbeddedIndex, type EmbeddedIndex } from './embedded-index.ts';

export type EmbeddedSearch = {
  find(query: SearchQuery): Promise<SearchResults>;
  /** Ranks and highlights documents found by another engine. */
  rank(query: SearchQuery, candidates: Candidates): Promise<SearchResults>;
  catchUp(): Promise<void>;
  isBuilt(): boolean;
};

/** Builds the index in the background. Searches wait for it, and retry a failed build. */
export function openEmbeddedSearch({ db, version }: OpenDatabase): EmbeddedSearch {
  let index: EmbeddedIndex | undefined;
  let cursor: number;
  let syncedVersion: number | undefined;
  let catchingUp: Promise<void> | undefined;

  /** Writes made during the build come after this cursor in the log. */
  async function build(): Promise<EmbeddedIndex> {
    cursor = await findLogHead(db);
    return buildEmbeddedIndex(documentsInChunks(db));
  }

  async function readLog() {
    const confirm = (confirmed: number) => {
      cursor = confirmed;
    };
    index ??= await build();
    while ((await replayLog(db, { index, cursor, confirm })) !== 'done') index = await build();
  }

  async function follow() {
    while (version.current() !== syncedVersion) {
      const current = version.current();
      await readLog();
      syncedVersion = current;
    }
  }

  /** Reads the log before each search, so that committed writes are found. */
  async function catchUp(): Promise<EmbeddedIndex> {
    while (index === undefined || version.current() !== syncedVersion) {
      catchingUp ??= follow().finally(() => {
        catchingUp = undefined;
      });
      await catchingUp;
    }
    return index;
  }

  catchUp().catch(() => {});
  return {
    catchUp: async () => void (await catchUp()),
    isBuilt: () => index !== undefined,
    find: async (query) => (await catchUp()).search(query),
    rank: async (query, candidates) => (await catchUp()).rank(query, candidates),
  };
}
