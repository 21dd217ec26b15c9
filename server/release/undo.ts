/**
 * Undoes everything that was written together, as a new release. Fields that someone has changed since stay, and are
 * listed.
 */
import type { Transaction } from 'kysely';
import { nameInState } from '#contract/catalogue/history/change-summary.ts';
import { isListKind, type ProposableKind } from '#contract/release/proposal.ts';
import type { Conflict, ProposalOp, WrittenState } from '#contract/release/proposal-op.ts';
import {
  conflictsWith,
  deletionOps,
  laidOver,
  proposedOps,
} from '#contract/release/proposed-state.ts';
import { findLoggedState, listChangesOfGroup } from '../../db/repositories/catalogue/change.ts';
import { findLatestSeq, insertProposal } from '../../db/repositories/release/proposal.ts';
import { findReleaseOfGroup, insertRelease } from '../../db/repositories/release/release.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import type { InTransaction } from './apply-proposals.ts';
import { readChangedPlaces } from './changed-place.ts';
import { isReviewed } from './four-eyes.ts';
import { keysOf, mainKeyOf, sourceOf } from './person.ts';
import type { Proposables } from './proposable.ts';
import { actionBetween } from './propose.ts';
import { publishIn } from './publish.ts';

type Written = {
  kind: ProposableKind;
  id: number;
  name: string | null;
  before: WrittenState | null;
  after: WrittenState | null;
};

type Undone = Written & { ops: ProposalOp[] };
type Kept = Omit<Conflict, 'proposal_id'>;
type NamedKept = Kept & { kind: ProposableKind; entity_id: number; name: string | null };
export type UndoPlan = { undone: Undone[]; kept: NamedKept[] };

/** The state before the first change of each entity, and the one after its last. */
async function statesOfGroup(
  trx: Transaction<Database>,
  proposables: Proposables,
  logGroup: string,
): Promise<Written[]> {
  const release = await findReleaseOfGroup(trx, logGroup);
  const places = readChangedPlaces(release?.places ?? null);
  // A publication compares all lists, and the order of bonuses is a field of each.
  const isPlaced = ({ kind }: Pick<Written, 'kind'>) => release !== undefined && isListKind(kind);
  const written: Written[] = [];
  for await (const change of inSlices(await listChangesOfGroup(trx, logGroup))) {
    if (!isPlaced(change)) written.push(await loggedStates(trx, proposables, change));
  }
  for (const { kind, id, before, after } of places) {
    const known = written.find((entity) => entity.kind === kind && entity.id === id);
    if (!known) written.push({ kind, id, name: null, before, after });
    // The log has the place of a bonus only from its own last change.
    else if (known.before && known.after) {
      Object.assign(known.before, before);
      Object.assign(known.after, after);
    }
  }
  return written;
}

async function loggedStates(
  trx: Transaction<Database>,
  proposables: Proposables,
  { kind, id, first, last }: Awaited<ReturnType<typeof listChangesOfGroup>>[number],
): Promise<Written> {
  const start = await findLoggedState(trx, first);
  const end = await findLoggedState(trx, last);
  if (!start?.snapshot || !end?.snapshot) throw notKept();
  const before = start.action === 'delete' ? start.snapshot : start.previous;
  const after = end.action === 'delete' ? null : end.snapshot;
  // Without an earlier version, the history doesn't know what a change changed.
  if (before === null && start.action !== 'create' && start.action !== 'restore') throw notKept();
  const { fromSnapshot } = proposables[kind];
  return {
    kind,
    id,
    name: nameInState[kind].safeParse(end.snapshot).data ?? null,
    before: before === null ? null : await fromSnapshot(before, trx),
    after: after === null ? null : await fromSnapshot(after, trx),
  };
}

const notKept = () =>
  new AppError('conflict', 'The earlier versions are no longer stored, so this can’t be undone.');

/** Finds out what an undo takes back. An entity that was edited since isn't deleted. */
export async function planUndo(
  trx: Transaction<Database>,
  proposables: Proposables,
  logGroup: string,
): Promise<UndoPlan> {
  const plan: UndoPlan = { undone: [], kept: [] };
  let isLeft = false;
  for await (const written of inSlices(await statesOfGroup(trx, proposables, logGroup))) {
    const ops = proposedOps([], written.after, written.before);
    if (ops.length === 0) continue;
    const live = await proposables[written.kind].read(trx, written.id);
    const kept = keptOf(written, ops, live);
    const { kind, id: entity_id, name, before } = written;
    plan.kept.push(...kept.map((conflict) => ({ ...conflict, kind, entity_id, name })));
    const undone = before === null && kept.length > 0 ? [] : withoutKept(ops, kept);
    if (undone.length === 0) continue;
    plan.undone.push({ ...written, ops: undone });
    isLeft ||= changesLive(undone, { before, live });
  }
  return isLeft ? plan : { ...plan, undone: [] };
}

function keptOf({ before, after, id }: Written, ops: ProposalOp[], live: WrittenState | null) {
  const isGone = live === null && before !== null && after !== null;
  if (isGone) return [{ field: 'id', language: null, base: id, live: null, proposed: id }];
  if (live === null) return [];
  return conflictsWith(before === null ? deletionOps(ops, live) : ops, live);
}

/** An order may only have an effect once what was deleted is back, so one change that has an effect is enough. */
const changesLive = (
  ops: ProposalOp[],
  { before, live }: Pick<Written, 'before'> & { live: WrittenState | null },
) =>
  before === null || live === null
    ? before !== live
    : proposedOps([], live, laidOver(live, ops)).length > 0;

const withoutKept = (ops: ProposalOp[], kept: readonly Kept[]) =>
  kept.some(({ field }) => field === 'id')
    ? []
    : ops.filter(
        (op) => !kept.some(({ field, language }) => field === op.field && language === op.language),
      );

/** An undo that needs the approval of a second person stays an open release that asks for it. */
export const undoGroup = (
  writer: Writer,
  proposables: Proposables,
  logGroup: string,
): Promise<{ id: number; plan: UndoPlan }> =>
  inLongTransaction(writer.db, async (db) => {
    const inTrx = { ...writer, db };
    const original = await findReleaseOfGroup(db, logGroup);
    if (original?.state === 'undone') {
      throw new AppError('conflict', 'This has been undone already.');
    }
    const plan = await planUndo(db, proposables, logGroup);
    if (plan.undone.length === 0) {
      const message = 'Nothing is left to undo. It was undone already, or changed again since.';
      throw new AppError('conflict', message);
    }
    const made = await insertUndo(inTrx, proposables, { logGroup, original, ...plan });
    if (!made.isReviewed) await publishIn(inTrx, proposables, made.id);
    return { id: made.id, plan };
  });

type Undo = Pick<UndoPlan, 'undone'> & {
  logGroup: string;
  original: Awaited<ReturnType<typeof findReleaseOfGroup>>;
};

async function insertUndo(
  writer: InTransaction,
  proposables: Proposables,
  { logGroup, original, undone }: Undo,
) {
  const trx = writer.db;
  const release_id = await insertRelease(trx, {
    name: undoName(original?.name ?? undone[0]?.name ?? undone[0]?.kind ?? ''),
    author: writer.actor,
    author_key: mainKeyOf(writer),
    undo_of: original?.id ?? null,
    undoes_group: logGroup,
  });
  let reviewed = false;
  for await (const written of inSlices(undone)) {
    const { kind, id: entity_id, ops, before, name } = written;
    const action = actionBetween(kind, written.after, before);
    const live = await proposables[kind].read(trx, entity_id);
    const needs_approval = await isReviewed(trx, { kind, ops, states: [live, before] });
    reviewed ||= needs_approval;
    await insertProposal(trx, {
      release_id,
      kind,
      entity_id,
      action,
      base_seq: await findLatestSeq(trx, kind, entity_id),
      ops,
      draft: action === 'create' ? before : null,
      name,
      state: needs_approval ? 'asked' : 'open',
      needs_approval,
      author: writer.actor,
      author_keys: keysOf(writer),
      via: sourceOf(writer),
      reason: null,
      decided_by: null,
      decided_at: null,
    });
  }
  return { id: release_id, isReviewed: reviewed };
}

const maxName = 200;
const undoName = (name: string) => [...`Undo: ${name}`].slice(0, maxName).join('');
