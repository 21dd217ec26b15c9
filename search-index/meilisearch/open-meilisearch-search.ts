/** One process feeds Meilisearch in the background, and every process knows whether Meilisearch can be searched. */
import { holdLease, type Lease } from '../../db/lease.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { SearchLog } from '../engine-log.ts';
import type { SearchQuery, SearchResults } from '../search-index.ts';
import { createFeeder } from './feeder/feeder.ts';
import { liveNames } from './feeder/index-generation.ts';
import { type Rank, searchMeilisearch } from './index/search-meilisearch.ts';
import type { MeilisearchServer } from './server/server-access.ts';

const pollInterval = 200;
/** The interval for checking that Meilisearch is reachable and still has the same indexes. */
const heartbeatInterval = 1000;
const firstRetry = 250;
const maxRetryDelay = 5000;
/** The longest that a visitor should wait while typing. After that, the embedded engine searches instead. */
const searchTimeout = 500;
const longBehind = 10_000;
const shutdownTimeout = 1000;

type Opened = {
  /** The embedded engine ranks what Meilisearch finds. */
  rank: Rank;
  database: Pick<OpenDatabase, 'db' | 'version'>;
  server: Pick<MeilisearchServer, 'client' | 'isShared'>;
  log: SearchLog;
};

/** Needs no lease, because only this process uses its own server. */
const withoutLease: Lease = { isHeld: () => true, release: async () => {} };

export type MeilisearchSearch = ReturnType<typeof startMeilisearchSearch>;

export function startMeilisearchSearch({ database, server, log, rank }: Opened) {
  const { client } = server;
  const closing = new AbortController();
  const lease = server.isShared
    ? holdLease(database.db, 'meilisearch feeder', () => {
        nextAt = 0;
        poll();
      })
    : withoutLease;
  const feeder = createFeeder({ database, client, log, closing: closing.signal, lease });
  let fault: string | undefined = 'Meilisearch is starting';
  let failures = 0;
  let nextAt = 0;
  let behindSince: number | undefined = performance.now();
  let round: Promise<void> | undefined;

  /** In milliseconds since the failure was noticed. */
  function behindFor(): number {
    if (feeder.isUpToDate()) behindSince = undefined;
    else behindSince ??= performance.now() - 1;
    return behindSince === undefined ? 0 : performance.now() - behindSince;
  }

  async function runRound() {
    try {
      const isSearchable = await feeder.catchUp();
      failures = 0;
      nextAt = performance.now() + (isSearchable ? heartbeatInterval : firstRetry);
      if (!isSearchable) return;
      if (fault !== undefined) log.info('Meilisearch answers searches.');
      fault = undefined;
    } catch (error) {
      if (closing.signal.aborted) return;
      suspect(error);
      nextAt = performance.now() + Math.min(maxRetryDelay, firstRetry * 2 ** failures);
      failures += 1;
    }
  }

  function suspect(error: unknown) {
    const found = error instanceof Error ? error.message : String(error);
    if (found !== fault) log.warn(`Searches are answered without Meilisearch: ${found}`);
    fault = found;
  }

  function poll() {
    if (round || closing.signal.aborted || !isDue()) return;
    round = runRound().finally(() => {
      round = undefined;
    });
  }

  async function releaseAfterRound() {
    await round;
    await lease.release();
  }

  const isDue = () =>
    performance.now() >= nextAt || (failures === 0 && (behindFor() > 0 || feeder.isReconcileDue()));

  const timer = setInterval(poll, pollInterval).unref();
  if (lease.isHeld()) poll();

  return {
    /**
     * Returns undefined if Meilisearch is down or is missing even a single write. The embedded engine searches instead,
     * because responses are cached for the current version of the catalogue.
     */
    async find(query: SearchQuery): Promise<SearchResults | undefined> {
      if (fault !== undefined || !feeder.isUpToDate()) return undefined;
      const signal = AbortSignal.timeout(searchTimeout);
      try {
        const index = { client: client(), name: liveNames[query.language] };
        const found = await searchMeilisearch(index, query, rank, signal);
        // A reindex may have swapped in indexes that lack the latest writes.
        if (await feeder.knowsWhatIsSearched()) return found;
        nextAt = 0;
        return undefined;
      } catch (error) {
        suspect(error);
        nextAt = 0;
        return undefined;
      }
    },
    async health() {
      const isWell = fault === undefined && behindFor() < longBehind && !feeder.hasRefused();
      const status = isWell ? 'ok' : 'degraded';
      return { engine: 'meilisearch', status, pending: await feeder.pending() } as const;
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      const timeout = new Promise((resolve) => setTimeout(resolve, shutdownTimeout).unref());
      await Promise.race([releaseAfterRound(), timeout]);
    },
  };
}
