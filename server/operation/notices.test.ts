import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { writeJobRecord } from './nightly/job-record.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

test('the dashboard shows a failed nightly job and the reason until it succeeds', async () => {
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

test('the dashboard lists the licences that end within 30 days, soonest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T12:00:00Z') });
  try {
    const { id: regulator_id } = await given.make.regulator();
    const ends: [name: string, valid_until: string | null, more?: object][] = [
      ['In 31 days', '2027-01-02'],
      ['In 30 days', '2027-01-01'],
      ['Today', '2026-12-02'],
      ['Yesterday', '2026-12-01'],
      ['Never', null],
      ['Suspended', '2026-12-10', { state: 'suspended' }],
    ];
    for (const [name, valid_until, more] of ends) {
      const facts = { licences: [{ regulator_id, valid_until, ...more }] };
      await given.make.product({ i18n: { en: { name } }, facts });
    }
    const { body } = await given.call('GET', '/admin/dashboard');
    const regulator = (await given.call('GET', `/admin/regulators/${regulator_id}`)).body.name;
    expect(body.notices).toEqual([
      {
        kind: 'licences-end',
        total: 2,
        licences: [
          { id: 3, name: 'Today', regulator, valid_until: '2026-12-02' },
          { id: 2, name: 'In 30 days', regulator, valid_until: '2027-01-01' },
        ],
      },
    ]);
  } finally {
    vi.useRealTimers();
  }
});
