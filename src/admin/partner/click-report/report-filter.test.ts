import { expect, test } from 'vitest';
import { withDay } from './report-filter.ts';

const days = { from: '2026-05-10', to: '2026-05-20' };

test('a chosen day replaces the period and keeps the other day', () => {
  expect(withDay('from', '2026-05-12', days)({ period: '28d', by: 'page' })).toEqual({
    ...{ by: 'page', from: '2026-05-12', to: '2026-05-20' },
  });
  expect(withDay('to', '2026-05-12', days)({})).toEqual({ from: '2026-05-10', to: '2026-05-12' });
});

test('days in the wrong order become a single day', () => {
  expect(withDay('from', '2026-06-01', days)({})).toEqual({ from: '2026-06-01', to: '2026-06-01' });
  expect(withDay('to', '2026-05-01', days)({})).toEqual({ from: '2026-05-01', to: '2026-05-01' });
});
