/**
 * Snapshots are stored as JSON. An order that differs little from an earlier one is stored as its base (the change that
 * logged the earlier one in full) and the moves between the two. A snapshot is null once retention has cleared it.
 */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { applyMoves, movesBetween } from '#contract/order-moves.ts';
import type { Database } from '../tables.ts';
import { timeSlices } from '../time-slice.ts';

export type State = Record<string, unknown>;

/** The field of an order that contains the ids. Pages have few blocks, whose order is always stored in full. */
const idsFields: Partial<Record<string, string>> = {
  'product-list': 'product_ids',
  'exclusive-bonus-list': 'ids',
  'top-list': 'ids',
};

/** An order may have tens of thousands of ids. */
const idList = z.custom<number[]>(
  (value) => Array.isArray(value) && value.every((id) => Number.isSafeInteger(id)),
);

const movedState = z.object({
  moved: z.object({
    base: z.int(),
    removed: idList,
    placed: z.array(z.tuple([z.int(), z.int()])),
  }),
});

/** In characters of JSON. Beyond this, a full order is smaller than all the moves since the last full one. */
const maxMoves = (orderLength: number) => Math.min(orderLength / 2, 5 * Math.sqrt(orderLength));

export const clearedSnapshot = 'null';

const baseOf = (stored: unknown) => movedState.safeParse(stored).data?.moved.base;

async function readIds(db: Kysely<Database>, seq: number, field: string) {
  const row = await db
    .selectFrom('change')
    .select('snapshot')
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row && idList.safeParse(JSON.parse(row.snapshot)?.[field]).data;
}

/** Returns the logged state, or null if it is no longer stored. */
export async function readState(
  db: Kysely<Database>,
  entity: string,
  snapshot: string,
): Promise<State | null> {
  const stored: State | null = JSON.parse(snapshot);
  const field = idsFields[entity];
  const moves = field === undefined ? undefined : movedState.safeParse(stored).data?.moved;
  if (field === undefined || moves === undefined) return stored;
  const base = await readIds(db, moves.base, field);
  if (base === undefined) return null;
  const { moved: _, ...rest } = stored as State;
  return { ...rest, [field]: applyMoves(base, moves) };
}

/** Returns what to store for a state that follows the entity's latest one. */
export async function storedState(
  db: Kysely<Database>,
  entity: string,
  state: unknown,
  latest: { seq: number; snapshot: string } | undefined,
): Promise<unknown> {
  const field = idsFields[entity];
  if (field === undefined || latest === undefined) return state;
  const yieldTurn = timeSlices();
  const { [field]: given, ...rest } = state as State;
  const ids = idList.parse(given);
  const seq = baseOf(JSON.parse(latest.snapshot)) ?? latest.seq;
  const base = await readIds(db, seq, field);
  if (base === undefined) return state;
  await yieldTurn();
  const moves = movesBetween(base, ids);
  await yieldTurn();
  const longest = maxMoves(JSON.stringify(ids).length);
  if (moves.removed.length + moves.placed.length >= longest) return state;
  const moved = { base: seq, ...moves };
  return JSON.stringify(moved).length < longest ? { ...rest, moved } : state;
}

/** An order stored as moves depends on earlier states. */
export const isStoredInFull = (snapshot: string) => baseOf(JSON.parse(snapshot)) === undefined;
