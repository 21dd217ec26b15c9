/**
 * Runs each job once per night, in only one process. If a night was missed, its jobs run a minute after the next start.
 * A failed job is retried after an hour.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { dayBefore, wallClock } from '#contract/wall-clock.ts';
import { holdLease } from '../../../db/lease.ts';
import type { Database } from '../../../db/tables.ts';
import { findJobRecord, writeJobRecord } from './job-record.ts';
import type { NightlyJob } from './nightly-job.ts';

/** In local time. Few visitors are online, and few time zones skip or repeat this hour. */
const startTime = '03:30:00';
const retryAfter = 60 * 60_000;
const longestRun = 4 * 60 * 60_000;
const maxReason = 500;

type Nightly = {
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  timeZone: string;
  jobs: readonly NightlyJob[];
  now: () => Date;
};

/** Identifies a night by the local date on which its jobs become due. */
function nightOf(now: Date, timeZone: string): string {
  const [day = '', time = ''] = wallClock(timeZone).format(now).split(' ');
  return time >= startTime ? day : dayBefore(day, 1);
}

async function isDue({ db, timeZone, now }: Nightly, { name }: NightlyJob): Promise<boolean> {
  const { night, failed_at } = await findJobRecord(db, name);
  if (night === nightOf(now(), timeZone)) return false;
  // A clock that was set back must not delay the next attempt.
  return !failed_at || Math.abs(now().getTime() - Date.parse(failed_at)) >= retryAfter;
}

async function runJob(nightly: Nightly, job: NightlyJob, signal: AbortSignal) {
  const { db, log, timeZone, now } = nightly;
  const night = nightOf(now(), timeZone);
  try {
    await job.run(AbortSignal.any([signal, AbortSignal.timeout(longestRun)]));
    if (signal.aborted) return;
    await writeJobRecord(db, job.name, { night, succeeded_at: now().toISOString() });
  } catch (error) {
    // A stopped job has not failed.
    if (signal.aborted) return;
    log.error({ err: error, job: job.name }, 'A nightly job failed and will be retried in an hour');
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, maxReason);
    const { failed_at: _, reason: __, ...success } = await findJobRecord(db, job.name);
    const failed_at = now().toISOString();
    await writeJobRecord(db, job.name, { ...success, failed_at, reason });
  }
}

export async function runDueJobs(nightly: Nightly, signal: AbortSignal): Promise<void> {
  const { db, jobs } = nightly;
  const due: NightlyJob[] = [];
  for (const job of jobs) if (await isDue(nightly, job)) due.push(job);
  if (due.length === 0 || signal.aborted) return;
  await withLease(db, signal, async (held) => {
    for (const job of due) {
      if (held.aborted) return;
      // Another process may have run it while this one waited for the lease.
      if (await isDue(nightly, job)) await runJob(nightly, job, held);
    }
  });
}

async function withLease(
  db: Kysely<Database>,
  signal: AbortSignal,
  work: (held: AbortSignal) => Promise<void>,
) {
  const lost = new AbortController();
  const held = AbortSignal.any([signal, lost.signal]);
  const gained = Promise.withResolvers<void>();
  const lease = holdLease(db, 'nightly jobs', gained.resolve);
  signal.addEventListener('abort', () => gained.resolve(), { once: true });
  let watch: NodeJS.Timeout | undefined;
  try {
    await gained.promise;
    watch = setInterval(() => lease.isHeld() || lost.abort(), 1_000).unref();
    if (!signal.aborted) await work(held);
  } finally {
    clearInterval(watch);
    await lease.release();
  }
}

const interval = 60_000;

/** Returns a function that stops the scheduler and waits for the running job. */
export function scheduleNightlyJobs(nightly: Omit<Nightly, 'now'>): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  async function run() {
    try {
      await runDueJobs({ ...nightly, now: () => new Date() }, stop.signal);
    } catch (error) {
      nightly.log.error({ err: error }, 'Nightly jobs could not be run');
    }
    running = undefined;
  }
  const timer = setInterval(() => {
    running ??= run();
  }, interval).unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
