/** Reads and withdraws what a person's agents have proposed and nobody has published yet. */
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import type { Proposal } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { laidOver } from '#contract/release/proposed-state.ts';
import {
  isAgentProposal,
  listAgentProposals,
} from '../../db/repositories/release/agent-proposal.ts';
import { listProposalsOfEntities } from '../../db/repositories/release/proposal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { proposableByKind } from '../contents/proposable-by-kind.ts';
import { AppError, notFound } from '../errors.ts';
import { findAgentRelease } from '../release/join-release.ts';
import { mainKeyOf } from '../release/person.ts';
import { isStillProposed } from '../release/propose.ts';
import { getProposal, toProposal } from '../release/read-proposal.ts';
import { withdrawProposal } from '../release/review.ts';
import { unknownId } from '../resource/resource.ts';
import { type AgentGiven, personOf, writerOf } from './agent.ts';

/** As `propose` lays its writes over today's release, without what people have refused. */
export async function stateForAgent(
  { deps, agent }: AgentGiven,
  kind: EntityKind,
  id: number,
): Promise<WrittenState> {
  const { db } = deps.database;
  const live = await proposableByKind[kind].read(db, id);
  const release = await findAgentRelease(db, personOf(agent));
  const entity = { kind, entity_id: id };
  const proposals = release ? await listProposalsOfEntities(db, release.id, [entity]) : [];
  const own = proposals.find(isStillProposed);
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
    await getProposal(trx, id);
    if (!(await isAgentProposal(trx, mainKeyOf(writer), id))) throw notOwn();
    await withdrawProposal(writer, id);
  });

const notOwn = () => new AppError('forbidden', 'Agents can only withdraw their own proposals.');

export async function previewOwnRelease({ deps, agent }: AgentGiven) {
  const { db } = deps.database;
  const [latest] = (
    await listAgentProposals(db, mainKeyOf(personOf(agent)), { limit: 1, offset: 0 })
  ).items;
  if (!latest) throw new AppError('conflict', 'There is nothing to preview yet.');
  if (!deps.releasePreviews) throw notFound();
  return deps.releasePreviews.make({ release: latest.release_id, at: undefined });
}
