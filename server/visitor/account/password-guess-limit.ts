/** Guesses at passwords are limited on every path that checks one, with a stolen cookie too and for many calls at once. */
import type { Kysely } from 'kysely';
import { findPasswordHash } from '../../../db/repositories/visitor/visitor.ts';
import type { Database } from '../../../db/tables.ts';
import { badInput, tooManyRequests } from '../../errors.ts';
import { networkOf } from '../../http/ip-network.ts';
import { type SharedLimits, sharedRateLimit } from '../../http/shared-rate-limit.ts';
import type { PasswordHashing } from './password-hashing.ts';

const minute = 60_000;

export type PasswordGuess = { ip: string; email: string };

/** Wrong guesses lock out the network that they come from. The limit over all networks is too high to reach by accident. */
export function passwordGuesses(limited: boolean, limits: SharedLimits) {
  const window = 15 * minute;
  const byNetworkAndAccount = sharedRateLimit(limits, {
    name: 'guesses of a network at an account',
    limit: 10,
    window,
  });
  const byNetwork = sharedRateLimit(limits, { name: 'guesses of a network', limit: 100, window });
  const byAccount = sharedRateLimit(limits, {
    name: 'guesses at an account',
    limit: 100,
    window: 60 * minute,
  });

  const countersOf = ({ ip, email }: PasswordGuess) => {
    const network = networkOf(ip);
    return [
      { limit: byNetworkAndAccount, key: `${network} ${email}` },
      { limit: byNetwork, key: network },
      { limit: byAccount, key: email },
    ];
  };

  async function refuseIfReached(counters: ReturnType<typeof countersOf>) {
    const waits = await Promise.all(counters.map(({ limit, key }) => limit.retryAfter(key)));
    const longest = Math.max(...waits);
    if (longest > 0) throw tooManyRequests(longest, 'guesses at a password');
  }

  return {
    /** Counts a guess before it is checked, and returns the function that takes it back if it was right. */
    async count(guess: PasswordGuess): Promise<() => Promise<void>> {
      if (!limited) return async () => {};
      const counters = countersOf(guess);
      // A refused guess writes nothing, however many of them come.
      await refuseIfReached(counters);
      const counted = await Promise.all(
        counters.map(async ({ limit, key }) => ((await limit.count(key)) ? 'counted' : 'refused')),
      );
      const isCounted = (_: unknown, index: number) => counted[index] === 'counted';
      const takeBack = async () => {
        await Promise.all(counters.filter(isCounted).map(({ limit, key }) => limit.uncount(key)));
      };
      if (!counted.includes('refused')) return takeBack;
      // Others that came at once were faster.
      await takeBack();
      await refuseIfReached(counters);
      throw tooManyRequests(1, 'guesses at a password');
    },
    /** An owner who has chosen a new password does not wait for the guesses of others. */
    async reset({ ip, email }: PasswordGuess): Promise<void> {
      await byNetworkAndAccount.reset(`${networkOf(ip)} ${email}`);
      await byAccount.reset(email);
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
  const takeBack = await guesses.count(guess);
  const hash = await findPasswordHash(db, guess.email);
  if (hash === undefined || !(await passwordHashing.verify({ hash, password }))) {
    throw badInput([{ path: 'password', message: 'Is not the password of this account' }]);
  }
  await takeBack();
  return hash;
}
