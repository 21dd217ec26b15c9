/** Figures count the votes of this many days, including today. */
export const voteDays = 7;

/** With fewer votes, visitors see no percentage and editors no notice: a single visitor would decide too much. */
export const minShownVotes = 5;
