/** Waits until the site has run its nightly jobs. */
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../db/open.ts';
import { listJobRecords } from '../../server/operation/nightly/job-record.ts';
import type { Walked } from './walked.ts';

/** Jobs run one at a time, and this is the last one. */
const lastJob = 'news of links';

/** The partners of the sample catalogue have no websites. */
const expectedFailure: Record<string, RegExp> = { 'link check': /^None of \d+ hosts answered/ };

const interval = 100;
const timeout = 60_000;

export async function walkJobs(walked: Walked, address: string): Promise<void> {
  const database = await openDatabase(address);
  try {
    const end = performance.now() + timeout;
    let records = await listJobRecords(database.db);
    while (!records.some(({ job }) => job === lastJob) && performance.now() < end) {
      await wait(interval);
      records = await listJobRecords(database.db);
    }
    for (const { job, record } of records) {
      const isExpected = record.night || expectedFailure[job]?.test(record.reason ?? '');
      walked.note('jobs', job, JSON.stringify(record), Boolean(isExpected));
      walked.made.add(`job ${job}`);
    }
  } finally {
    await database.close();
  }
}
