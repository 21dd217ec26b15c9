import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError, tooManyRequests } from '../errors.ts';
import { networkOf } from '../http/ip-network.ts';
import type { SharedLimits } from '../http/shared-rate-limit.ts';
import type { SharesIp } from '../http/undeclared-proxy.ts';
import { hashOfToken } from './admin-token.ts';
import { wrongTokenLimit } from './wrong-token-limit.ts';

export type Administrator = { name: string };

type Options = { tokenHash: string; limited: boolean; limits: SharedLimits; sharesIp: SharesIp };

/**
 * Guesses at the token are limited: after ten wrong tokens even the right one has to wait. It does not wait if all
 * visitors share an IP behind a proxy, since any of them could lock out every editor.
 */
export function adminGuard({ tokenHash, limited, limits, sharesIp }: Options) {
  const expected = Buffer.from(tokenHash);
  const wrongTokens = wrongTokenLimit(limits);

  const isRight = (given: string | string[] | undefined) =>
    typeof given === 'string' && timingSafeEqual(Buffer.from(hashOfToken(given)), expected);

  const passesLimits = (request: FastifyRequest) =>
    sharesIp(request) && isRight(request.headers['x-admin-token']);

  return {
    passesLimits,

    async check(request: FastifyRequest): Promise<Administrator> {
      const given = request.headers['x-admin-token'];
      const network = networkOf(request.ip);
      const wait = limited ? await wrongTokens.retryAfter(network) : 0;
      if (wait > 0 && !passesLimits(request)) throw tooManyRequests(wait);
      if (isRight(given)) return { name: 'Administrator' };
      if (given && limited) await wrongTokens.admit(network);
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
