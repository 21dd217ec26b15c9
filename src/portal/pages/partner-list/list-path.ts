export const listPath = { casino: '/casino/all', bets: '/bets/all' } as const;
export type ListedSection = keyof typeof listPath;
