/** Guesses at passwords are limited on every path that checks one, with a stolen cookie too and for many at once. */
import type { Kysely } from 'kysely';
import { findPasswordHash } from '../../db/repositories/visitor/visitor.ts';
import type { Database } from '../../db/tables.ts';
import { badInput, tooManyRequests } from '../errors.ts';
import { networkOf } from '../http/ip-network.ts';
import { monotonicClock, windowLimit } from '../http/window-limit.ts';

const minute = 60_000;

export type Guess = { address: string; email: string };

/** A stranger's guesses keep the stranger out; the bound for all of them together is too high to reach by accident. */
export function passwordGuesses(limited: boolean, now = monotonicClock) {
  const window = 15 * minute;
  const hereAtOne = windowLimit({ limit: 10, window, now });
  const here = windowLimit({ limit: 100, window, now });
  const atOne = windowLimit({ limit: 100, window: 60 * minute, now });

  const countersOf = ({ address, email }: Guess) => {
    const network = networkOf(address);
    return [
      { limit: hereAtOne, key: `${network} ${email}` },
      { limit: here, key: network },
      { limit: atOne, key: email },
    ];
  };

  return {
    /** Counts before anybody looks whether the guess is right; what is returned takes it back when it was. */
    count(guess: Guess): () => void {
      const counters = countersOf(guess);
      const wait = Math.max(...counters.map(({ limit, key }) => limit.wait(key)));
      if (limited && wait > 0) throw tooManyRequests(wait);
      for (const { limit, key } of counters) limit.count(key);
      return () => {
        for (const { limit, key } of counters) limit.takeBack(key);
      };
    },
    /** An owner who was verified does not wait for what others have guessed. */
    forget({ address, email }: Guess) {
      hereAtOne.forget(`${networkOf(address)} ${email}`);
      atOne.forget(email);
    },
  };
}

export type PasswordGuesses = ReturnType<typeof passwordGuesses>;

type Proof = { db: Kysely<Database>; guesses: PasswordGuesses };

/** Answers the hash that it was proven by: what is done with the proof holds for as long as that one stands. */
export async function verifyPasswordOnce(
  { db, guesses }: Proof,
  guess: Guess,
  password: string,
): Promise<string> {
  const takeBack = guesses.count(guess);
  const { verifyPassword } = await import('better-auth/crypto');
  const hash = await findPasswordHash(db, guess.email);
  if (hash === undefined || !(await verifyPassword({ hash, password }))) {
    throw badInput([{ path: 'password', message: 'Is not the password of this account' }]);
  }
  takeBack();
  return hash;
}
