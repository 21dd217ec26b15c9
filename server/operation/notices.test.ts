import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { writeJobRecord } from './nightly/job-record.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

test('the dashboard names a failed nightly job and the reason until it succeeds', async () => {
  const notices = async () => (await given.call('GET', '/admin/dashboard')).body.notices;
  const failed_at = new Date().toISOString();
  await writeJobRecord(given.db, 'visitor cleanup', { failed_at, reason: 'The disk is full.' });
  expect(await notices()).toEqual([
    {
      kind: 'nightly-job-failed',
      job: 'visitor cleanup',
      reason: 'The disk is full.',
      at: failed_at,
    },
  ]);
  await writeJobRecord(given.db, 'visitor cleanup', { succeeded_at: failed_at });
  expect(await notices()).toEqual([]);
});

test('every process reports the failures and the outdated backup of the only one with BACKUP_DIR', async () => {
  const notices = async () => (await given.call('GET', '/admin/dashboard')).body.notices;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const reason = 'The disk is full.';
  await writeJobRecord(given.db, 'backup', { succeeded_at: ago(3), failed_at: ago(0.1), reason });
  expect(await notices()).toMatchObject([
    { kind: 'nightly-job-failed', job: 'backup', reason },
    { kind: 'backup-old' },
  ]);
  await writeJobRecord(given.db, 'backup', { succeeded_at: ago(40), failed_at: ago(39), reason });
  expect(await notices()).toEqual([]);
});
