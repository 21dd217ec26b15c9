/** Dependencies that sign-in and account changes share. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables.ts';
import { overloaded } from '../../errors.ts';
import { semaphore } from '../../http/semaphore.ts';
import type { Settings } from '../../settings.ts';
import type { EmailQueue } from '../email/email-queue.ts';
import { type PasswordGuess, passwordGuesses, verifyPasswordOnce } from './password-guess-limit.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { sessionCookies } from './session-cookie.ts';

export type AccountOptions = {
  db: Kysely<Database>;
  settings: Settings;
  secret: () => string;
  passwordHashing: PasswordHashing;
  siteUrl: () => string;
  emails: EmailQueue;
};

// Hashing uses the same thread pool as file reads, so two of its four threads stay free. The semaphore covers the whole
// operation, because refusing it halfway would already have used up the link.
const queue = { maxWaiting: 30, refusal: () => overloaded('Too many visitors are signing in.') };

export function accountDeps({
  db,
  settings,
  secret,
  passwordHashing,
  siteUrl,
  emails,
}: AccountOptions) {
  const limited = settings.RATE_LIMIT > 0;
  const limits = { db, secret };
  const guesses = passwordGuesses(limited, limits);
  return {
    db,
    emails,
    limited,
    limits,
    guesses,
    passwordHashing,
    cookies: sessionCookies({ secret, siteUrl }),
    hashing: semaphore('password hashes', 2, queue),
    verifyPassword: (guess: PasswordGuess, password: string) =>
      verifyPasswordOnce({ db, guesses, passwordHashing }, guess, password),
  };
}

export type AccountDeps = ReturnType<typeof accountDeps>;
