import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError, tooManyRequests } from './errors.ts';
import { networkOf } from './network.ts';
import { windowLimit } from './window-limit.ts';

export type Administrator = { name: string };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Who guesses tokens is stopped: after ten wrong ones even the right one waits. */
export function adminGuard({ token, limited }: { token: string; limited: boolean }) {
  const expected = digest(token);
  const wrongTokens = windowLimit({ limit: 10 });

  return {
    check(address: string, given: string | string[] | undefined): Administrator {
      const network = networkOf(address);
      const wait = limited ? wrongTokens.wait(network) : 0;
      if (wait > 0) throw tooManyRequests(wait);
      if (typeof given === 'string' && timingSafeEqual(digest(given), expected)) {
        return { name: 'Administrator' };
      }
      if (given) wrongTokens.count(network);
      throw new AppError(
        'unauthorized',
        given
          ? 'The admin token is wrong.'
          : 'This call needs the admin token in the header x-admin-token.',
      );
    },
  };
}

export type AdminGuard = ReturnType<typeof adminGuard>;
