/** Every process has the embedded engine, and uses Meilisearch if it is available. */
import { histogram, secondsSince } from '../db/metrics/measure.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openEmbeddedSearch } from './embedded/open-embedded-search.ts';
import type { SnapshotOptions } from './embedded/snapshot/snapshot-keeper.ts';
import type { SearchLog } from './engine-log.ts';
import {
  type MeilisearchSearch,
  startMeilisearchSearch,
} from './meilisearch/open-meilisearch-search.ts';
import type { MeilisearchServer } from './meilisearch/server/server-access.ts';
import type { SearchQuery, SearchResults } from './search-index.ts';

type SearchHealth = {
  engine: 'embedded' | 'meilisearch';
  status: 'ok' | 'degraded';
  pending: number;
};

export type Search = {
  find(query: SearchQuery): Promise<SearchResults>;
  health(): Promise<SearchHealth>;
  /** Returns whether either engine can search. */
  isReady(): boolean;
  /** Starts loading the embedded index and feeding Meilisearch in the background. */
  start(log: SearchLog): void;
  /** Stores the index, but stops trying at `deadline`, on the clock of `performance.now()`. */
  close(deadline?: number): Promise<void>;
};

const times = histogram({
  name: 'aceboard_search_seconds',
  help: 'Duration of searches, by the engine that answered.',
  labels: ['engine'],
});

const catchUpInterval = 1000;

type Options = {
  server?: MeilisearchServer | undefined;
  /** A large embedded index is stored, so that the next process can load it. */
  snapshots?: SnapshotOptions;
};

export function openSearch(database: OpenDatabase, { server, snapshots }: Options = {}): Search {
  const embedded = openEmbeddedSearch(database, snapshots);
  let meilisearch: MeilisearchSearch | undefined;
  let timer: NodeJS.Timeout | undefined;

  return {
    async find(query) {
      const start = performance.now();
      const found = await meilisearch?.find(query);
      const result = found ?? (await embedded.find(query));
      times.of(found ? 'meilisearch' : 'embedded').observe(secondsSince(start));
      return result;
    },
    health: async () => (await meilisearch?.health()) ?? notStarted(server),
    isReady: embedded.isBuilt,
    start(log) {
      embedded.start(log);
      if (!server) return;
      server.start(log);
      meilisearch = startMeilisearchSearch({
        database,
        server,
        log,
        rank: embedded.rank,
      });
      // The embedded engine also follows the log, so that it is up to date when it has to take over.
      timer = setInterval(() => {
        embedded
          .catchUp()
          .catch((error: unknown) => log.warn(`Updating the search index failed: ${error}`));
      }, catchUpInterval).unref();
    },
    async close(deadline) {
      clearInterval(timer);
      await meilisearch?.close();
      await Promise.all([embedded.close(deadline), server?.stop()]);
    },
  };
}

const notStarted = (server: MeilisearchServer | undefined): SearchHealth =>
  server
    ? { engine: 'meilisearch', status: 'degraded', pending: 0 }
    : { engine: 'embedded', status: 'ok', pending: 0 };
