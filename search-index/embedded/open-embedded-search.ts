/** Builds the in-memory index at startup, and updates it from the change log. */
import { setTimeout as sleep } from 'node:timers/promises';
import { findLogHead } from '../../db/change-log.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { SearchLog } from '../engine-log.ts';
import { documentsInChunks } from '../load-documents.ts';
import { replayLog } from '../replay-changes.ts';
import type { Candidates, SearchQuery, SearchResults } from '../search-index.ts';
import { buildStore, type EmbeddedIndex, embeddedIndexOf } from './embedded-index.ts';
import { type SnapshotOptions, snapshotKeeper } from './snapshot/snapshot-keeper.ts';
import type { Store } from './store/store.ts';

type EmbeddedSearch = {
  find(query: SearchQuery): Promise<SearchResults>;
  /** Ranks and highlights documents found by another engine. */
  rank(query: SearchQuery, candidates: Candidates): Promise<SearchResults>;
  catchUp(): Promise<void>;
  isBuilt(): boolean;
  /** Loads the index in the background. From time to time, stores a snapshot of a large index. */
  start(log: SearchLog): void;
  /** Stores the index, but stops trying at `deadline`, on the clock of `performance.now()`. */
  close(deadline?: number): Promise<void>;
};

/** In milliseconds. At startup, changes since the last snapshot are replayed, at a few thousand per second. */
const snapshotInterval = 6 * 60 * 60 * 1000;
const firstRetry = 60_000;
const maxRetryDelay = 60 * 60 * 1000;
const closeTimeout = 4_000;

/** Writes after the cursor are missing from the index, or only partly in it. */
type Built = { store: Store; index: EmbeddedIndex; cursor: number };

const built = (store: Store, cursor: number): Built => ({
  store,
  index: embeddedIndexOf(store),
  cursor,
});

/** The cursor is read first, so that writes made during the build are replayed from the log. */
async function build(db: OpenDatabase['db']): Promise<Built> {
  const cursor = await findLogHead(db);
  return built(await buildStore(documentsInChunks(db)), cursor);
}

/** Returns undefined if the snapshot can't be used, because the index can be built from the catalogue instead. */
async function loadSnapshot(
  snapshots: ReturnType<typeof snapshotKeeper> | undefined,
  started: Promise<SearchLog>,
): Promise<Built | undefined> {
  try {
    const snapshot = await snapshots?.load();
    return snapshot && built(snapshot.store, snapshot.seq);
  } catch (error) {
    const { message } = error as Error;
    started.then((log) =>
      log.info(`The stored search index cannot be used, so a new one is built: ${message}.`),
    );
    return undefined;
  }
}

const replay = (db: OpenDatabase['db'], built: Built) =>
  replayLog(db, {
    index: built.index,
    cursor: built.cursor,
    confirm(confirmed) {
      built.cursor = confirmed;
    },
  });

/**
 * Reads the snapshot or builds the index, on the first call of `start` or the first search. Searches wait for it, and
 * retry a failed build. Without options, no snapshots are stored.
 */
export function openEmbeddedSearch(
  { db, version }: OpenDatabase,
  options?: SnapshotOptions,
): EmbeddedSearch {
  const snapshots = options && snapshotKeeper(db, options);
  let current: Built | undefined;
  let syncedVersion: number | undefined;
  let catchingUp: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> | undefined;
  const started = Promise.withResolvers<SearchLog>();
  let closeBy = Number.POSITIVE_INFINITY;

  async function readLog() {
    current ??= (await loadSnapshot(snapshots, started.promise)) ?? (await build(db));
    while ((await replay(db, current)) !== 'done') current = await build(db);
  }

  async function follow() {
    while (version.current() !== syncedVersion) {
      const versionBefore = version.current();
      await readLog();
      syncedVersion = versionBefore;
    }
  }

  /** Reads the log before each search, so that committed writes are found. */
  async function catchUp(): Promise<EmbeddedIndex> {
    while (current === undefined || version.current() !== syncedVersion) {
      catchingUp ??= follow().finally(() => {
        catchingUp = undefined;
      });
      await catchingUp;
    }
    return current.index;
  }

  async function save(): Promise<boolean> {
    if (!snapshots || !current || performance.now() >= closeBy) return true;
    return snapshots.save(current.store, current.cursor, () => performance.now() < closeBy);
  }

  function saveAgain(log: SearchLog, after: number, retryDelay = firstRetry) {
    timer = setTimeout(() => {
      saving = catchUp()
        .then(save, () => false)
        .catch((error: Error) => {
          if (performance.now() < closeBy)
            log.warn(`The search index could not be stored for the next start: ${error.message}`);
          return true;
        })
        .then((isDone) => {
          if (closeBy === Number.POSITIVE_INFINITY) {
            if (isDone) saveAgain(log, snapshotInterval);
            // If the catalogue changes often, it may change during every attempt.
            else saveAgain(log, retryDelay, Math.min(2 * retryDelay, maxRetryDelay));
          }
        });
    }, after).unref();
  }

  return {
    catchUp: async () => void (await catchUp()),
    isBuilt: () => current !== undefined,
    find: async (query) => (await catchUp()).search(query),
    rank: async (query, candidates) => (await catchUp()).rank(query, candidates),
    start(log) {
      started.resolve(log);
      catchUp().catch(() => {});
      if (snapshots) saveAgain(log, 0);
    },
    async close(deadline = performance.now() + closeTimeout) {
      clearTimeout(timer);
      closeBy = deadline;
      // Doesn't wait for a build in progress.
      if (!timer || catchingUp) return;
      const saved = Promise.resolve(saving).then(save);
      const timeout = Math.max(deadline - performance.now(), 0);
      await Promise.race([saved, sleep(timeout, undefined, { ref: false })]).catch(() => {});
    },
  };
}
