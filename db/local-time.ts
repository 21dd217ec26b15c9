import type { Kysely } from 'kysely';
import { readSetting, writeSetting } from './setting.ts';
import type { Database } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Tells the local time of an instant, such as 2026-12-31 23:59:00. */
export const wallClock = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });

const day = 24 * 3600 * 1000;
const lastDay = Date.UTC(9999, 11, 30);

/** The local time 2026-12-31 23:59:00 read as if it were UTC, in milliseconds. */
const asIfUtc = (localTime: string) => Date.parse(`${localTime.replace(' ', 'T')}Z`);

/**
 * The instant, in seconds, of a local time. Of an hour that comes twice it is the first; a time that
 * the clock skips lies as far after the skip as it was written after its start.
 */
export function instantOf(localTime: string, timeZone: string): number {
  const clock = wallClock(timeZone);
  const written = asIfUtc(localTime);
  const offsetAt = (instant: number) => asIfUtc(clock.format(instant)) - instant;
  const candidates = [written - day, written + day].map(
    (nearby) => written - offsetAt(Math.min(nearby, lastDay)),
  );
  const exact = candidates.filter((instant) => asIfUtc(clock.format(instant)) === written);
  return Math.min(...(exact.length > 0 ? exact : candidates.slice(0, 1))) / 1000;
}

/** The day so many days before another, both as 2026-12-31. */
export const dayBefore = (localDay: string, days: number) =>
  new Date(Date.parse(localDay) - days * day).toISOString().slice(0, 10);

const key = 'site_time_zone';

export async function siteTimeZone(db: Kysely<Database>): Promise<string> {
  return (await readSetting(db, key)) ?? 'UTC';
}

/** Another time zone moves the instant at which each local time falls. */
export const keepTimeZone = (db: Kysely<Database>, timeZone: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    if ((await siteTimeZone(trx)) === timeZone) return;
    await writeSetting(trx, key, timeZone);
    const codes = await trx
      .selectFrom('promo_code')
      .select(['id', 'expires_at'])
      .where('expires_at', 'is not', null)
      .execute();
    for (const { id, expires_at } of codes) {
      const ends_at = expires_at === null ? null : instantOf(expires_at, timeZone);
      await trx.updateTable('promo_code').set({ ends_at }).where('id', '=', id).execute();
    }
  });
