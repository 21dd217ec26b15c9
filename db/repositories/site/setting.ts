import type { Kysely } from 'kysely';
import { wallClock } from '#contract/wall-clock.ts';
import { timeOf } from '../../engine.ts';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';

/** Prepared, because every market, text and proposed change depends on one. */
const readValue = prepared((db, { key }: { key: string }) =>
  db.selectFrom('setting').select('value').where('key', '=', key),
);

/** Key-value storage for internal state. */
export async function findSetting(db: Kysely<Database>, key: string): Promise<string | undefined> {
  const [row] = await readValue(db, { key });
  return row?.value;
}

export async function writeSetting(
  db: Kysely<Database>,
  key: string,
  value: string,
): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/**
 * Stores a time unless one later than `before` is stored. Returns whether it was stored, which is true in one process
 * only.
 */
export async function replaceOlderSetting(
  db: Kysely<Database>,
  key: string,
  value: string,
  before: string,
): Promise<boolean> {
  const stored = await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value }).where('setting.value', '<=', before),
    )
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function deleteSetting(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', key).execute();
}

/** Deletes the keys that match an SQL LIKE pattern. */
export async function deleteSettingsLike(db: Kysely<Database>, pattern: string): Promise<void> {
  await db.deleteFrom('setting').where('key', 'like', pattern).execute();
}

/** Returns the value that was stored first, so that processes that write it at the same time agree on one. */
export async function insertOrFindSetting(
  db: Kysely<Database>,
  key: string,
  value: string,
): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await findSetting(db, key)) ?? value;
}

export const listSettings = (db: Kysely<Database>, prefix: string) =>
  db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('key', '>=', prefix)
    .where('key', '<', `${prefix}\uffff`)
    .execute();

export const timeZoneSetting = 'site_time_zone';

export const findTimeZone = async (db: Kysely<Database>): Promise<string> =>
  (await findSetting(db, timeZoneSetting)) ?? 'UTC';

/** The day in the time zone of the site, such as 2026-12-31. */
export const findToday = async (db: Kysely<Database>): Promise<string> =>
  wallClock(await findTimeZone(db))
    .format(timeOf(db))
    .slice(0, 10);
