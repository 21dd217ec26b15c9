import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { laidOver } from '#contract/release/proposed-state.ts';
import { discarded } from '../../db/discarded-write.ts';
import { countSecurityEventsOf } from '../../db/repositories/people/security-event.ts';
import {
  findProposal,
  listProposalsOf,
  type StoredProposal,
} from '../../db/repositories/release/proposal.ts';
import { deleteRelease } from '../../db/repositories/release/release.ts';
import { updateProposal } from '../../db/repositories/release/write-proposal.ts';
import type { Database } from '../../db/tables.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { recordEvent } from '../caller/record-event.ts';
import { requireRole } from '../caller/require-role.ts';
import { proposableByKind } from '../contents/proposable-by-kind.ts';
import { AppError, badInput, tooManyRequests } from '../errors.ts';
import type { InTransaction } from '../release/apply-proposals.ts';
import { joinAgentRelease } from '../release/join-release.ts';
import { propose } from '../release/propose.ts';
import { unknownId } from '../resource/resource.ts';
import { type AgentGiven, isOfAgentAlone, writerOf } from './agent.ts';

export type AgentProposal = {
  kind: ProposableKind;
  /** Null for a new entity. */
  id: number | null;
  /** Changes the state over what the agent has proposed already, which is empty for a new entity. */
  change: (state: WrittenState) => WrittenState;
  reason: string;
  isDryRun: boolean;
};

export type Proposed = { proposal: StoredProposal; state: WrittenState };

/**
 * Adds a write to the release of the agent. The write itself is undone, so only people can make it take effect. Returns
 * undefined if it would change nothing.
 */
export function proposeAsAgent(
  { deps, agent, signal }: AgentGiven,
  asked: AgentProposal,
): Promise<Proposed | undefined> {
  requireRole(agent, proposableByKind[asked.kind].role === 'owner' ? 'owner' : 'author');
  return inLongTransaction(deps.database.db, async (trx) => {
    signal.throwIfAborted();
    const add = () => addToRelease(writerOf(agent, trx), agent.agent.client, asked);
    const added = asked.isDryRun ? await discarded(trx, add) : await add();
    // Nothing may stay of a proposal that the agent no longer waits for.
    signal.throwIfAborted();
    return added;
  });
}

async function addToRelease(
  writer: InTransaction,
  client: string,
  asked: AgentProposal,
): Promise<Proposed | undefined> {
  const { db: trx } = writer;
  if (!asked.isDryRun) await requireRoomToday(writer);
  const release = await joinAgentRelease(trx, writer);
  const ofOthers = (await listProposalsOf(trx, release.id)).filter(
    (earlier) => !isOfAgentAlone(writer, earlier),
  );
  let id = asked.id;
  const proposals = await propose(
    {
      ...{ writer, proposables: proposableByKind, releaseId: release.id, via: 'agent', asks: true },
      isProposed: (kind) => kind === asked.kind,
    },
    async (inner) => {
      id = await write({ ...inner, isProposing: true }, asked);
    },
  );
  await requireSame(trx, ofOthers);
  const found = proposals.find(({ entity_id }) => entity_id === id);
  if (!found) {
    if (release.isNew) await deleteRelease(trx, release.id);
    return undefined;
  }
  const proposal = { ...found, reason: asked.reason };
  await updateProposal(trx, proposal);
  if (!asked.isDryRun) {
    const detail = `${client}: ${found.kind} ${found.entity_id}`;
    await recordEvent(trx, writer, { kind: 'agent_proposal', subject: String(found.id), detail });
  }
  const live = await proposableByKind[found.kind].read(trx, found.entity_id);
  return { proposal, state: laidOver(live ?? found.draft ?? {}, found.ops) };
}

/** People may edit the proposals of an agent, and add their own to its release. The agent leaves those alone. */
async function requireSame(trx: Transaction<Database>, ofOthers: readonly StoredProposal[]) {
  for (const { id, proposed_at, ops, name } of ofOthers) {
    const now = await findProposal(trx, id);
    if (now?.proposed_at === proposed_at && isDeepStrictEqual(now.ops, ops)) continue;
    const sentence = `A person has edited the proposal of “${name ?? id}”, so it is theirs now.`;
    throw new AppError('conflict', sentence);
  }
}

async function write(writer: InTransaction, { kind, id, change }: AgentProposal): Promise<number> {
  const { read, change: update, create } = proposableByKind[kind];
  if (id === null) {
    if (!create) throw badInput([{ path: 'kind', message: 'Exists once, so it can only change' }]);
    return (await create(writer, undefined, change({}))).id;
  }
  const state = await read(writer.db, id);
  if (state === null) throw unknownId(kind, id);
  await update(writer, id, change(state));
  return id;
}

const dailyProposals = 200;
const dayInSeconds = 24 * 60 * 60;

/** Counted in the security log, so that withdrawing a proposal makes no room for another. */
async function requireRoomToday(writer: InTransaction) {
  const since = new Date(Date.now() - dayInSeconds * 1000).toISOString();
  const event = { kind: 'agent_proposal', actor: writer.actor } as const;
  const proposals = await countSecurityEventsOf(writer.db, event, since);
  if (proposals >= dailyProposals) throw tooManyRequests(dayInSeconds, 'proposals of agents');
}
