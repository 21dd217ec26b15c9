/** The figures that programmes report for a day. Amounts are in minor units of the row's currency. */
export const statCounts = ['visits', 'sign_ups', 'first_deposits'] as const;
export const statAmounts = ['deposits', 'net_revenue', 'earned'] as const;
export const statFigures = [...statCounts, ...statAmounts] as const;
export type StatFigure = (typeof statFigures)[number];

export type StatKey = {
  day: string;
  /** 0 if the programme doesn't say which of its brands the row is about. */
  product_id: number;
  /** Empty if the row is about all campaigns. */
  campaign: string;
  /** The code of a market or another country. Empty if the row is about all. */
  market: string;
  currency: string;
};

export type StatRow = StatKey & Record<StatFigure, number>;
