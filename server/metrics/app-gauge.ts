import { setTimeout as wait } from 'node:timers/promises';
import { findLogHead } from '../../db/change-log.ts';
import { gauge } from '../../db/metrics/measure.ts';
import { queueLength } from '../../db/metrics/queue-length.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { Deps } from '../deps.ts';

const info = gauge({
  name: 'aceboard_info',
  help: 'The version of the program, and 1.',
  labels: ['version', 'database'],
});
const ready = gauge({
  name: 'aceboard_ready',
  help: '1 where this process may get requests, else 0.',
});
const logHead = gauge({
  name: 'aceboard_change_log_head',
  help: 'The number of the last change of the catalogue, by whichever process.',
});
const searchPending = gauge({
  name: 'aceboard_search_pending_changes',
  help: 'Changes that Meilisearch does not have yet. The embedded engine answers meanwhile.',
});
const searchDegraded = gauge({
  name: 'aceboard_search_degraded',
  help: '1 where searches are answered without Meilisearch although it is set up, else 0.',
});
const cacheBytes = gauge({
  name: 'aceboard_cache_bytes',
  help: 'The size of what a cache stores.',
  labels: ['cache'],
});
const cacheEntries = gauge({
  name: 'aceboard_cache_entries',
  help: 'The number of entries that a cache stores.',
  labels: ['cache'],
});

/** In milliseconds. A database that hangs must not keep Prometheus from reading all else. */
const readTimeout = 1_000;

const inTime = <Value>(read: () => Promise<Value>) => {
  const tooLate = wait(readTimeout, undefined, { ref: false });
  return Promise.race([read().catch(() => undefined), tooLate]);
};

export function readAppGauges(deps: Deps) {
  const { settings, database, search, readiness, accounts, ...caches } = deps;
  info.read([packageFile.version, settings.DATABASE_URL ? 'postgres' : 'sqlite'], () => 1);

  const readHead = () => inTime(() => findLogHead(database.db));
  logHead.read([], readHead);
  ready.read([], async () => {
    const isReady = readiness.isReady() && search.isReady() && (await readHead()) !== undefined;
    return Number(isReady);
  });

  const readSearch = () => inTime(() => search.health());
  searchPending.read([], async () => (await readSearch())?.pending);
  searchDegraded.read([], async () => Number((await readSearch())?.status !== 'ok'));

  const { reads, pageCache, responseCache } = caches;
  for (const [name, { size }] of Object.entries({
    results: reads,
    pages: pageCache,
    urls: responseCache,
  })) {
    cacheBytes.read([name], () => size().bytes);
    cacheEntries.read([name], () => size().entries);
  }
  queueLength.read(['emails'], accounts.pendingEmails);
}
