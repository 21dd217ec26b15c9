/** Waits until the site has run each of its nightly jobs. */
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../db/open.ts';
import { listJobRecords } from '../../server/operation/nightly/job-record.ts';
import type { Walked } from './walked.ts';

/** No partner of the sample catalogue has a site. */
const expectedFailure: Record<string, RegExp> = { 'link check': /^None of \d+ hosts answered/ };

const interval = 100;
const timeout = 60_000;

export async function walkJobs(walked: Walked, address: string, jobs: readonly string[]) {
  const database = await openDatabase(address);
  try {
    const end = performance.now() + timeout;
    for (;;) {
      const records = new Map(
        (await listJobRecords(database.db)).map(({ job, record }) => [job, record]),
      );
      const isDone = jobs.every((job) => records.has(job));
      if (!isDone && performance.now() < end) {
        await wait(interval);
        continue;
      }
      for (const job of jobs) {
        const record = records.get(job);
        const hasFailed = !record?.night && !expectedFailure[job]?.test(record?.reason ?? '');
        walked.note('jobs', job, JSON.stringify(record ?? 'not run'), !hasFailed);
      }
      return;
    }
  } finally {
    await database.close();
  }
}
