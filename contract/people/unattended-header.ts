/** Marks requests that an admin page makes while nobody uses it. They don't extend the session. */
export const unattendedHeader = 'x-unattended';
