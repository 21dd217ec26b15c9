/** Reads and withdraws what a person's agents have proposed and nobody has published yet. */
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import type { Proposal } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { laidOver } from '#contract/release/proposed-state.ts';
import {
  findAgentProposalOf,
  listAgentProposals,
} from '../../db/repositories/release/agent-proposal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordEvent } from '../caller/record-event.ts';
import { proposableByKind } from '../contents/proposable-by-kind.ts';
import { AppError, notFound } from '../errors.ts';
import { isOneOf, mainKeyOf } from '../release/person.ts';
import { getProposal, toProposal } from '../release/read-proposal.ts';
import { withdrawProposal } from '../release/review.ts';
import { unknownId } from '../resource/resource.ts';
import { type AgentGiven, personOf, writerOf } from './agent.ts';

export async function stateForAgent(
  { deps, agent }: AgentGiven,
  kind: EntityKind,
  id: number,
): Promise<WrittenState> {
  const { db } = deps.database;
  const live = await proposableByKind[kind].read(db, id);
  const own = await findAgentProposalOf(db, mainKeyOf(personOf(agent)), { kind, entity_id: id });
  const state = own ? laidOver(live ?? own.draft ?? {}, own.ops) : live;
  if (state === null) throw unknownId(kind, id);
  return state;
}

export async function listOwnProposals(
  { deps, agent }: AgentGiven,
  paging: { limit: number; offset: number },
): Promise<{ items: Proposal[]; total: number }> {
  const key = mainKeyOf(personOf(agent));
  const { items, total } = await listAgentProposals(deps.database.db, key, paging);
  return { items: items.map(toProposal), total };
}

export const withdrawOwn = ({ deps, agent }: AgentGiven, id: number): Promise<void> =>
  inTransaction(deps.database.db, async (trx) => {
    const writer = writerOf(agent, trx);
    const proposal = await getProposal(trx, id);
    const { kind, entity_id } = proposal;
    const own = await findAgentProposalOf(trx, mainKeyOf(writer), { kind, entity_id });
    if (own?.id !== id || !isOneOf(proposal.author_keys, writer)) {
      throw new AppError('forbidden', 'An agent can only withdraw what it has proposed itself.');
    }
    await withdrawProposal(writer, id);
    const detail = `${agent.agent.client}: withdrawn`;
    await recordEvent(trx, writer, { kind: 'agent_call', subject: String(id), detail });
  });

export async function previewOwnRelease({ deps, agent }: AgentGiven) {
  const { db } = deps.database;
  const [latest] = (
    await listAgentProposals(db, mainKeyOf(personOf(agent)), { limit: 1, offset: 0 })
  ).items;
  if (!latest) throw new AppError('conflict', 'There is nothing to preview yet.');
  if (!deps.releasePreviews) throw notFound();
  return deps.releasePreviews.make({ release: latest.release_id, at: undefined });
}
