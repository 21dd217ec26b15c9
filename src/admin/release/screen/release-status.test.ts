// Runs on SQLite only: formats a release.
import { expect, test } from 'vitest';
import type { Release } from '#contract/release/release.ts';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { isInTrouble, publicationText, releaseStatuses } from './release-status.ts';

const release: Release = {
  id: 1,
  name: 'Black Friday',
  publish_at: null,
  when_approved: false,
  state: 'open',
  proposals: 10,
  conflicts: 0,
  undo_of: null,
  author: 'Ada',
  created_at: '2026-11-20T08:00:00.000Z',
  published_at: null,
  published_by: null,
  failure: null,
  unapproved: 0,
  is_late: false,
  is_agents: false,
};

const read = (special: Partial<Release>) =>
  releaseStatuses({ ...release, ...special }, texts.release).map(
    ({ label, tone }) => `${label}: ${tone}`,
  );

test('an open release has no other marks', () => {
  expect(read({})).toEqual(['Open: plain']);
});

test('what keeps a release from being published is shown next to its state', () => {
  expect(read({ state: 'waiting', is_late: true, conflicts: 2, unapproved: 1 })).toEqual([
    'Scheduled: plain',
    'Late: bad',
    '2 conflicts: bad',
    '1 to approve: warning',
  ]);
});

test('a release that failed or is late is in trouble', () => {
  expect(isInTrouble(release)).toBe(false);
  expect(isInTrouble({ ...release, state: 'failed' })).toBe(true);
  expect(isInTrouble({ ...release, state: 'waiting', is_late: true })).toBe(true);
});

test('a minute is shown in the time zone of the site, without converting it', () => {
  const at = (special: Partial<Release>) =>
    publicationText({ ...release, ...special }, texts.release);
  expect(at({})).toBe('Not scheduled');
  expect(at({ when_approved: true })).toBe('When approved');
  expect(at({ publish_at: '2026-11-27 00:00:00' })).toBe('Nov 27, 2026, 12:00 AM');
});
