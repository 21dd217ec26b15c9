/** The criteria of the sample are the example criteria, in their order. */
export const criterionKeys = ['licence', 'terms', 'payments', 'support', 'games', 'odds'] as const;
