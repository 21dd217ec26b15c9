export const searchTypes = ['products', 'bonuses', 'promocodes'] as const;
export type SearchType = (typeof searchTypes)[number];
