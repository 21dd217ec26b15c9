import type { Kysely } from 'kysely';
import { wholeCatalogue } from '#contract/catalogue/history/entity-kind.ts';
import { instantOf } from '#contract/wall-clock.ts';
import { appendChange, isNew } from '../change-log.ts';
import { findTimeZone, timeZoneSetting, writeSetting } from '../repositories/site/setting.ts';
import { moveMarketRules, movePublications, moveSchedules } from '../sql/schedule.ts';
import type { Database } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

/**
 * A different time zone moves the end of every code and every schedule, so it is logged as a change that makes readers
 * of the log start over.
 */
export const updateTimeZone = (db: Kysely<Database>, timeZone: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    if ((await findTimeZone(trx)) === timeZone) return;
    await writeSetting(trx, timeZoneSetting, timeZone);
    const codes = await trx
      .selectFrom('promo_code')
      .select(['id', 'expires_at'])
      .where('expires_at', 'is not', null)
      .execute();
    for (const { id, expires_at } of codes) {
      const ends_at = expires_at === null ? null : instantOf(expires_at, timeZone);
      await trx.updateTable('promo_code').set({ ends_at }).where('id', '=', id).execute();
    }
    const moved = (await moveSchedules(trx, timeZone)) + (await moveMarketRules(trx, timeZone));
    const published = await movePublications(trx, timeZone);
    // A new database already has pages, but must count as new until it is seeded.
    if (codes.length + moved === 0 && (published === 0 || (await isNew(trx)))) return;
    await appendChange(trx, {
      actor: 'SITE_TIMEZONE',
      action: 'update',
      entity: wholeCatalogue,
      entityId: 0,
      snapshot: { time_zone: timeZone },
    });
  });
