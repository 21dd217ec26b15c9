/** Asks for, gives and refuses approval, and settles conflicts. */
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { isSame } from '#contract/catalogue/history/changed-fields.ts';
import type {
  approval,
  commentDraft,
  Proposal,
  ProposalComment,
  resolution,
} from '#contract/release/proposal.ts';
import { keyOf } from '#contract/release/proposal-op.ts';
import { deletionOps } from '#contract/release/proposed-state.ts';
import { findLatestSeq } from '../../db/repositories/catalogue/change.ts';
import { listProposalsOf, type StoredProposal } from '../../db/repositories/release/proposal.ts';
import { insertComment } from '../../db/repositories/release/proposal-comment.ts';
import { deleteProposal, updateProposal } from '../../db/repositories/release/write-proposal.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireRole } from '../caller/require-role.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import { deleteIfEmptied } from './agent/agent-release.ts';
import type { InTransaction } from './apply-proposals.ts';
import { isOneOf, keysOf, requireOwn } from './person.ts';
import type { Proposables } from './proposable.ts';
import { requireSize } from './propose.ts';
import { conflictsOf, getProposal, toProposal } from './read-proposal.ts';
import { requireOpenRelease, requireRoles } from './release.ts';

type Edit = (
  proposal: StoredProposal,
  trx: Transaction<Database>,
) => Promise<StoredProposal> | StoredProposal;

/** Changes a proposal whose release can still be changed. */
const edit = (writer: Writer, id: number, change: Edit): Promise<Proposal> =>
  inTransaction(writer.db, async (trx) => {
    const proposal = await getProposal(trx, id);
    await requireOpenRelease(trx, proposal.release_id);
    await updateProposal(trx, await change(proposal, trx));
    return toProposal(await getProposal(trx, id));
  });

export const undecided = { decided_by: null, decided_at: null } as const;

export const askForApproval = (writer: Writer, id: number) =>
  edit(writer, id, (proposal) => {
    requireOwn(writer, proposal);
    const proposed_at = new Date().toISOString();
    return { ...proposal, ...undecided, proposed_at, state: 'asked', needs_approval: true };
  });

function requireOther(writer: Writer, proposables: Proposables, proposal: StoredProposal) {
  requireRole({ role: writer.role ?? 'viewer' }, proposables[proposal.kind].role);
  if (!isOneOf(proposal.author_keys, writer)) return;
  throw new AppError('forbidden', 'You can’t approve or refuse your own change. Ask someone else.');
}

/** People may refuse what their own agents propose, because that approves nothing. */
function requireMayRefuse(writer: Writer, proposables: Proposables, proposal: StoredProposal) {
  if (proposal.via !== 'agent') return requireOther(writer, proposables, proposal);
  requireRole({ role: writer.role ?? 'viewer' }, proposables[proposal.kind].role);
}

const decided = ({ actor }: Writer) => ({
  decided_by: actor,
  decided_at: new Date().toISOString(),
});

type Approved = { id: number } & z.output<typeof approval>;

/** The approval is for the content that was seen. An edit asks for it again. */
export const approveProposal = (
  writer: Writer,
  proposables: Proposables,
  { id, proposed_at }: Approved,
) =>
  edit(writer, id, (proposal) => {
    requireOther(writer, proposables, proposal);
    if (proposed_at !== undefined && proposed_at !== proposal.proposed_at) {
      throw new AppError('conflict', 'This was changed after you opened it. Look at it again.');
    }
    return { ...proposal, ...decided(writer), state: 'approved' };
  });

export const refuseProposal = (
  writer: Writer,
  proposables: Proposables,
  { id, reason }: { id: number; reason: string },
) =>
  edit(writer, id, (proposal) => {
    requireMayRefuse(writer, proposables, proposal);
    return { ...proposal, ...decided(writer), state: 'refused', reason };
  });

type Change = { id: number; release_id?: number | undefined; reason?: string | null | undefined };

/** Moves a proposal to another release, or changes its reason. */
export const changeProposal = (
  writer: Writer,
  proposables: Proposables,
  { id, release_id, reason }: Change,
) =>
  inTransaction(writer.db, async (trx) => {
    const changed = await edit({ ...writer, db: trx }, id, async (proposal) => {
      requireOwn(writer, proposal);
      if (release_id !== undefined && release_id !== proposal.release_id) {
        await requireMayMove({ ...writer, db: trx }, proposables, proposal, release_id);
      }
      return {
        ...proposal,
        release_id: release_id ?? proposal.release_id,
        reason: reason === undefined ? proposal.reason : reason,
      };
    });
    await requireSize(trx, changed.release_id);
    return changed;
  });

async function requireMayMove(
  writer: InTransaction,
  proposables: Proposables,
  { kind, entity_id }: StoredProposal,
  releaseId: number,
) {
  const release = await requireOpenRelease(writer.db, releaseId);
  // Nobody checks the role again at the minute of a scheduled release.
  if (release.state === 'waiting') requireRoles(writer, proposables, [{ kind }]);
  const there = await listProposalsOf(writer.db, releaseId);
  if (there.some((other) => other.kind === kind && other.entity_id === entity_id)) {
    const message = 'That release already changes this. Withdraw one of the two changes first.';
    throw new AppError('conflict', message);
  }
}

export const withdrawProposal = (writer: Writer, id: number): Promise<void> =>
  inTransaction(writer.db, async (trx) => {
    const proposal = await getProposal(trx, id);
    const release = await requireOpenRelease(trx, proposal.release_id);
    requireOwn(writer, proposal);
    await deleteProposal(trx, id);
    await deleteIfEmptied(trx, release);
  });

export const commentOn = (
  writer: Writer,
  { id, ...comment }: { id: number } & z.output<typeof commentDraft>,
): Promise<ProposalComment> =>
  inTransaction(writer.db, async (trx) => {
    await getProposal(trx, id);
    return insertComment(trx, id, { ...comment, person: writer.actor });
  });

type Resolution = { id: number } & z.output<typeof resolution>;

/** Settles a conflict: the proposal gives up the field, or overwrites what is live now. */
export const resolveConflict = (
  writer: Writer,
  proposables: Proposables,
  { id, take, ...key }: Resolution,
): Promise<Proposal | null> =>
  inTransaction(writer.db, async (trx) => {
    const proposal = await getProposal(trx, id);
    const release = await requireOpenRelease(trx, proposal.release_id);
    requireOwn(writer, proposal);
    const { kind, entity_id } = proposal;
    const live = await proposables[kind].read(trx, entity_id);
    const conflict = conflictsOf(proposal, live).find((found) => keyOf(found) === keyOf(key));
    if (!conflict) {
      throw new AppError('conflict', 'This field has no conflict any more. Reload the page.');
    }
    const isGone = live === null;
    const known =
      isGone || proposal.action !== 'delete' ? proposal.ops : deletionOps(proposal.ops, live);
    if (isGone && take === 'proposed') {
      throw new AppError('conflict', 'It was deleted. Restore it in the history first.');
    }
    const ops = isGone
      ? []
      : known.flatMap((op) => {
          if (keyOf(op) !== keyOf(key)) return [op];
          return take === 'live' || isSame(op.to, conflict.live)
            ? []
            : [{ ...op, from: conflict.live }];
        });
    if (ops.length === 0 || (proposal.action === 'delete' && take === 'live')) {
      await deleteProposal(trx, id);
      await deleteIfEmptied(trx, release);
      return null;
    }
    const changed = { ...proposal, ops };
    const isSettled = conflictsOf(changed, live).length === 0;
    const isDecided = proposal.state === 'approved' || proposal.state === 'refused';
    await updateProposal(trx, {
      ...changed,
      ...undecided,
      proposed_at: new Date().toISOString(),
      state: isDecided ? 'asked' : proposal.state,
      base_seq: isSettled ? await findLatestSeq(trx, kind, entity_id) : proposal.base_seq,
      author_keys: [...new Set([...proposal.author_keys, ...keysOf(writer)])],
    });
    return toProposal(await getProposal(trx, id));
  });
