// Reads no database.
import { expect, test } from 'vitest';
import { growLists, rowLists } from './row-list.ts';
import { randomOf } from './testing/generated-catalogue.ts';

test('lists of changing lengths are read back, also once there are more rows', () => {
  const random = randomOf(1);
  const known = new Map<number, number[]>();
  const lists = rowLists(8, (length) => new Uint32Array(length));
  const read = (row: number) => {
    const start = lists.start[row] as number;
    return [...lists.values.subarray(start, start + (lists.length[row] as number))];
  };
  let rows = 8;
  for (let step = 0; step < 20_000; step += 1) {
    if (step === 10_000) {
      rows = 16;
      growLists(lists, rows);
    }
    const row = random.whole(0, rows - 1);
    const list = Array.from({ length: random.whole(0, 30) }, () => random.whole(0, 1_000_000));
    lists.set(row, list);
    known.set(row, list);
    const other = random.whole(0, rows - 1);
    expect(read(other)).toEqual(known.get(other) ?? []);
  }
  // Holes don't pile up.
  expect(lists.bytes()).toBeLessThan(10_000);
});
