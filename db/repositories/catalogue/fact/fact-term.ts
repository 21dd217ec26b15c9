import type { Kysely } from 'kysely';
import { dayBefore, wallClock } from '#contract/wall-clock.ts';
import type { Database } from '../../../tables.ts';
import { findTimeZone } from '../../site/setting.ts';

/** Facts that were last checked before this day are out of date. */
export async function findFactTerm(db: Kysely<Database>): Promise<string> {
  const { fact_days } = await db
    .selectFrom('site_settings')
    .select('fact_days')
    .executeTakeFirstOrThrow();
  const today = wallClock(await findTimeZone(db))
    .format(Date.now())
    .slice(0, 10);
  return dayBefore(today, fact_days);
}
