/** Describes a proposed order as moves next to other items, so that it survives what others add, remove and move. */
import { z } from 'zod';
import { movesBetween } from '../order-moves.ts';
import { type Conflict, type ProposalOp, proposalOp } from './proposal-op.ts';

const ids = z.array(z.int());
const move = z.object({ id: z.int(), after_id: z.int().nullable() });
type Move = z.output<typeof move>;

const orderOp = proposalOp.extend({ from: ids, to: z.array(move) });

/** The field of the op that contains the moves. */
export const orderField = 'order';

export const isOrderOp = (op: ProposalOp) =>
  orderOp.safeParse(op).success && op.field === orderField;

/** Each moved item with its new neighbour, from the start of the list to its end. */
function movesOf(before: readonly number[], after: readonly number[]): Move[] {
  const { placed } = movesBetween(before, after);
  return placed.map(([index, id]) => ({ id, after_id: after[index - 1] ?? null }));
}

/** `base` is the live order that an earlier proposal was based on. */
export function orderOpsBetween(
  live: readonly number[],
  proposed: readonly number[],
  base: readonly number[] = live,
): ProposalOp[] {
  const moves = movesOf(live, proposed);
  return moves.length === 0 ? [] : [{ field: orderField, language: null, from: base, to: moves }];
}

export const baseOrderOf = (ops: readonly ProposalOp[]): number[] | undefined =>
  orderOpIn(ops)?.from;

const orderOpIn = (ops: readonly ProposalOp[]) =>
  orderOp.safeParse(ops.find(({ field }) => field === orderField)).data;

/** An item whose new neighbour has left the list goes to the nearest one that was before that neighbour. */
export function withMoves(live: readonly number[], ops: readonly ProposalOp[]): number[] {
  const op = orderOpIn(ops);
  if (!op) return [...live];
  const order = [...live];
  for (const { id, after_id } of op.to) {
    const at = order.indexOf(id);
    if (at < 0) continue;
    order.splice(at, 1);
    order.splice(placeAfter(order, op.from, after_id), 0, id);
  }
  return order;
}

function placeAfter(order: readonly number[], base: readonly number[], after: number | null) {
  if (after === null) return 0;
  const present = new Map(order.map((id, index) => [id, index]));
  const before = base.slice(0, base.indexOf(after) + 1);
  const neighbour = [after, ...before.toReversed()].find((id) => present.has(id));
  return neighbour === undefined ? 0 : (present.get(neighbour) as number) + 1;
}

/** Lists the proposed moves of items that someone else has moved elsewhere since. */
export function movedSince(
  ops: readonly ProposalOp[],
  live: readonly number[],
): Omit<Conflict, 'proposal_id'>[] {
  const op = orderOpIn(ops);
  if (!op) return [];
  const present = new Set(live);
  const known = new Set(op.from);
  const since = movesOf(
    op.from.filter((id) => present.has(id)),
    live.filter((id) => known.has(id)),
  );
  const moved = new Set(since.map(({ id }) => id));
  const isConflict = op.to.some(
    ({ id, after_id }) => moved.has(id) && (live[live.indexOf(id) - 1] ?? null) !== after_id,
  );
  if (!isConflict) return [];
  const proposed = withMoves(live, ops);
  return [{ field: orderField, language: null, base: op.from, live: [...live], proposed }];
}
