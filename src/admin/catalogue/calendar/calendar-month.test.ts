import { expect, test } from 'vitest';
import { weeksOf } from './calendar-month.tsx';

test('a month is shown as whole weeks that start on Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2026-12').flat()).toContain('2026-12-31');
});
