/** Two years, so that twelve months can be seen beside those before them. Older days are deleted. */
export const clickReportDays = 740;
