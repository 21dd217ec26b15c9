export type Column = Int32Array | Uint16Array | Uint8Array | Float64Array;

/** Returns an empty column of the same type. */
export const createColumnLike = <Kept extends Column>(column: Kept, length: number): Kept =>
  new (column.constructor as new (length: number) => Kept)(length);

/** Frees the memory of a column immediately, instead of at the next garbage collection. */
export const freeColumn = (column: Column): void => void (column.buffer as ArrayBuffer).transfer(0);

/** Returns the column if it has room for this many values, otherwise a longer copy. Unused room takes no memory. */
export function withRoom<Kept extends Column>(column: Kept, length: number): Kept {
  if (length <= column.length) return column;
  const longer = createColumnLike(column, Math.ceil(length * 1.5));
  longer.set(column);
  freeColumn(column);
  return longer;
}
