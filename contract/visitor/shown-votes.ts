/** Only votes from this many days count, including today. */
export const voteDays = 7;

/**
 * With fewer votes, visitors see no percentage and editors no notice: a single visitor would have too much influence.
 */
export const minShownVotes = 5;
