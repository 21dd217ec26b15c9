/** Finds out what an undo takes back, and what has to stay because of what others have done since. */
import { opsBetween, type ProposalOp, type WrittenState } from '#contract/release/proposal-op.ts';
import {
  conflictsWith,
  deletionOps,
  laidOver,
  proposedOps,
} from '#contract/release/proposed-state.ts';
import type { UndoResult } from '#contract/release/release.ts';
import { discarded } from '../../db/discarded-write.ts';
import { inSlices } from '../../db/time-slice.ts';
import type { AppError } from '../errors.ts';
import {
  type Applied,
  applyProposals,
  type InTransaction,
  type Refusal,
} from './apply-proposals.ts';
import type { Proposables } from './proposable.ts';
import { actionBetween } from './propose.ts';
import { statesOfGroup, type Written } from './states-of-group.ts';

export type Undone = Applied & { name: string | null };
type Kept = UndoResult['kept'][number];
type Difference = Pick<Kept, 'field' | 'language' | 'base' | 'live' | 'proposed' | 'reason'>;
export type UndoPlan = { undone: Undone[]; kept: Kept[] };

const notStored = 'The earlier versions are no longer stored, so this can’t be undone.';
export const sinceReasons = {
  changed: 'Someone has changed this since.',
  deleted: 'Someone has deleted this since.',
  restored: 'Someone has restored this since.',
} as const;

type Entity = Pick<Written, 'kind' | 'id'>;
type IsUndone = (entity: Pick<Undone, 'kind' | 'entity_id'>) => boolean;

/** The writes are tried and discarded, so that a refused one doesn't stop the others. */
export async function planUndo(
  writer: InTransaction,
  proposables: Proposables,
  logGroup: string,
  isUndone: IsUndone = () => true,
): Promise<UndoPlan> {
  const plan = await mergedPlan(writer, proposables, logGroup, isUndone);
  for (;;) {
    const refused = await refusedOf(writer, proposables, plan.undone);
    if (refused.length === 0) {
      return (await hasEffect(writer, proposables, plan.undone)) ? plan : { ...plan, undone: [] };
    }
    const whole = new Set(refused.map(({ proposal }) => proposal));
    const parts = plan.undone.flatMap((one) => (whole.has(one) ? partsOf(one) : [one]));
    const refusedParts = await refusedOf(writer, proposables, parts);
    const dropped = refusedParts.length > 0 ? refusedParts : refused;
    for (const one of dropped) plan.kept.push(...(await keptBy(writer, proposables, one)));
    const ops = new Set(dropped.flatMap(({ proposal }) => proposal.ops));
    plan.undone = plan.undone
      .map((one) => ({ ...one, ops: one.ops.filter((op) => !ops.has(op)) }))
      .filter((one) => one.ops.length > 0);
  }
}

/** An order may only have an effect once what was deleted is back, so one change that has an effect is enough. */
async function hasEffect(
  { db }: InTransaction,
  proposables: Proposables,
  undone: readonly Undone[],
): Promise<boolean> {
  for await (const { kind, entity_id, action, ops } of inSlices(undone)) {
    const live = await proposables[kind].read(db, entity_id);
    const isChange = live !== null && action !== 'create' && action !== 'delete';
    const changes = isChange
      ? proposedOps([], live, laidOver(live, ops)).length > 0
      : (live === null) === (action === 'create');
    if (changes) return true;
  }
  return false;
}

/** An entity that was edited since isn't deleted. */
async function mergedPlan(
  { db, actor }: InTransaction,
  proposables: Proposables,
  logGroup: string,
  isUndone: IsUndone,
): Promise<UndoPlan> {
  const states = await statesOfGroup(db, proposables, logGroup);
  const isChosen = ({ kind, id }: Entity) => isUndone({ kind, entity_id: id });
  const [written, lost] = [states.written.filter(isChosen), states.lost.filter(isChosen)];
  const plan: UndoPlan = {
    undone: [],
    kept: lost.map(({ kind, id: entity_id, name }) => ({
      ...{ kind, entity_id, name, reason: notStored },
      ...present(entity_id),
    })),
  };
  for await (const one of inSlices(written)) {
    const { kind, id: entity_id, name, before, after } = one;
    const ops = proposedOps([], after, before);
    if (ops.length === 0) continue;
    const kept = changedSince(one, ops, await proposables[kind].read(db, entity_id));
    plan.kept.push(...kept.map((difference) => ({ kind, entity_id, name, ...difference })));
    const left = before === null && kept.length > 0 ? [] : withoutKept(ops, kept);
    if (left.length === 0) continue;
    const action = actionBetween(kind, after, before);
    const draft = action === 'create' ? before : null;
    plan.undone.push({ kind, entity_id, name, action, ops: left, draft, author: actor });
  }
  return plan;
}

const present = (id: number) => ({ field: 'id', language: null, base: id, live: id, proposed: id });

function changedSince(
  { id, before, after }: Written,
  ops: ProposalOp[],
  live: WrittenState | null,
): Difference[] {
  if (live === null) {
    const isGone = before !== null && after !== null;
    return isGone ? [{ ...present(id), live: null, reason: sinceReasons.deleted }] : [];
  }
  if (after === null) return [{ ...present(id), base: null, reason: sinceReasons.restored }];
  return conflictsWith(before === null ? deletionOps(ops, live) : ops, live).map((conflict) => ({
    ...conflict,
    reason: sinceReasons.changed,
  }));
}

const withoutKept = (ops: ProposalOp[], kept: readonly Difference[]) =>
  kept.some(({ field }) => field === 'id')
    ? []
    : ops.filter(
        (op) => !kept.some(({ field, language }) => field === op.field && language === op.language),
      );

const refusedOf = (writer: InTransaction, proposables: Proposables, undone: readonly Undone[]) =>
  discarded(writer.db, () => applyProposals(writer, proposables, undone));

/** Each field of a refused change is tried alone, so that only those in the way stay. */
const partsOf = (one: Undone): Undone[] =>
  one.action === 'change' ? one.ops.map((op) => ({ ...one, ops: [op] })) : [one];

async function keptBy(
  { db }: InTransaction,
  proposables: Proposables,
  { proposal, error }: Refusal<Undone>,
): Promise<Kept[]> {
  const { kind, entity_id, name, action, ops } = proposal;
  const named = { kind, entity_id, name, reason: reasonOf(error) };
  if (action === 'create') return [{ ...named, ...present(entity_id), base: null, live: null }];
  if (action === 'delete') return [{ ...named, ...present(entity_id), proposed: null }];
  const live = (await proposables[kind].read(db, entity_id)) ?? {};
  return opsBetween(live, laidOver(live, ops)).map(({ field, language, from, to }) => ({
    ...named,
    ...{ field, language, base: from, live: from, proposed: to },
  }));
}

/** Without the path of the field, which is named beside it. */
const reasonOf = ({ errors: [first] = [], message }: AppError) =>
  first ? `${first.message}.` : message;
