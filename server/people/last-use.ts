import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { updateAdminTokenUse } from '../../db/repositories/people/admin-token.ts';
import { updateAgentGrantUse } from '../../db/repositories/people/agent-grant.ts';
import { updateStaffSessionUse } from '../../db/repositories/people/staff-session.ts';
import type { Database } from '../../db/tables.ts';
import type { Administrator } from '../caller/administrator.ts';

const noteInterval = 60_000;
const maxNoted = 1_000;

const keyOf = ({ session, tokenId, agent }: Administrator) => {
  if (agent?.grantId !== undefined) return `grant ${agent.grantId}`;
  return session ? `session ${session.id}` : `token ${tokenId}`;
};

/** Records the last use of a token, session or grant at most once a minute per process, without making requests wait. */
export function lastUse(db: Kysely<Database>, onFailure: (error: unknown) => void) {
  const noted = new LRUCache<string, number>({ max: maxNoted });
  const pending = new Set<Promise<void>>();

  function write({ session, tokenId, agent: program, from: { agent, network } }: Administrator) {
    const now = new Date().toISOString();
    if (program?.grantId !== undefined) {
      return updateAgentGrantUse(db, program.grantId, { last_used_at: now, last_network: network });
    }
    if (session)
      return updateStaffSessionUse(db, session.id, { last_used_at: now, network, agent });
    const use = { last_used_at: now, last_network: network, last_agent: agent };
    return tokenId === undefined ? undefined : updateAdminTokenUse(db, tokenId, use);
  }

  return {
    note(administrator: Administrator) {
      const key = keyOf(administrator);
      const last = noted.get(key);
      const now = performance.now();
      if (last !== undefined && now - last < noteInterval) return;
      noted.set(key, now);
      const written = write(administrator)
        ?.catch(onFailure)
        .finally(() => pending.delete(written as Promise<void>));
      if (written) pending.add(written);
    },
    async close() {
      await Promise.all(pending);
    },
  };
}
