/** Guesses at passwords are limited on every path that checks one, with a stolen cookie too and for many calls at once. */
import type { Kysely } from 'kysely';
import { findPasswordHash } from '../../db/repositories/visitor/visitor.ts';
import type { Database } from '../../db/tables.ts';
import { badInput, tooManyRequests } from '../errors.ts';
import { networkOf } from '../http/ip-network.ts';
import { monotonicClock, rateLimit } from '../http/rate-limit.ts';
import type { PasswordHashing } from './password-hashing.ts';

const minute = 60_000;

export type PasswordGuess = { ip: string; email: string };

/** Wrong guesses lock out the network that they come from. The limit over all networks is too high to reach by accident. */
export function passwordGuesses(limited: boolean, now = monotonicClock) {
  const window = 15 * minute;
  const byNetworkAndAccount = rateLimit({ limit: 10, window, now });
  const byNetwork = rateLimit({ limit: 100, window, now });
  const byAccount = rateLimit({ limit: 100, window: 60 * minute, now });

  const countersOf = ({ ip, email }: PasswordGuess) => {
    const network = networkOf(ip);
    return [
      { limit: byNetworkAndAccount, key: `${network} ${email}` },
      { limit: byNetwork, key: network },
      { limit: byAccount, key: email },
    ];
  };

  return {
    /** Counts a guess before it is checked, and returns the function that takes it back if it was right. */
    count(guess: PasswordGuess): () => void {
      const counters = countersOf(guess);
      const wait = Math.max(...counters.map(({ limit, key }) => limit.retryAfter(key)));
      if (limited && wait > 0) throw tooManyRequests(wait);
      for (const { limit, key } of counters) limit.count(key);
      return () => {
        for (const { limit, key } of counters) limit.uncount(key);
      };
    },
    /** An owner who has chosen a new password does not wait for the guesses of others. */
    reset({ ip, email }: PasswordGuess) {
      byNetworkAndAccount.reset(`${networkOf(ip)} ${email}`);
      byAccount.reset(email);
    },
  };
}

export type PasswordGuesses = ReturnType<typeof passwordGuesses>;

type PasswordCheck = {
  db: Kysely<Database>;
  guesses: PasswordGuesses;
  passwordHashing: PasswordHashing;
};

/** Returns the hash that the password matched: the check holds for as long as the account has this hash. */
export async function verifyPasswordOnce(
  { db, guesses, passwordHashing }: PasswordCheck,
  guess: PasswordGuess,
  password: string,
): Promise<string> {
  const takeBack = guesses.count(guess);
  const hash = await findPasswordHash(db, guess.email);
  if (hash === undefined || !(await passwordHashing.verify({ hash, password }))) {
    throw badInput([{ path: 'password', message: 'Is not the password of this account' }]);
  }
  takeBack();
  return hash;
}
