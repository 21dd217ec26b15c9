import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../db/open.ts';
import { takeLease } from '../../../db/repositories/operation/lease.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { findJobRecord } from './job-record.ts';
import type { NightlyJob } from './nightly-job.ts';
import { runDueJobs, scheduleNightlyJobs } from './nightly-schedule.ts';

let given: TestApp;
let other: OpenDatabase;
beforeEach(async () => {
  given = await testApp();
  other = await openDatabase(given.address);
});
afterEach(async () => {
  vi.useRealTimers();
  await other.close();
  await given.app.close();
});

const never = new AbortController().signal;
const job = (name: string, run: NightlyJob['run'] = async () => {}) => ({ name, run: vi.fn(run) });
const fails = (name: string) => job(name, () => Promise.reject(new Error('The disk is full.')));

/** The site is in Istanbul, three hours ahead. */
const runAt = (
  instant: string,
  jobs: NightlyJob[],
  { db }: Pick<OpenDatabase, 'db'> = given.database,
  signal = never,
) =>
  runDueJobs(
    { db, jobs, log: given.app.log, timeZone: 'Europe/Istanbul', now: () => new Date(instant) },
    signal,
  );

test('a job runs once per night, from half past three in the site’s time zone', async () => {
  const cleanup = job('cleanup');
  const times = ['11-21T12:00', '11-22T00:29', '11-22T00:30', '11-22T23:59', '11-23T00:31'];
  const runs: number[] = [];
  for (const time of times) {
    await runAt(`2026-${time}:00Z`, [cleanup]);
    runs.push(cleanup.run.mock.calls.length);
  }
  expect(runs).toEqual([1, 1, 2, 2, 3]);
});

test('one run catches up on missed nights', async () => {
  const cleanup = job('cleanup');
  await runAt('2026-11-20T02:00:00Z', [cleanup]);
  await runAt('2026-11-25T15:00:00Z', [cleanup]);
  await runAt('2026-11-25T15:01:00Z', [cleanup]);
  expect(cleanup.run).toHaveBeenCalledTimes(2);
});

test('a failing job doesn’t block the others and is retried after an hour', async () => {
  const [broken, cleanup] = [fails('broken'), job('cleanup')];
  await runAt('2026-11-20T02:00:00Z', [broken, cleanup]);
  await runAt('2026-11-20T02:59:00Z', [broken, cleanup]);
  expect([broken.run, cleanup.run].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await runAt('2026-11-20T03:00:00Z', [broken, cleanup]);
  expect([broken.run, cleanup.run].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

test('a later failure keeps the last success, and a success clears the failure', async () => {
  await runAt('2026-11-20T02:00:00Z', [job('backup')]);
  await runAt('2026-11-21T02:00:00Z', [fails('backup')]);
  expect(await findJobRecord(given.db, 'backup')).toEqual({
    night: '2026-11-20',
    succeeded_at: '2026-11-20T02:00:00.000Z',
    failed_at: '2026-11-21T02:00:00.000Z',
    reason: 'The disk is full.',
  });
  await runAt('2026-11-21T05:00:00Z', [job('backup')]);
  expect(await findJobRecord(given.db, 'backup')).toEqual({
    night: '2026-11-21',
    succeeded_at: '2026-11-21T05:00:00.000Z',
  });
});

test('two processes run a job once between them', async () => {
  const cleanup = job('cleanup');
  await Promise.all(
    [given.database, other].map((database) => runAt('2026-11-20T02:00:00Z', [cleanup], database)),
  );
  expect(cleanup.run).toHaveBeenCalledTimes(1);
});

test('shutdown stops a job, which counts as neither done nor failed', async () => {
  const stop = new AbortController();
  const long = job('long', async (signal) => {
    stop.abort();
    signal.throwIfAborted();
  });
  const next = job('next');
  await runAt('2026-11-20T02:00:00Z', [long, next], given.database, stop.signal);
  expect(await findJobRecord(given.db, 'long')).toEqual({});
  expect(next.run).not.toHaveBeenCalled();
});

test('shutdown does not wait for another process’s lease', async () => {
  const lease = { name: 'nightly jobs', holder: 'of another machine|1|2', milliseconds: 8_000 };
  await takeLease(other.db, lease);
  const stop = new AbortController();
  const cleanup = job('cleanup');
  const running = runAt('2026-11-20T02:00:00Z', [cleanup], given.database, stop.signal);
  const asked = vi.spyOn(given.db.getExecutor(), 'executeQuery');
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  stop.abort();
  await running;
  expect(cleanup.run).not.toHaveBeenCalled();
});

test('no job runs in the first minute after startup', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ran = Promise.withResolvers<void>();
  const cleanup = job('cleanup', async () => ran.resolve());
  const { db } = given;
  const stop = scheduleNightlyJobs({ db, log: given.app.log, timeZone: 'UTC', jobs: [cleanup] });
  onTestFinished(stop);
  vi.advanceTimersByTime(59_999);
  expect(cleanup.run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await ran.promise;
});
