import type { Kysely } from 'kysely';
import { dayBefore } from '#contract/wall-clock.ts';
import { prepared } from '../../../sql/prepared.ts';
import type { Database } from '../../../tables.ts';
import { findToday } from '../../site/setting.ts';

/** Returns the day before which a fact's last check is out of date. */
export async function findFactTerm(db: Kysely<Database>): Promise<string> {
  const [settings] = await readDays(db, {});
  return dayBefore(await findToday(db), settings?.fact_days ?? defaultDays);
}

const defaultDays = 180;

const readDays = prepared((db) => db.selectFrom('site_settings').select('fact_days'));
