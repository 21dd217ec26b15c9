/** Two years, so that twelve months can be compared with the previous twelve. Older days are deleted. */
export const clickReportDays = 740;

export const clickDimensions = ['product', 'page', 'block', 'position', 'market', 'day'] as const;
export type ClickDimension = (typeof clickDimensions)[number];

/** In days, including today. */
export const reportPeriods = { '7d': 7, '28d': 28, '90d': 90, '12m': 365 } as const;
export type ReportPeriod = keyof typeof reportPeriods;
