/** A list of numbers for each row, in one block of memory. A rewritten list leaves a hole until there are too many. */
type Numbers = Float64Array | Uint32Array;

export type RowLists = {
  /** Where the list of each row starts in `values`. */
  start: Uint32Array;
  length: Uint32Array;
  values: Numbers;
  set(row: number, list: ArrayLike<number>): void;
  bytes(): number;
};

const least = 64;

export function rowLists(rows: number, make: (length: number) => Numbers): RowLists {
  let end = 0;
  let holes = 0;

  function compact(room: number) {
    const { start, length, values } = lists;
    const packed = make(2 * (end - holes + room) + least);
    end = 0;
    for (let row = 0; row < start.length; row += 1) {
      const from = start[row] as number;
      const size = length[row] as number;
      packed.set(values.subarray(from, from + size), end);
      start[row] = end;
      end += size;
    }
    holes = 0;
    lists.values = packed;
  }

  const lists: RowLists = {
    start: new Uint32Array(rows),
    length: new Uint32Array(rows),
    values: make(least),
    set(row, list) {
      const before = lists.length[row] as number;
      if (list.length > before) {
        holes += before;
        lists.length[row] = 0;
        if (end + list.length > lists.values.length) compact(list.length);
        lists.start[row] = end;
        end += list.length;
      } else holes += before - list.length;
      lists.length[row] = list.length;
      lists.values.set(list, lists.start[row] as number);
    },
    bytes: () => lists.start.byteLength + lists.length.byteLength + lists.values.byteLength,
  };
  return lists;
}

/** Makes room for more rows. */
export function growLists(lists: RowLists, rows: number): void {
  lists.start = grown(lists.start, rows);
  lists.length = grown(lists.length, rows);
}

export function grown(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(numbers);
  return larger;
}
