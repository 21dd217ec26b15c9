import { writeCookie } from './write-cookie.ts';

const year = 365 * 24 * 60 * 60;

/** Read by the server as well: a cookie, and nothing in it but the choice. */
export const rememberChoice = (name: 'language' | 'market', choice: string) =>
  writeCookie(name, choice, year);
