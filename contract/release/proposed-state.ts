/** Merges proposals with what is live: fields by name and language, orders by neighbours. */
import { z } from 'zod';
import {
  type Conflict,
  changedSince,
  keyOf,
  opsBetween,
  type ProposalOp,
  rebasedOps,
  type WrittenState,
  withOps,
} from './proposal-op.ts';
import {
  baseOrderOf,
  isOrderOp,
  movedSince,
  orderField,
  orderOpsBetween,
  withMoves,
} from './proposed-order.ts';

const ids = z.array(z.int());

/** The order of a reordered list. Undefined for the state of an entity. */
const orderIn = (state: WrittenState | null) => ids.safeParse(state?.[orderField]).data;

function withoutOrder(state: WrittenState | null): WrittenState | null {
  if (orderIn(state) === undefined) return state;
  const { [orderField]: _, ...rest } = state as WrittenState;
  return rest;
}

/** Returns the ops of a proposal after an edit. `earlier` are its ops before, and either state is null if it doesn't exist. */
export function proposedOps(
  earlier: readonly ProposalOp[],
  live: WrittenState | null,
  proposed: WrittenState | null,
): ProposalOp[] {
  const [liveOrder, proposedOrder] = [orderIn(live), orderIn(proposed)];
  const fields = rebasedOps(
    earlier.filter((op) => !isOrderOp(op)),
    withoutOrder(live),
    withoutOrder(proposed),
  );
  if (liveOrder === undefined || proposedOrder === undefined) return fields;
  return [...orderOpsBetween(liveOrder, proposedOrder, baseOrderOf(earlier)), ...fields];
}

/** Lays a proposal over the live state. */
export function laidOver(live: WrittenState, ops: readonly ProposalOp[]): WrittenState {
  const order = orderIn(live);
  const fields = ops.filter((op) => !isOrderOp(op));
  if (order === undefined) return withOps(live, fields);
  return { ...withOps(withoutOrder(live) ?? {}, fields), [orderField]: withMoves(order, ops) };
}

/** Lists what someone else has changed since, to something other than the proposed value. */
export function conflictsWith(
  ops: readonly ProposalOp[],
  live: WrittenState | null,
): Omit<Conflict, 'proposal_id'>[] {
  const order = orderIn(live);
  const fields = changedSince(
    ops.filter((op) => !isOrderOp(op)),
    withoutOrder(live),
  );
  return order === undefined ? fields : [...movedSince(ops, order), ...fields];
}

/**
 * Adds the fields that were empty when the deletion was proposed, so that what someone has entered there since isn't
 * deleted unseen.
 */
export function deletionOps(ops: readonly ProposalOp[], live: WrittenState): ProposalOp[] {
  const known = new Set(ops.map(keyOf));
  const entered = opsBetween(live, null).filter((op) => !known.has(keyOf(op)));
  return [...ops, ...entered.map((op) => ({ ...op, from: null }))];
}
