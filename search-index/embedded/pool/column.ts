export type Column = Int32Array | Uint16Array | Uint8Array | Float64Array;

type Constructor<Kept> = new (values: number | ArrayBuffer) => Kept;

const constructorOf = <Kept extends Column>(column: Kept) =>
  column.constructor as Constructor<Kept>;

/**
 * Returns the column if it has room for this many values, or else a longer one with its values. The memory of the old
 * one is freed now instead of by the next garbage collection, and unused room takes none.
 */
export function withRoom<Kept extends Column>(column: Kept, length: number): Kept {
  if (length <= column.length) return column;
  const bytes = Math.ceil(length * 1.5) * column.BYTES_PER_ELEMENT;
  return new (constructorOf(column))((column.buffer as ArrayBuffer).transfer(bytes));
}

/** Returns an empty column of the same type. */
export const createColumnLike = <Kept extends Column>(column: Kept, length: number): Kept =>
  new (constructorOf(column))(length);

/** Frees the memory of a column that isn't used any more. */
export const freeColumn = (column: Column): void => void (column.buffer as ArrayBuffer).transfer(0);
