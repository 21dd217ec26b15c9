/**
 * The recent attempts under a key share one row, so a single statement counts or rejects an attempt. Concurrent
 * requests never exceed the limit, even across processes. The statement waits only for that row, not for other writes.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { engineSql } from '../../engine.ts';
import type { Database } from '../../tables.ts';

/** The window is in milliseconds. */
export type RateLimitBounds = { limit: number; window: number };

/** The number of digits of a time in milliseconds, until the year 2286. */
const digits = 13;

const times = sql.ref<string>('rate_limit.times');

const isFull = (limit: number) => sql<boolean>`length(${times}) >= ${sql.lit(limit * digits)}`;

/** The oldest attempt that counts once the limit is reached. Below the limit, there may be no digits to cast. */
const oldest = (limit: number) =>
  sql<number>`case when ${isFull(limit)} then cast(substr(${times}, length(${times}) - ${sql.lit(limit * digits - 1)}, ${sql.lit(digits)}) as bigint) end`;

/** Attempts from before the clock was set back don't count. */
const isOutside = (now: RawBuilder<number>, { limit, window }: RateLimitBounds) =>
  sql<boolean>`(${oldest(limit)} <= ${now} - ${sql.lit(window)} or ${oldest(limit)} > ${now})`;

/** Counts an attempt. Returns false if the limit is reached. */
export async function insertAct(
  db: Kysely<Database>,
  key: string,
  bounds: RateLimitBounds,
): Promise<boolean> {
  const now = engineSql(db).milliseconds;
  const others = sql<string>`substr(${times}, length(${times}) - ${sql.lit((bounds.limit - 1) * digits - 1)})`;
  const counted = await db
    .insertInto('rate_limit')
    .values({
      key,
      times: sql<string>`cast(${now} as text)`,
      expires_at: sql<number>`${now} + ${sql.lit(bounds.window)}`,
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          times: sql<string>`case when ${isFull(bounds.limit)} then ${others} else ${times} end || excluded.times`,
          expires_at: sql<number>`excluded.expires_at`,
        })
        .where(sql<boolean>`(not ${isFull(bounds.limit)} or ${isOutside(now, bounds)})`),
    )
    .returning('key')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Undoes the last attempt. A row without attempts expires immediately and is deleted with other expired rows. */
export async function deleteAct(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({
      times: sql<string>`substr(times, 1, length(times) - ${sql.lit(digits)})`,
      expires_at: sql<number>`case when length(times) > ${sql.lit(digits)} then expires_at else 0 end`,
    })
    .where('key', '=', key)
    .where('times', '!=', '')
    .execute();
}

export async function deleteActs(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

/** Returns the milliseconds until the next attempt is allowed, or 0 if it is allowed now. */
export async function findWait(
  db: Kysely<Database>,
  key: string,
  bounds: RateLimitBounds,
): Promise<number> {
  const now = engineSql(db).milliseconds;
  const found = await db
    .selectFrom('rate_limit')
    .select(sql<number>`${oldest(bounds.limit)} + ${sql.lit(bounds.window)} - ${now}`.as('left'))
    .where('key', '=', key)
    .where(isFull(bounds.limit))
    .where(({ not }) => not(isOutside(now, bounds)))
    .executeTakeFirst();
  return found?.left ?? 0;
}

/** Beyond this many keys, those that expire first are deleted. */
const maxKeys = 100_000;

/** Only writes if something has expired, so that only one of several processes does the work. */
export async function deleteOldActs(db: Kysely<Database>, max = maxKeys): Promise<void> {
  const now = engineSql(db).milliseconds;
  const old = db.selectFrom('rate_limit').select('key').where('expires_at', '<=', now).limit(1);
  if (await old.executeTakeFirst()) {
    await db.deleteFrom('rate_limit').where('expires_at', '<=', now).execute();
  }
  const displaced = db
    .selectFrom('rate_limit')
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .offset(max);
  const last = await displaced.executeTakeFirst();
  if (!last) return;
  await db.deleteFrom('rate_limit').where('expires_at', '<=', last.expires_at).execute();
}
