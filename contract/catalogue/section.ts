export const sections = ['casino', 'bets', 'bonuses'] as const;
export type Section = (typeof sections)[number];
