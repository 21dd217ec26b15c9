/**
 * Filters a list by whether editors have hidden its rows. Without zod, because every admin screen reads its URL with
 * them.
 */
export const visibilities = ['visible', 'hidden'] as const;
export type Visibility = (typeof visibilities)[number];
