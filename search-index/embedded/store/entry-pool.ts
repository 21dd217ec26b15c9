/**
 * Stores the entries of all documents in one array, with a run per row, because 50,000 arrays would need more memory
 * than their content. Rewriting a row appends a new run and abandons the old one.
 */
export type EntryPool = {
  numbers: Int32Array;
  used: number;
  /** The count of numbers in abandoned runs. */
  abandoned: number;
  starts: number[];
  ends: number[];
};

const minCapacity = 1 << 10;

export const createEntryPool = (): EntryPool => ({
  numbers: new Int32Array(minCapacity),
  used: 0,
  abandoned: 0,
  starts: [],
  ends: [],
});

/** Appends two numbers to the current run. */
export function addEntry(pool: EntryPool, first: number, second: number): void {
  if (pool.used + 2 > pool.numbers.length) {
    const grown = new Int32Array(Math.ceil(pool.numbers.length * 1.5));
    grown.set(pool.numbers);
    pool.numbers = grown;
  }
  pool.numbers[pool.used] = first;
  pool.numbers[pool.used + 1] = second;
  pool.used += 2;
}

/** Assigns everything written since `start` to the row. */
export function setRun(pool: EntryPool, row: number, start: number): void {
  pool.abandoned += (pool.ends[row] ?? 0) - (pool.starts[row] ?? 0);
  pool.starts[row] = start;
  pool.ends[row] = pool.used;
  if (pool.abandoned > minCapacity && pool.abandoned * 2 > pool.used) closeGaps(pool);
}

function closeGaps(pool: EntryPool): void {
  const { numbers, starts, ends } = pool;
  const remaining = new Int32Array(
    Math.max(minCapacity, Math.ceil((pool.used - pool.abandoned) * 1.25)),
  );
  let used = 0;
  for (let row = 0; row < starts.length; row += 1) {
    const run = numbers.subarray(starts[row], ends[row]);
    remaining.set(run, used);
    starts[row] = used;
    used += run.length;
    ends[row] = used;
  }
  pool.numbers = remaining;
  pool.used = used;
  pool.abandoned = 0;
}
