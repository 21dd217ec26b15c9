/** A list of the admin can show only the products that lack one of these. */
export const lacks = ['image', 'rating', 'turkish'] as const;
export type Lack = (typeof lacks)[number];
