/**
 * Keeps Meilisearch up to date with the change log. The cursor only advances past writes that Meilisearch reported as
 * succeeded, so failed writes are retried and none is lost. Only the process that holds the lease feeds Meilisearch.
 * The others read its cursor from the database, which shows which writes are searchable.
 */
import type { Meilisearch } from 'meilisearch';
import { countChangesSince, findLogHead } from '../../../db/change-log.ts';
import type { Lease } from '../../../db/lease.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import type { SearchLog } from '../../engine-log.ts';
import { replayLog } from '../../replay-changes.ts';
import { createMeilisearchIndex } from '../index/meilisearch-index.ts';
import { isTransientFailure } from '../index/task.ts';
import { tolerantIndex } from '../index/tolerant-index.ts';
import {
  findGeneration,
  isSearched,
  liveNames,
  readCursor,
  recordSearched,
  storeCursor,
} from './index-generation.ts';
import { rebuildIndexes } from './rebuild-index.ts';
import { repairIndex } from './repair-index.ts';

const hour = 3_600_000;
/** After this many transient failures of a batch, its documents are tried one by one. */
const maxTransientFailures = 4;

type Feeding = {
  database: Pick<OpenDatabase, 'db' | 'version'>;
  client: () => Meilisearch;
  log: SearchLog;
  closing: AbortSignal;
  lease: Pick<Lease, 'isHeld'>;
};

export function createFeeder({ database: { db, version }, client, log, closing, lease }: Feeding) {
  const refused = new Set<string>();
  let transientFailures = 0;
  let generation: string | undefined;
  let cursor = 0;
  let syncedVersion: number | undefined;
  let repairAt = 0;
  let isFeeding = false;

  function requireLease() {
    if (!lease.isHeld()) throw new Error('Another process has taken over feeding Meilisearch');
  }

  /** Checks the lease before each request, because rows read earlier may be older than those the next holder writes. */
  function leasedClient() {
    requireLease();
    return client();
  }

  const index = tolerantIndex(createMeilisearchIndex(leasedClient, liveNames, closing), {
    log,
    refused,
    isFault: (error) => transientFailures >= maxTransientFailures && isTransientFailure(error),
  });

  async function rebuild() {
    syncedVersion = undefined;
    ({ generation, cursor } = await rebuildIndexes({
      db,
      client: client(),
      log,
      refused,
      closing,
    }));
    repairAt = performance.now() + hour;
    log.info('The Meilisearch indexes were rebuilt.');
  }

  /** Rebuilds indexes whose state is unknown. */
  async function adoptGeneration() {
    const found = await findGeneration(client(), liveNames);
    if (found !== undefined && found === generation) return recordSearched(db, found);
    syncedVersion = undefined;
    const known = found === undefined ? undefined : await readCursor(db, found);
    if (found === undefined || known === undefined) return rebuild();
    generation = found;
    cursor = known;
    repairAt = 0;
    await recordSearched(db, found);
  }

  /**
   * Checks that the indexes still exist: if one was deleted, Meilisearch recreates it for the next document, but
   * without the others.
   */
  async function confirm(confirmed: number) {
    if ((await findGeneration(client(), liveNames)) !== generation) {
      syncedVersion = undefined;
      throw new Error('The Meilisearch indexes were replaced while being fed');
    }
    requireLease();
    cursor = confirmed;
    if (generation !== undefined) await storeCursor(db, generation, confirmed);
  }

  async function feed() {
    while (version.current() !== syncedVersion) {
      const current = version.current();
      if ((await replayLog(db, { index, cursor, confirm })) === 'done') syncedVersion = current;
      else await rebuild();
    }
  }

  async function repair() {
    const repaired = await repairIndex({ db, client: client(), index, between: feed });
    repairAt = performance.now() + hour;
    if (repaired.written + repaired.removed === 0) return;
    log.warn(
      `Meilisearch differed from the catalogue: ${repaired.written} documents were rewritten, ${repaired.removed} removed.`,
    );
  }

  /** The cursor and the comparison reveal anything that the previous holder left unfinished. */
  function beginFeeding() {
    if (!isFeeding) generation = undefined;
    isFeeding = true;
  }

  /** Returns false if there are no searchable indexes yet. */
  async function follow(): Promise<boolean> {
    isFeeding = false;
    refused.clear();
    const found = await findGeneration(client(), liveNames);
    const current = version.current();
    const known = found === undefined ? undefined : await readCursor(db, found);
    generation = known === undefined ? undefined : found;
    cursor = known ?? 0;
    syncedVersion =
      generation !== undefined && cursor >= (await findLogHead(db)) ? current : undefined;
    return generation !== undefined;
  }

  return {
    /**
     * Does whatever is pending: a rebuild, writes from the log, or part of the comparison. Returns false if another
     * process has yet to do it.
     */
    async catchUp(): Promise<boolean> {
      if (!lease.isHeld()) return follow();
      beginFeeding();
      try {
        await adoptGeneration();
        await feed();
        if (performance.now() >= repairAt) await repair();
        transientFailures = 0;
        return true;
      } catch (error) {
        transientFailures = isTransientFailure(error) ? transientFailures + 1 : 0;
        throw error;
      }
    },
    isUpToDate() {
      try {
        return syncedVersion === version.current();
      } catch {
        return false;
      }
    },
    /** False as soon as another process is about to swap in its indexes. */
    knowsWhatIsSearched: async () => generation !== undefined && isSearched(db, generation),
    isReconcileDue: () => lease.isHeld() && performance.now() >= repairAt,
    hasRefused: () => refused.size > 0,
    /** Counts rows of the log that aren't in Meilisearch yet, and documents that it rejects. */
    async pending() {
      const changes = await countChangesSince(db, cursor).catch(() => 0);
      return changes + refused.size;
    },
  };
}
