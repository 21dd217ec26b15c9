/** The last use of a token is written at most once a minute by each process, and no request waits for it. */
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { updateAdminTokenUse } from '../../db/repositories/people/admin-token.ts';
import type { Database } from '../../db/tables.ts';

const interval = 60_000;
const maxTokens = 1_000;

export function tokenUse(db: Kysely<Database>, onFailure: (error: unknown) => void) {
  const noted = new LRUCache<number, number>({ max: maxTokens });
  const pending = new Set<Promise<void>>();

  return {
    note(id: number) {
      const last = noted.get(id);
      const now = performance.now();
      if (last !== undefined && now - last < interval) return;
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
