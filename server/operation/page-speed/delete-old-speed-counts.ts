import type { Kysely } from 'kysely';
import { speedDays } from '#contract/operation/page-speed.ts';
import { dayBefore, localDay } from '#contract/wall-clock.ts';
import { deleteSpeedCountsBefore } from '../../../db/repositories/operation/page-speed-count.ts';
import type { Database } from '../../../db/tables.ts';

export async function deleteOldSpeedCounts(
  db: Kysely<Database>,
  timeZone: string,
  now = new Date(),
): Promise<void> {
  const today = localDay(timeZone, now);
  await deleteSpeedCountsBefore(db, dayBefore(today, speedDays));
}
