/** Figures count the votes of so many days, today among them. */
export const voteDays = 7;

/** Visitors see no share of fewer votes, and editors hear of no code: one visitor alone would decide too much. */
export const minShownVotes = 5;
