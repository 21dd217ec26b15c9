import type { Kysely } from 'kysely';
import { nowInSeconds } from '../../../sql/schedule.ts';
import type { Database } from '../../../tables.ts';

/** Codes that are active and not expired at the given second, in any market. */
export const offeredPromoCodes = (db: Kysely<Database>, since = nowInSeconds(db)) =>
  db
    .selectFrom('promo_code')
    .where('is_active', '=', 1)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', since)]));

export const findOfferedCode = (db: Kysely<Database>, id: number) =>
  offeredPromoCodes(db).select(['code', 'market_code']).where('id', '=', id).executeTakeFirst();
