/**
 * Adds writes to a release instead of making them. The write runs as usual, over the live data with the release laid
 * over it, and is then undone: so it is checked as a live write would be, and may refer to what the release creates.
 */
import type { Transaction } from 'kysely';
import {
  isListKind,
  type ProposableKind,
  type ProposalAction,
  type ProposalSource,
} from '#contract/release/proposal.ts';
import { keyOf, type ProposalOp, type WrittenState } from '#contract/release/proposal-op.ts';
import { conflictsWith, proposedOps } from '#contract/release/proposed-state.ts';
import { maxProposals, maxReleaseBytes } from '#contract/release/release.ts';
import { findLogHead, listWrittenSince, type WrittenEntity } from '../../db/change-log.ts';
import { discarded } from '../../db/discarded-write.ts';
import { engineSql } from '../../db/engine.ts';
import { findLatestName, findLatestSeq } from '../../db/repositories/catalogue/change.ts';
import {
  listProposalsOf,
  measureProposals,
  type StoredProposal,
} from '../../db/repositories/release/proposal.ts';
import { isImport } from '../../db/repositories/release/release.ts';
import {
  deleteProposal,
  insertProposal,
  updateProposal,
} from '../../db/repositories/release/write-proposal.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { AppError } from '../errors.ts';
import {
  applyProposals,
  type InTransaction,
  type Refusal,
  refusedProposal,
} from './apply-proposals.ts';
import { isReviewed } from './four-eyes.ts';
import { keysOf, requireOwn } from './person.ts';
import type { Proposables } from './proposable.ts';
import { isAnyReviewed } from './reviewed-write.ts';

export type Proposing = {
  writer: InTransaction;
  proposables: Proposables;
  releaseId: number;
  via: ProposalSource;
  /** Proposals ask for approval immediately if they need it. */
  asks: boolean;
  /** What the write is laid over. By default, everything that the release already proposes. */
  earlier?: readonly StoredProposal[];
  /** Changes of other kinds follow from these, and are made again when the release is published. */
  isProposed: (kind: ProposableKind) => boolean;
};

type Proposed = WrittenEntity & {
  state: WrittenState | null;
  name: string | null;
  /** Set if the earlier proposal couldn't be laid under the write. */
  refusal: Refusal | undefined;
};
/** `isFollowed` is set if a change that follows from this one has to be approved. */
type Storable = Proposed & { isFollowed: boolean };

/** Returns the proposals that the write led to. */
export async function propose(
  given: Proposing,
  write: (writer: InTransaction) => Promise<unknown>,
): Promise<StoredProposal[]> {
  const { writer, proposables, releaseId, isProposed } = given;
  const trx = writer.db;
  const earlier = given.earlier ?? (await listProposalsOf(trx, releaseId));
  const states = await statesOver(earlier, given, write);
  const kept: StoredProposal[] = [];
  const following = states.filter(({ kind }) => !isProposed(kind));
  const isFollowed = await isAnyReviewed(trx, proposables, following);
  for await (const entity of inSlices(states.filter(({ kind }) => isProposed(kind)))) {
    const before = earlier.find(
      ({ kind, entity_id }) => kind === entity.kind && entity_id === entity.id,
    );
    const stored = await store(given, { ...entity, isFollowed }, before);
    if (stored) kept.push(stored);
  }
  await reserveIds(trx, kept);
  await requireSize(trx, releaseId);
  return kept;
}

/** Writes don't see refused proposals, except for an edit of a refused creation, which would otherwise find nothing. */
async function statesOver(
  earlier: readonly StoredProposal[],
  { writer, proposables }: Proposing,
  write: (writer: InTransaction) => Promise<unknown>,
) {
  const kept = earlier.filter(isStillProposed);
  const created = earlier.filter(({ state, action }) => state === 'refused' && action === 'create');
  const over = (proposals: readonly StoredProposal[]) =>
    statesAfter(writer, proposables, () => write(writer), proposals);
  try {
    return await over(kept);
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'not_found';
    if (!isUnknown || created.length === 0) throw error;
    return over([...kept, ...created]);
  }
}

/** Makes a write over earlier proposals, undoes it, and returns what it wrote. */
export async function statesAfter(
  writer: InTransaction,
  proposables: Proposables,
  write: () => Promise<unknown>,
  earlier: readonly StoredProposal[] = [],
): Promise<Proposed[]> {
  const trx = writer.db;
  return overProposals(writer, proposables, earlier, async (refused) => {
    const head = await findLogHead(trx);
    await write();
    const states: Proposed[] = [];
    for await (const entity of inSlices(await listWrittenSince(trx, head))) {
      const refusal = refused.find(
        ({ proposal: { kind, entity_id } }) => kind === entity.kind && entity_id === entity.id,
      );
      states.push({ ...entity, refusal, ...(await proposedState(trx, proposables, entity)) });
    }
    return states;
  });
}

/** Runs work over the live data with proposals laid over it, and undoes everything. */
export const overProposals = <Result>(
  writer: InTransaction,
  proposables: Proposables,
  proposals: readonly StoredProposal[],
  work: (refused: readonly Refusal[]) => Promise<Result>,
): Promise<Result> =>
  discarded(writer.db, async () => work(await applyProposals(writer, proposables, proposals)));

export const isStillProposed = ({ state }: StoredProposal) => state !== 'refused';

async function proposedState(
  trx: Transaction<Database>,
  proposables: Proposables,
  { kind, id }: WrittenEntity,
) {
  return {
    state: await proposables[kind].read(trx, id),
    name: await findLatestName(trx, kind, id),
  };
}

/** Either state is null if the entity doesn't exist in it. */
export const actionBetween = (
  kind: ProposableKind,
  live: WrittenState | null,
  proposed: WrittenState | null,
): ProposalAction => {
  if (live === null) return 'create';
  if (proposed === null) return 'delete';
  return isListKind(kind) ? 'order' : 'change';
};

/** Returns undefined if nothing is proposed for the entity any more. */
async function store(
  { writer, proposables, releaseId, via, asks }: Proposing,
  { kind, id, state, name, isFollowed, refusal }: Storable,
  before: StoredProposal | undefined,
): Promise<StoredProposal | undefined> {
  const trx = writer.db;
  const live = await proposables[kind].read(trx, id);
  const ops = proposedOps(before && isStillProposed(before) ? before.ops : [], live, state);
  const isKept = (op: ProposalOp) => ops.some((other) => keyOf(other) === keyOf(op));
  // The write doesn't know what it would replace.
  if (refusal && !before?.ops.every(isKept)) throw refusedProposal(refusal);
  if (ops.length === 0) {
    if (before) requireOwn(writer, before);
    if (before) await deleteProposal(trx, before.id);
    return undefined;
  }
  const isInStep = before === undefined || conflictsWith(before.ops, live).length === 0;
  const action = actionBetween(kind, live, state);
  const wasAsked = before?.state === 'asked' || before?.state === 'approved';
  const needs_approval =
    writer.role === 'author' ||
    isFollowed ||
    (wasAsked && before.needs_approval) ||
    (await isReviewed(trx, { kind, ops, states: [live, state] }));
  const proposal = {
    release_id: releaseId,
    kind,
    entity_id: id,
    action,
    base_seq: isInStep ? await findLatestSeq(trx, kind, id) : before.base_seq,
    ops,
    draft: action === 'create' ? state : null,
    name,
    state: wasAsked || (asks && needs_approval) ? ('asked' as const) : ('open' as const),
    needs_approval,
    author: writer.actor,
    author_keys: [...new Set([...(before?.author_keys ?? []), ...keysOf(writer)])],
    via,
    reason: before?.state === 'refused' ? null : (before?.reason ?? null),
    decided_by: null,
    decided_at: null,
  };
  if (!before) return insertProposal(trx, proposal);
  const changed = { ...before, ...proposal, proposed_at: new Date().toISOString() };
  await updateProposal(trx, changed);
  return changed;
}

/** Ids are given out in order, and undoing the write gave those of new entities back. */
async function reserveIds(trx: Transaction<Database>, proposals: readonly StoredProposal[]) {
  const highest = new Map<string, number>();
  for (const { kind, entity_id, action } of proposals) {
    const table = kind.replaceAll('-', '_');
    if (action === 'create') highest.set(table, Math.max(highest.get(table) ?? 0, entity_id));
  }
  if (highest.size === 0) return;
  const { lastIds } = engineSql(trx);
  const last = await lastIds.list(trx);
  for (const [table, id] of highest) {
    if ((last.get(table) ?? 0) < id) await lastIds.set(trx, table, id);
  }
}

/** Refuses what a write or a move has added beyond the limits. */
export async function requireSize(trx: Transaction<Database>, releaseId: number) {
  if (await isImport(trx, releaseId)) return;
  const { proposals, bytes } = await measureProposals(trx, releaseId);
  if (proposals <= maxProposals && bytes <= maxReleaseBytes) return;
  const limit =
    proposals > maxProposals ? `${maxProposals} changes` : `${maxReleaseBytes / 1024 / 1024} MiB`;
  throw new AppError(
    'conflict',
    `A release can contain at most ${limit}. Publish this one first, or add the change to another.`,
  );
}
