// Runs in test:long only: backs up whole sites.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { parseSettings, type Settings } from '../../settings.ts';
import type { TestApp } from '../../testing/app.ts';
import { writeJobRecord } from '../nightly/job-record.ts';
import { lastBackup } from './last-backup.ts';
import { backUpTonight } from './nightly-backup.ts';
import { emptyPlace, openSite } from './testing/changing-site.ts';

const never = new AbortController().signal;
let folder: string;
let site: TestApp;
let settings: Settings;

beforeEach(async () => {
  const place = await emptyPlace();
  folder = join(temporaryFolder(), 'backups');
  const variables = { ...place.variables, BACKUP_DIR: folder, BACKUP_KEEP: '2' };
  settings = parseSettings(variables);
  site = await openSite({ ...place, variables });
});
afterEach(() => site.app.close());

test('only the newest nightly backups are kept, and nothing else in the folder is touched', async () => {
  const old = [19, 20, 21].map((night) => `aceboard-2026-11-${night}T033000Z.tar`);
  mkdirSync(folder);
  for (const name of [...old, 'before-upgrade.tar', 'notes.txt'])
    writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, `.${old[0]}.unfinished-abc123`));
  mkdirSync(join(folder, '.before-upgrade.tar.unfinished-abc123'));
  await backUpTonight(settings, folder, never);
  const names = readdirSync(folder);
  const made = names.filter((name) => name.startsWith('aceboard-'));
  expect(made).toHaveLength(2);
  expect(made.filter((name) => !old.includes(name))).toHaveLength(1);
  expect(made).toContain(old[2]);
  expect(names.filter((name) => !name.startsWith('aceboard-'))).toEqual([
    '.before-upgrade.tar.unfinished-abc123',
    'before-upgrade.tar',
    'notes.txt',
  ]);
});

test('the dashboard warns when the last successful backup is more than two nights old', async () => {
  const notices = async () => (await site.call('GET', '/admin/dashboard')).body.notices;
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  expect(await notices()).toEqual([]);
  await writeJobRecord(site.db, 'backup', { succeeded_at: ago(47) });
  expect(await notices()).toEqual([]);
  const failure = { failed_at: ago(1), reason: 'The disk is full.' };
  await writeJobRecord(site.db, 'backup', { succeeded_at: ago(49), ...failure });
  expect(await notices()).toMatchObject([
    { kind: 'nightly-job-failed', job: 'backup', reason: 'The disk is full.' },
    { kind: 'backup-old' },
  ]);
  expect(await lastBackup(site.db)).toMatchObject({
    failedAt: failure.failed_at,
    reason: failure.reason,
  });
});
