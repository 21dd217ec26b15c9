/** Limits password guesses wherever a password is checked, including with a stolen cookie and in concurrent calls. */
import type { Kysely, Transaction } from 'kysely';
import { passwordLength } from '#contract/visitor/sign-in.ts';
import { findPasswordHash } from '../../../db/repositories/visitor/visitor.ts';
import type { Database } from '../../../db/tables.ts';
import { badInput, signInFirst, tooManyRequests } from '../../errors.ts';
import { networkOf } from '../../http/ip-network.ts';
import { type SharedLimits, sharedRateLimit } from '../../http/shared-rate-limit.ts';
import type { PasswordHashing } from './password-hashing.ts';

const minute = 60_000;

export type PasswordGuess = { ip: string; email: string };

/**
 * Locks out only the network that wrong guesses come from. The limit across all networks is too high to reach by
 * accident.
 */
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
    /** Counts a guess before it is checked, and returns a function to uncount it if it was right. */
    async count(guess: PasswordGuess): Promise<() => Promise<void>> {
      if (!limited) return async () => {};
      const counters = countersOf(guess);
      // A refused guess writes nothing, so a flood of them is cheap.
      await refuseIfReached(counters);
      const counted = await Promise.all(
        counters.map(async ({ limit, key }) => ((await limit.count(key)) ? 'counted' : 'refused')),
      );
      const isCounted = (_: unknown, index: number) => counted[index] === 'counted';
      const uncount = async () => {
        await Promise.all(counters.filter(isCounted).map(({ limit, key }) => limit.uncount(key)));
      };
      if (!counted.includes('refused')) return uncount;
      // Concurrent guesses reached the limit first.
      await uncount();
      await refuseIfReached(counters);
      throw tooManyRequests(1, 'guesses at a password');
    },
    /** After choosing a new password, the owner doesn't have to wait because of other people's guesses. */
    async reset({ ip, email }: PasswordGuess): Promise<void> {
      await byNetworkAndAccount.reset(`${networkOf(ip)} ${email}`);
      await byAccount.reset(email);
    },
  };
}

type PasswordGuesses = ReturnType<typeof passwordGuesses>;

type PasswordCheck = { db: Kysely<Database>; passwordHashing: PasswordHashing };

/**
 * Returns the account's hash if the password matches. Computes one hash even if there is no account, so that both cases
 * take equally long.
 */
export async function matchingHash(
  { db, passwordHashing }: PasswordCheck,
  email: string,
  password: string,
): Promise<string | undefined> {
  if (password.length > passwordLength.max) return undefined;
  const hash = await findPasswordHash(db, email);
  if (hash === undefined) {
    await passwordHashing.hash(password);
    return undefined;
  }
  return (await passwordHashing.verify({ hash, password })) ? hash : undefined;
}

/** Returns the matching hash, so that the caller can later check that the password has not changed since. */
export async function verifyPasswordOnce(
  { guesses, ...check }: PasswordCheck & { guesses: PasswordGuesses },
  guess: PasswordGuess,
  password: string,
): Promise<string> {
  const uncount = await guesses.count(guess);
  const hash = await matchingHash(check, guess.email, password);
  if (hash === undefined) {
    throw badInput([{ path: 'password', message: 'Is not the password of this account' }]);
  }
  await uncount();
  return hash;
}

/** The password may have been changed, or the account deleted, since the check. */
export async function requireSameHash(
  trx: Transaction<Database>,
  email: string,
  hash: string,
): Promise<void> {
  if ((await findPasswordHash(trx, email)) !== hash) throw signInFirst();
}
