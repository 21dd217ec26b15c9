/**
 * Stores a run of values per row in one array, because a million arrays would need more memory than their content.
 * Rewriting a row appends a new run and abandons the old one.
 */
import { createColumnLike, freeColumn, withRoom } from './column.ts';

type Values = Int32Array | Uint8Array;

export type RunPool<Kept extends Values> = {
  values: Kept;
  used: number;
  /** The number of values in abandoned runs. */
  abandoned: number;
  starts: Int32Array;
  ends: Int32Array;
};

const minCapacity = 1 << 10;

export const createRunPool = <Kept extends Values>(values: Kept): RunPool<Kept> => ({
  values,
  used: 0,
  abandoned: 0,
  starts: new Int32Array(0),
  ends: new Int32Array(0),
});

/** Assigns everything written since `start` to the row. */
export function setRun(pool: RunPool<Values>, row: number, start: number): void {
  pool.starts = withRoom(pool.starts, row + 1);
  pool.ends = withRoom(pool.ends, row + 1);
  pool.abandoned += (pool.ends[row] as number) - (pool.starts[row] as number);
  pool.starts[row] = start;
  pool.ends[row] = pool.used;
  if (pool.abandoned > minCapacity && pool.abandoned * 2 > pool.used) closeGaps(pool);
}

function closeGaps(pool: RunPool<Values>): void {
  const { values, starts, ends } = pool;
  const left = pool.used - pool.abandoned;
  const remaining = createColumnLike(values, Math.ceil(Math.max(minCapacity, left) * 1.25));
  let used = 0;
  for (let row = 0; row < starts.length; row += 1) {
    const run = values.subarray(starts[row], ends[row]);
    remaining.set(run, used);
    starts[row] = used;
    used += run.length;
    ends[row] = used;
  }
  freeColumn(values);
  pool.values = remaining;
  pool.used = used;
  pool.abandoned = 0;
}
