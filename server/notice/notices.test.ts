import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeJobRecord } from '../nightly/job-record.ts';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

test('the dashboard names a nightly job that failed, with the reason, until it succeeds', async () => {
  const notices = async () => (await given.call('GET', '/admin/dashboard')).body.notices;
  const failed_at = '2026-11-21T02:00:00.000Z';
  await writeJobRecord(given.db, 'visitor cleanup', { failed_at, reason: 'There is no room.' });
  expect(await notices()).toEqual([
    {
      kind: 'nightly-job-failed',
      job: 'visitor cleanup',
      reason: 'There is no room.',
      at: failed_at,
    },
  ]);
  await writeJobRecord(given.db, 'visitor cleanup', { succeeded_at: failed_at });
  expect(await notices()).toEqual([]);
});
