/** Owners have every right; others are given them one by one. `money`: the deals, earnings and payments of programmes. */
export const rights = ['money'] as const;
export type Right = (typeof rights)[number];
