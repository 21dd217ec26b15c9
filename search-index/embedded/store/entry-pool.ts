/** The words of each document and their positions, two numbers at a time. */
import { withRoom } from '../pool/column.ts';
import { createRunPool, type RunPool } from '../pool/run-pool.ts';

export type EntryPool = RunPool<Int32Array>;

export const createEntryPool = (): EntryPool => createRunPool(new Int32Array(0));

/** Appends two numbers to the current run. */
export function addEntry(pool: EntryPool, first: number, second: number): void {
  pool.values = withRoom(pool.values, pool.used + 2);
  pool.values[pool.used] = first;
  pool.values[pool.used + 1] = second;
  pool.used += 2;
}
