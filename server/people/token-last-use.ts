import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { updateAdminTokenUse } from '../../db/repositories/people/admin-token.ts';
import type { Database } from '../../db/tables.ts';

const noteInterval = 60_000;
const maxNotedTokens = 1_000;

/** Records the last use of a token at most once a minute per process, without making requests wait. */
export function tokenLastUse(db: Kysely<Database>, onFailure: (error: unknown) => void) {
  const noted = new LRUCache<number, number>({ max: maxNotedTokens });
  const pending = new Set<Promise<void>>();

  return {
    note(id: number) {
      const last = noted.get(id);
      const now = performance.now();
      if (last !== undefined && now - last < noteInterval) return;
      noted.set(id, now);
      const writing = updateAdminTokenUse(db, id, new Date())
        .catch(onFailure)
        .finally(() => pending.delete(writing));
      pending.add(writing);
    },
    async close() {
      await Promise.all(pending);
    },
  };
}
