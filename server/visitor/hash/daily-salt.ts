import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { localDay } from '#contract/wall-clock.ts';
import { insertOrFindClickSalt } from '../../../db/repositories/partner/click-visitor.ts';
import type { Database } from '../../../db/tables.ts';

/** Provides the salt of each day in the site's time zone, shared by all processes. Caches the last one. */
export function dailySalt(db: Kysely<Database>, timeZone: string) {
  let salt: { day: string; value: string } | undefined;
  let today = { second: -1, day: '' };
  return {
    /** Caches the day for a second, because formatting a date takes longer than everything else about a click. */
    dayOf(now: Date): string {
      const second = Math.floor(now.getTime() / 1000);
      if (second !== today.second) today = { second, day: localDay(timeZone, now) };
      return today.day;
    },
    known: (day: string): string | undefined => (salt?.day === day ? salt.value : undefined),
    async of(day: string): Promise<string> {
      if (salt?.day !== day) {
        const made = randomBytes(32).toString('base64url');
        salt = { day, value: await insertOrFindClickSalt(db, day, made) };
      }
      return salt.value;
    },
  };
}
