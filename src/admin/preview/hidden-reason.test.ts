import { expect, test } from 'vitest';
import { hiddenReason } from './hidden-reason.ts';

const now = '2026-11-20 12:00:00';
const shown = { is_active: true, market_code: 'US' as const, expires_at: null };

test.each([
  [shown, undefined],
  [{ ...shown, expires_at: '2026-11-20 12:00:01' }, undefined],
  [{ ...shown, expires_at: now }, 'Expired: nobody sees it.'],
  [{ ...shown, ends_at: now }, 'Ended: nobody sees it.'],
  [{ ...shown, starts_at: now, ends_at: '2026-11-20 12:00:01' }, undefined],
  [
    { ...shown, starts_at: '2026-11-20 12:01:00' },
    'Scheduled: nobody sees it before 2026-11-20 12:01.',
  ],
  [{ ...shown, market_code: 'TR' as const }, 'Not shown in this market: it is for TR.'],
  [{ ...shown, is_active: 0, expires_at: now }, 'Hidden: nobody sees it.'],
])('%j is hidden because: %s', (draft, reason) => {
  expect(hiddenReason(draft, 'US', now)).toBe(reason);
});

test('before the time of the site is known, nothing has expired', () => {
  expect(hiddenReason({ ...shown, expires_at: '2020-01-01 00:00:00' }, 'US')).toBeUndefined();
});
