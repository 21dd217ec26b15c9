export const pages = ['casino', 'bets', 'bonuses'] as const;
export type Page = (typeof pages)[number];
