/** A visitor opened an account, paid money in, or earned the site its commission. */
export const conversionEvents = ['signup', 'deposit', 'earning'] as const;
export type ConversionEvent = (typeof conversionEvents)[number];

/** Days until the id of a click is deleted: what is reported of it later is of an unknown click. */
export const clickIdDays = 90;
