import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Agent } from '../caller/administrator.ts';
import type { Deps } from '../deps.ts';
import type { InTransaction } from '../release/apply-proposals.ts';

export type AgentGiven = { deps: Deps; agent: Agent; signal: AbortSignal };

/** How releases know the person. */
export const personOf = ({ name: actor, tokenId }: Agent) => ({ actor, tokenId });

export const writerOf = (agent: Agent, db: Transaction<Database>): InTransaction => ({
  ...personOf(agent),
  ...{ db, role: agent.role, from: agent.from },
});
