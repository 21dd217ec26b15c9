import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { insertOrFindClickSalt } from '../../../db/repositories/partner/click-visitor.ts';
import type { Database } from '../../../db/tables.ts';

/** Provides the day's salt, shared by all processes. Caches the last one. */
export function dailySalt(db: Kysely<Database>) {
  let salt: { day: string; value: string } | undefined;
  return {
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
