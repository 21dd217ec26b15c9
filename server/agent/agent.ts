import type { Transaction } from 'kysely';
import type { StoredProposal } from '../../db/repositories/release/proposal.ts';
import type { Database } from '../../db/tables.ts';
import type { Agent } from '../caller/administrator.ts';
import type { Deps } from '../deps.ts';
import type { InTransaction } from '../release/apply-proposals.ts';
import { keysOf } from '../release/person.ts';

export type AgentGiven = { deps: Deps; agent: Agent; signal: AbortSignal };

/** How releases know the person. */
export const personOf = ({ name: actor, tokenId }: Agent) => ({ actor, tokenId });

export const writerOf = (agent: Agent, db: Transaction<Database>): InTransaction => ({
  ...personOf(agent),
  ...{ db, role: agent.role, from: agent.from },
});

/** False once a person has edited the proposal. */
export const isOfAgentAlone = (
  writer: InTransaction,
  { via, author_keys }: Pick<StoredProposal, 'via' | 'author_keys'>,
) => via === 'agent' && author_keys.every((key) => keysOf(writer).includes(key));
