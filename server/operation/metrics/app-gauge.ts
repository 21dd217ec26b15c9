import { setTimeout as wait } from 'node:timers/promises';
import { findLogHead } from '../../../db/change-log.ts';
import { gauge } from '../../../db/metrics/measure.ts';
import { queueLength } from '../../../db/metrics/queue-length.ts';
import { countLinksByState } from '../../../db/repositories/partner/link-check.ts';
import { listWebhooks } from '../../../db/repositories/webhook/webhook.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Deps } from '../../deps.ts';
import { nightlyJobs } from '../nightly/job-list.ts';
import { listJobRecords } from '../nightly/job-record.ts';

const info = gauge({
  name: 'aceboard_info',
  help: 'Always 1, labelled with the version.',
  labels: ['version', 'database'],
});
const ready = gauge({
  name: 'aceboard_ready',
  help: '1 if this process is ready for requests, else 0.',
});
const logHead = gauge({
  name: 'aceboard_change_log_head',
  help: 'The number of the latest catalogue change made by any process.',
});
const searchPending = gauge({
  name: 'aceboard_search_pending_changes',
  help: 'Changes not in Meilisearch yet. Until then, the embedded engine answers.',
});
const searchDegraded = gauge({
  name: 'aceboard_search_degraded',
  help: '1 if Meilisearch is set up but not answering searches, else 0.',
});
const cacheBytes = gauge({
  name: 'aceboard_cache_bytes',
  help: 'Size of a cache.',
  labels: ['cache'],
});
const cacheEntries = gauge({
  name: 'aceboard_cache_entries',
  help: 'Number of entries in a cache.',
  labels: ['cache'],
});

const jobAge = gauge({
  name: 'aceboard_nightly_job_age_seconds',
  help: 'The time since a nightly job, such as the backup, last succeeded.',
  labels: ['nightly_job'],
});
const jobFails = gauge({
  name: 'aceboard_nightly_job_failing',
  help: '1 if the last attempt of a nightly job failed, else 0.',
  labels: ['nightly_job'],
});
const webhookPending = gauge({
  name: 'aceboard_webhook_pending_changes',
  help: 'Changes waiting to be sent to a webhook, at most 10000.',
  labels: ['webhook', 'state'],
});

const links = gauge({
  name: 'aceboard_links',
  help: 'External links, by the result of their last check. None while links aren’t checked.',
  labels: ['state'],
});

/** In milliseconds. A hanging database must not prevent Prometheus from reading everything else. */
const readTimeout = 1_000;

const inTime = <Value>(read: () => Promise<Value>) => {
  const tooLate = wait(readTimeout, undefined, { ref: false });
  return Promise.race([read().catch(() => undefined), tooLate]);
};

export function readAppGauges(deps: Deps) {
  const { settings, database, search, readiness, emails, ...caches } = deps;
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

  // A job that has been switched off, such as the backup, leaves a record, which must not trigger alerts.
  const ownJobs = new Set(nightlyJobs(deps).map(({ name }) => name));
  const readJobs = async () => {
    const records = (await inTime(() => listJobRecords(database.db))) ?? [];
    return records.filter(({ job }) => ownJobs.has(job));
  };
  jobAge.readMany(async () =>
    (await readJobs()).flatMap(({ job, record: { succeeded_at } }) =>
      succeeded_at === undefined
        ? []
        : [{ values: [job], value: (Date.now() - Date.parse(succeeded_at)) / 1000 }],
    ),
  );
  jobFails.readMany(async () =>
    (await readJobs()).map(({ job, record: { failed_at } }) => ({
      values: [job],
      value: Number(failed_at !== undefined),
    })),
  );
  webhookPending.readMany(async () =>
    ((await inTime(() => listWebhooks(database.db))) ?? []).map(({ id, state, pending }) => ({
      values: [String(id), state],
      value: pending,
    })),
  );

  links.readMany(async () =>
    (await inTime(deps.linkChecker.isOn))
      ? ((await inTime(() => countLinksByState(database.db))) ?? []).map(({ state, links }) => ({
          values: [state],
          value: Number(links),
        }))
      : [],
  );

  const { reads, pageCache, responseCache } = caches;
  for (const [name, { size }] of Object.entries({
    results: reads,
    pages: pageCache,
    urls: responseCache,
  })) {
    cacheBytes.read([name], () => size().bytes);
    cacheEntries.read([name], () => size().entries);
  }
  queueLength.read(['emails'], emails.pending);
}
