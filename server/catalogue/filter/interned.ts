/** Numbers values from 0, so that they index arrays. */
export type Interned<Value extends string | number> = {
  values: Value[];
  numberOf(value: Value): number;
  /** Undefined for a value that no partner has ever had. */
  find(value: Value): number | undefined;
};

export function interned<Value extends string | number>(): Interned<Value> {
  const values: Value[] = [];
  const numbers = new Map<Value, number>();
  return {
    values,
    find: (value) => numbers.get(value),
    numberOf(value) {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      numbers.set(value, values.length);
      values.push(value);
      return values.length - 1;
    },
  };
}
