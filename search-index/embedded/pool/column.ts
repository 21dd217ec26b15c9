type Column = Int32Array | Uint16Array | Uint8Array | Float64Array;

/** Returns the column if it has room for this many values, or else a longer copy. Unused room takes no memory. */
export function withRoom<Kept extends Column>(column: Kept, length: number): Kept {
  if (length <= column.length) return column;
  const longer = new (column.constructor as new (length: number) => Kept)(Math.ceil(length * 1.5));
  longer.set(column);
  return longer;
}
