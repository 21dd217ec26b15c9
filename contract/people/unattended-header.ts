/** Sent with what a page of the admin asks for while nobody is using it. Such calls don't keep a session from ending. */
export const unattendedHeader = 'x-unattended';
