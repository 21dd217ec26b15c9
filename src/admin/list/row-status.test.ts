import { expect, test } from 'vitest';
import { texts } from '../../../messages/en/admin/list.ts';
import { statusesOf } from './row-status.ts';

const labels = (row: Parameters<typeof statusesOf>[0]) =>
  statusesOf(row, texts.status).map(({ label }) => label);
const now = '2026-11-20 12:00:00';

test.each([
  [{ active: true }, ['Live']],
  [{ active: false }, ['Hidden']],
  [{ active: true, expiresAt: null, now }, ['Live']],
  [{ active: true, expiresAt: '2026-12-20 12:00:00', now }, ['Live']],
  [{ active: true, expiresAt: '2026-11-23 13:00:00', now }, ['Expires in 3 d']],
  [{ active: true, expiresAt: '2026-11-21 12:00:00', now }, ['Expires in 1 d']],
  [{ active: true, expiresAt: '2026-11-20 13:30:00', now }, ['Expires in 2 h']],
  [{ active: true, expiresAt: now, now }, ['Expired']],
  [{ active: false, expiresAt: '2020-01-01 00:00:00', now }, ['Hidden']],
  [{ active: true, startsAt: '2026-11-20 12:01:00', now }, ['Scheduled']],
  [{ active: true, startsAt: now, now }, ['Live']],
  [{ active: true, endsAt: '2026-11-23 13:00:00', now }, ['Ends in 3 d']],
  [{ active: true, startsAt: '2026-11-01 00:00:00', endsAt: now, now }, ['Ended']],
  [{ untranslated: ['tr' as const], image: null }, ['Missing Turkish', 'No image']],
  [{ untranslated: [], image: '/uploads/a' }, []],
  [{ active: true, link: 'broken' as const }, ['Live', 'Broken link']],
  [{ link: 'moved' as const }, ['Link moved']],
  [{ link: undefined }, []],
])('%j has the chips %j', (row, expected) => {
  expect(labels(row)).toEqual(expected);
});
