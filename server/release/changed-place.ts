/**
 * Compares the lists before and after a publication, so that an undo can put everything back in its place. The history
 * alone doesn't know where a deleted item was, nor an order before its first change.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { sections } from '#contract/catalogue/section.ts';
import { proposableKinds } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { orderField } from '#contract/release/proposed-order.ts';
import { listCategories } from '../../db/repositories/catalogue/category.ts';
import { listBonusSortOrders } from '../../db/repositories/catalogue/exclusive-bonus.ts';
import type { Database } from '../../db/tables.ts';
import type { Proposables } from './proposable.ts';

const state = z.record(z.string(), z.unknown());
const changedPlace = z.object({
  kind: z.enum(proposableKinds),
  id: z.int(),
  before: state,
  after: state,
});
type ChangedPlace = z.output<typeof changedPlace>;

export const readChangedPlaces = (stored: string | null): ChangedPlace[] =>
  stored === null ? [] : z.array(changedPlace).parse(JSON.parse(stored));

type Place = Pick<ChangedPlace, 'kind' | 'id'> & { state: WrittenState };

/** A bonus has its place as a field. */
export async function readPlaces(db: Kysely<Database>, proposables: Proposables): Promise<Place[]> {
  const { items: categories } = await listCategories(db, { offset: 0 });
  const lists = [
    ...categories.flatMap(({ id }) => [
      { kind: 'product-list' as const, id },
      { kind: 'top-list' as const, id },
    ]),
    ...sections.map((_, index) => ({ kind: 'page-layout' as const, id: index + 1 })),
  ];
  const places: Place[] = [];
  for (const { kind, id } of lists) {
    places.push({ kind, id, state: (await proposables[kind].read(db, id)) ?? {} });
  }
  const bonuses = await listBonusSortOrders(db);
  return [
    ...places,
    ...bonuses.map(({ id, sort_order }) => ({
      kind: 'exclusive-bonus' as const,
      id,
      state: { sort_order },
    })),
  ];
}

/** Ignores items added at the end, where they would be put back anyway, and bonuses that were added or deleted. */
export function changedPlaces(before: readonly Place[], after: readonly Place[]): ChangedPlace[] {
  const now = new Map(after.map(({ kind, id, state }) => [`${kind} ${id}`, state]));
  return before.flatMap(({ kind, id, state: was }) => {
    const is = now.get(`${kind} ${id}`);
    if (is === undefined || isDeepStrictEqual(was, is) || isLonger(was, is)) return [];
    return [{ kind, id, before: was, after: is }];
  });
}

function isLonger({ [orderField]: was, ...others }: WrittenState, is: WrittenState) {
  const { [orderField]: now, ...rest } = is;
  if (!Array.isArray(was) || !Array.isArray(now) || !isDeepStrictEqual(others, rest)) return false;
  return was.every((id, index) => now[index] === id);
}
