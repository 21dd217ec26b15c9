/** Publishes releases: everything in one transaction, or nothing. */
import type { Conflict } from '#contract/release/proposal-op.ts';
import { laidOver } from '#contract/release/proposed-state.ts';
import type { Publication } from '#contract/release/release.ts';
import { faultOf } from '../../db/database-fault.ts';
import { logGroupOf } from '../../db/log-group.ts';
import { settleImported, unsettleImported } from '../../db/repositories/move-in/imported-entry.ts';
import { listProposalsOf, type StoredProposal } from '../../db/repositories/release/proposal.ts';
import { isEditable, updateRelease } from '../../db/repositories/release/release.ts';
import { markPublished } from '../../db/repositories/release/write-proposal.ts';
import { inSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import { NotReady, requireSeen } from './agent/agent-release.ts';
import {
  type Applied,
  applyProposals,
  type InTransaction,
  refusedProposal,
} from './apply-proposals.ts';
import { changedPlaces, readPlaces } from './changed-place.ts';
import { findFourEyes, isOn, isReviewed } from './four-eyes.ts';
import type { Proposables } from './proposable.ts';
import { statesAfter } from './propose.ts';
import { listConflicts } from './read-proposal.ts';
import { getRelease, requireRoles } from './release.ts';
import { isAnyReviewed } from './reviewed-write.ts';

export async function publishRelease(
  writer: Writer,
  proposables: Proposables,
  id: number,
  seen?: Publication['seen'],
): Promise<void> {
  try {
    await inLongTransaction(writer.db, async (db) => {
      // The site itself publishes what was looked at when someone chose the minute.
      if (writer.role !== undefined) await requireSeen(db, await getRelease(db, id), seen);
      await publishIn({ ...writer, db }, proposables, id);
    });
  } catch (error) {
    // Someone who publishes too early doesn't take the release's minute away from it.
    const mayWait = error instanceof NotReady && writer.role !== undefined;
    if (isRefusal(error) && !mayWait) await markFailed(writer, id, error);
    throw error;
  }
}

/** A fault of the database or the disk is no reason to give up: the release is tried again. */
const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && ['conflict', 'bad_input'].includes(error.code);

const markFailed = ({ db }: Writer, id: number, { message }: AppError) =>
  inLongTransaction(db, async (trx) => {
    const release = await getRelease(trx, id);
    if (!isEditable(release)) return;
    await updateRelease(trx, id, { state: 'failed', failure: message, when_approved: 0 });
  });

/** Publishes a release in the caller's transaction, for an undo that has just been put together. */
export async function publishIn(
  writer: InTransaction,
  proposables: Proposables,
  id: number,
): Promise<void> {
  const trx = writer.db;
  const release = await getRelease(trx, id);
  if (!isEditable(release)) {
    throw new AppError('conflict', `The release “${release.name}” has been published already.`);
  }
  const proposals = (await listProposalsOf(trx, id)).filter(({ state }) => state !== 'refused');
  if (proposals.length === 0) {
    throw new NotReady('This release contains no changes that could be published.');
  }
  requireRoles(writer, proposables, proposals);
  await requireApprovals(writer, proposables, proposals);
  refuseConflicts(await listConflicts(trx, proposables, proposals));
  const places = await readPlaces(trx, proposables);
  const [refused] = await applyProposals(writer, proposables, proposals);
  if (refused) throw refusedProposal(refused);
  await markPublished(trx, proposals);
  const moved = changedPlaces(places, await readPlaces(trx, proposables));
  await updateRelease(trx, id, {
    state: 'published',
    log_group: logGroupOf(trx),
    places: moved.length === 0 ? null : JSON.stringify(moved),
    published_at: new Date().toISOString(),
    published_by: writer.actor,
    failure: null,
  });
  await settleImported(trx, id);
  if (release.undo_of === null) return;
  await updateRelease(trx, release.undo_of, { state: 'undone' });
  await unsettleImported(trx, release.undo_of);
}

/** The rules that count are those of the moment of publication. */
async function requireApprovals(
  writer: InTransaction,
  proposables: Proposables,
  proposals: readonly StoredProposal[],
) {
  const unapproved = proposals.filter(({ state }) => state !== 'approved');
  const others = unapproved.filter(({ needs_approval }) => !needs_approval);
  const reviewed = await listReviewed(writer, proposables, others);
  const missing = unapproved.length - others.length + reviewed.length;
  if (missing === 0) return;
  throw new NotReady(
    missing === 1
      ? 'Someone has to approve one change first.'
      : `Someone has to approve ${missing} changes first.`,
  );
}

/** Lists which proposals a second person has to approve by the rules of this moment. */
export async function listReviewed<Proposal extends Applied>(
  writer: InTransaction,
  proposables: Proposables,
  proposals: readonly Proposal[],
): Promise<Proposal[]> {
  if (!isOn(await findFourEyes(writer.db))) return [];
  const reviewed: Proposal[] = [];
  for await (const proposal of inSlices(proposals)) {
    if (await isReviewedNow(writer, proposables, proposal)) reviewed.push(proposal);
  }
  return reviewed;
}

async function isReviewedNow(
  writer: InTransaction,
  proposables: Proposables,
  { kind, entity_id, action, ops, draft }: Applied,
): Promise<boolean> {
  const { read, delete: remove } = proposables[kind];
  const live = await read(writer.db, entity_id);
  if (action !== 'delete') {
    const states = [live, laidOver(live ?? draft ?? {}, ops)];
    return isReviewed(writer.db, { kind, ops, states });
  }
  if (live === null) return false;
  try {
    // What follows from a deletion may have to be approved too.
    const written = await statesAfter(writer, proposables, async () => remove?.(writer, entity_id));
    return await isAnyReviewed(writer.db, proposables, written);
  } catch (error) {
    if (!(error instanceof AppError) && faultOf(error) !== 'foreign key') throw error;
    // It may only be possible after other changes of the release, so it isn't known what follows from it.
    return true;
  }
}

function refuseConflicts(conflicts: readonly Conflict[]) {
  if (conflicts.length === 0) return;
  throw new AppError(
    'conflict',
    conflicts.length === 1
      ? 'Someone else has changed one of the fields since. Choose what to keep, then publish again.'
      : `Someone else has changed ${conflicts.length} of the fields since. Choose what to keep, then publish again.`,
    { conflicts },
  );
}
