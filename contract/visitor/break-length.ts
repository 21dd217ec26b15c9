/** How many days a break from offers can last. */
export const breakLengths = [1, 7, 30, 90] as const;
export type BreakLength = (typeof breakLengths)[number];

/** Used if the server can't tell how long a break lasts. */
export const longestBreak = Math.max(...breakLengths);
