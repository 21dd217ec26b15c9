import { expect, test } from 'vitest';
import { statusesOf } from './row-status.ts';

const labels = (row: Parameters<typeof statusesOf>[0]) => statusesOf(row).map(({ label }) => label);
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
  [{ names: { en: 'Luck', tr: null }, image: null }, ['Missing Turkish', 'No image']],
  [{ names: { en: 'Luck', tr: 'Şans' }, image: '/uploads/a' }, []],
])('%j has the chips %j', (row, expected) => {
  expect(labels(row)).toEqual(expected);
});
