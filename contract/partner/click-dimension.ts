/** Two years, so that twelve months can be seen beside those before them. Older days are deleted. */
export const clickReportDays = 740;

export const clickDimensions = ['product', 'page', 'block', 'position', 'market', 'day'] as const;
export type ClickDimension = (typeof clickDimensions)[number];

/** In days, today included. */
export const reportPeriods = { '7d': 7, '28d': 28, '90d': 90, '12m': 365 } as const;
export type ReportPeriod = keyof typeof reportPeriods;
