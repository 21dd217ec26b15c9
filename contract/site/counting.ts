/** How a market's visitors are counted. Doesn't use zod, so that pages can load it. */
export const countings = ['full', 'without_storage', 'off'] as const;
export type Counting = (typeof countings)[number];

/** Storing anything on a visitor's device for statistics needs consent in the EU, even if it identifies no one. */
export const defaultCounting: Counting = 'without_storage';

/** Set by visitors who don't want to be counted. */
export const uncountedCookie = 'counted=no';
