import { isDeepStrictEqual } from 'node:util';
import { orderOpsBetween, withMoves } from '#contract/release/proposed-order.ts';
import type { SeenOrder } from '#contract/reorder.ts';
import { AppError } from '../errors.ts';
import type { Writer } from './resource.ts';

/**
 * Requires a reorder to contain exactly the list's current items. `before` is the order that the editor saw: reorders
 * that would overwrite an unseen one are refused.
 */
export function requireSameItems(
  current: readonly number[],
  named: readonly number[],
  before: readonly number[] = current,
) {
  const known = new Set(current);
  const isWhole = current.length === named.length && named.every((id) => known.has(id));
  if (isWhole && isDeepStrictEqual(before, current)) return;
  throw new AppError(
    'conflict',
    'The list has changed in the meantime. Reload it and reorder it again.',
  );
}

type Reordered = { current: readonly number[]; named: readonly number[] } & SeenOrder;

/**
 * Returns the new order of a list. What someone reorders in a release is the live list: it may contain what the
 * release deletes, and lacks what the release adds, which stays where it is.
 */
export function newOrder({ isProposing }: Writer, { current, named, before }: Reordered): number[] {
  if (!isProposing) {
    requireSameItems(current, named, before);
    return [...named];
  }
  const seen = new Set(named);
  const known = new Set(current);
  const shared = (ids: readonly number[]) => ids.filter((id) => seen.has(id) && known.has(id));
  requireSameItems(shared(current), shared(named), before && shared(before));
  return withMoves(current, orderOpsBetween(shared(current), shared(named)));
}
