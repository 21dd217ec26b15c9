/** Marks requests that an idle admin page makes. They don't extend the session. */
export const unattendedHeader = 'x-unattended';
