import type { Transaction } from 'kysely';
import type { Schedule } from '#contract/catalogue/schedule.ts';
import { scheduleColumns } from '../../../db/sql/schedule.ts';
import type { Database } from '../../../db/tables.ts';
import type { FieldError } from '../../errors.ts';

/** A start in an hour skipped by daylight saving time can fall after an end with a later wall-clock time. */
export async function problemOfPeriod(
  trx: Transaction<Database>,
  { starts_at, ends_at }: Schedule,
): Promise<FieldError[]> {
  if (starts_at === null || ends_at === null) return [];
  const { live_from, live_until } = await scheduleColumns(trx, { starts_at, ends_at });
  if (Number(live_until) > Number(live_from)) return [];
  return [
    {
      path: 'ends_at',
      message: 'Must be after the start, which falls in an hour that the clock skips',
    },
  ];
}
