import type { Kysely } from 'kysely';
import type { Database } from '../tables.ts';

/** Moves attempts that a rate limit has counted into the past, since tests cannot wait for them to expire. */
export async function passLimitTime(db: Kysely<Database>, milliseconds: number): Promise<void> {
  for (const { key, times, expires_at } of await db
    .selectFrom('rate_limit')
    .selectAll()
    .execute()) {
    const earlier = times.replace(/\d{13}/g, (time) => `${Number(time) - milliseconds}`);
    await db
      .updateTable('rate_limit')
      .set({ times: earlier, expires_at: expires_at - milliseconds })
      .where('key', '=', key)
      .execute();
  }
}
