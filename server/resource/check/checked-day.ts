/** Rejects days on which a fact, a rule or terms can't have been checked yet. */
import type { Transaction } from 'kysely';
import { findToday } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import type { FieldError } from '../../errors.ts';

const names = new Set(['verified_on', 'checked_on', 'last_verified_at']);

type Day = { path: string; day: string };

const daysIn = (written: unknown, path: readonly string[] = []): Day[] => {
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([name, value]) =>
    names.has(name) && typeof value === 'string'
      ? [{ path: [...path, name].join('.'), day: value }]
      : daysIn(value, [...path, name]),
  );
};

export async function problemsOfDays(
  trx: Transaction<Database>,
  draft: unknown,
): Promise<FieldError[]> {
  const days = daysIn(draft);
  if (days.length === 0) return [];
  const today = await findToday(trx);
  return days
    .filter(({ day }) => day > today)
    .map(({ path }) => ({ path, message: 'Must not be in the future' }));
}
