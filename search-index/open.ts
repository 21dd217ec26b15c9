/** The search of a process: Meilisearch where there is one, and the embedded engine always. */
import type { OpenDatabase } from '../db/open.ts';
import { openEmbeddedSearch } from './embedded/embedded-search.ts';
import {
  type MeilisearchSearch,
  startMeilisearchSearch,
} from './meilisearch/meilisearch-search.ts';
import type { MeilisearchServer } from './meilisearch/server/server.ts';
import type { SearchAnswer, SearchQuery } from './search-index.ts';
import type { SearchLog } from './search-log.ts';

export type SearchHealth = {
  engine: 'embedded' | 'meilisearch';
  status: 'ok' | 'degraded';
  pending: number;
};

export type Search = {
  find(query: SearchQuery): Promise<SearchAnswer>;
  health(): Promise<SearchHealth>;
  /** From here on Meilisearch is fed; nobody waits for it. */
  start(log: SearchLog): void;
  close(): Promise<void>;
};

const catchUpInterval = 1000;

export async function openSearch(
  database: OpenDatabase,
  server?: MeilisearchServer,
): Promise<Search> {
  const embedded = await openEmbeddedSearch(database);
  let meilisearch: MeilisearchSearch | undefined;
  let timer: NodeJS.Timeout | undefined;

  return {
    find: async (query) => (await meilisearch?.find(query)) ?? embedded.find(query),
    health: async () => (await meilisearch?.health()) ?? notStarted(server),
    start(log) {
      if (!server) return;
      server.start(log);
      meilisearch = startMeilisearchSearch({ database, client: server.client, log });
      // So that it has nothing to make up for on the day it is needed.
      timer = setInterval(() => {
        embedded.catchUp().catch((error: unknown) => log.warn(`The search index: ${error}`));
      }, catchUpInterval).unref();
    },
    async close() {
      clearInterval(timer);
      await meilisearch?.close();
      await server?.stop();
    },
  };
}

const notStarted = (server: MeilisearchServer | undefined): SearchHealth =>
  server
    ? { engine: 'meilisearch', status: 'degraded', pending: 0 }
    : { engine: 'embedded', status: 'ok', pending: 0 };
