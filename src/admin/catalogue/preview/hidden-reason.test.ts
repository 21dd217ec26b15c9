import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/catalogue/offer.ts';
import { hiddenReason, scheduledNote } from './hidden-reason.ts';

const now = '2026-11-20 12:00:00';
const shown = { is_active: true, market_code: 'US' as const, expires_at: null };

test.each([
  [shown, undefined],
  [{ ...shown, expires_at: '2026-11-20 12:00:01' }, undefined],
  [{ ...shown, expires_at: now }, 'Expired and no longer shown to visitors.'],
  [{ ...shown, ends_at: now }, 'Ended and no longer shown to visitors.'],
  [{ ...shown, starts_at: now, ends_at: '2026-11-20 12:00:01' }, undefined],
  [{ ...shown, starts_at: '2026-11-20 12:01:00' }, undefined],
  [{ ...shown, market_code: 'TR' as const }, 'Not shown in this market, only in TR.'],
  [{ ...shown, market_code: 'US-NJ' }, 'Not shown in this market, only in US-NJ.'],
  [{ ...shown, is_active: 0, expires_at: now }, 'Hidden from visitors.'],
])('%j is hidden because: %s', (draft, reason) => {
  expect(hiddenReason(draft, 'US', texts.preview, now)).toBe(reason);
});

test('an offer of a country is shown in its regions too', () => {
  expect(hiddenReason(shown, 'US-NJ', texts.preview, now)).toBeUndefined();
});

test('nothing is treated as expired until the site’s time is known', () => {
  expect(
    hiddenReason({ ...shown, expires_at: '2020-01-01 00:00:00' }, 'US', texts.preview),
  ).toBeUndefined();
});

test.each([
  ['2026-11-20 12:01:00', 'Scheduled: hidden until 2026-11-20 12:01.'],
  [now, undefined],
  [null, undefined],
])('an item that starts at %s has the note: %s', (starts_at, note) => {
  expect(scheduledNote({ ...shown, starts_at }, texts.preview, now)).toBe(note);
});
