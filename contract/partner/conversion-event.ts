/** The visitor opened an account, deposited money, or earned the site its commission. */
export const conversionEvents = ['signup', 'deposit', 'earning'] as const;
export type ConversionEvent = (typeof conversionEvents)[number];

/** Click ids are deleted after this many days. Later conversions are attributed to an unknown click. */
export const clickIdDays = 90;

export const postbackOutcomes = ['counted', 'repeated', 'refused', 'wrong key'] as const;
export type PostbackOutcome = (typeof postbackOutcomes)[number];

/** Older postbacks of a product are deleted. */
export const maxLoggedPostbacks = 50;
