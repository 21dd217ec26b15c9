/** The header in which tRPC answers what a call has written, so that the admin can offer to undo exactly that. */
export const logGroupHeader = 'x-log-group';
