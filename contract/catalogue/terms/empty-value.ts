/** Null, or an object that contains nothing else. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' && Object.values(value as object).every(isEmptyValue));
