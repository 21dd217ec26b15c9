/** Whether a value is null, or an object with nothing but empty values in it. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' && Object.values(value as object).every(isEmptyValue));
