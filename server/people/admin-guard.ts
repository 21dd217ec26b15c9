import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { firstOwner, type Role } from '#contract/people/role.ts';
import { findAdminTokenByHash } from '../../db/repositories/people/admin-token.ts';
import { AppError } from '../errors.ts';
import { networkOf } from '../http/ip-network.ts';
import type { SharedLimits } from '../http/shared-rate-limit.ts';
import type { SharesIp } from '../http/undeclared-proxy.ts';
import { hasAdminTokenForm } from './admin-token.ts';
import { hashOfToken } from './first-owner-token.ts';
import { tokenLastUse } from './token-last-use.ts';
import { wrongTokenLimit } from './wrong-token-limit.ts';

/** The first owner's token has no id, because it has no row. */
export type Administrator = { name: string; role: Role; tokenId?: number | undefined };

type GivenToken = string | string[] | undefined;

type Options = {
  tokenHash: string;
  limited: boolean;
  limits: SharedLimits;
  sharesIp: SharesIp;
  onFailure: (error: unknown) => void;
};

/**
 * Limits guesses at the token: after ten wrong tokens, even a valid one has to wait. The exception is if all visitors
 * share a proxy's IP, because then any of them could lock out every editor. Tokens created by owners are looked up on
 * each request, so that revoking one takes effect immediately in every process.
 */
export function adminGuard({ tokenHash, limited, limits, sharesIp, onFailure }: Options) {
  const expected = Buffer.from(tokenHash);
  const wrongTokens = wrongTokenLimit(limits, 'wrong admin tokens');
  const use = tokenLastUse(limits.db, onFailure);

  const isFirstOwners = (token: string) =>
    timingSafeEqual(Buffer.from(hashOfToken(token)), expected);

  async function findAdministrator(token: string): Promise<Administrator | undefined> {
    if (isFirstOwners(token)) return { name: firstOwner, role: 'owner' };
    const stored = hasAdminTokenForm(token)
      ? await findAdminTokenByHash(limits.db, hashOfToken(token))
      : undefined;
    if (!stored) return undefined;
    // Not a guess, and an editor with a revoked token must not lock out others on the same network.
    if (stored.revoked_at) throw new AppError('unauthorized', 'This admin token was revoked.');
    use.note(stored.id);
    return { name: stored.name, role: stored.role, tokenId: stored.id };
  }

  /** Returns true if a valid token exempts the request from limits. Rarely queries the database. */
  function passesLimits(
    request: FastifyRequest,
    given: GivenToken = request.headers['x-admin-token'],
  ): boolean | Promise<boolean> {
    if (typeof given !== 'string' || !sharesIp(request)) return false;
    if (isFirstOwners(given)) return true;
    if (!hasAdminTokenForm(given)) return false;
    return findAdminTokenByHash(limits.db, hashOfToken(given)).then(
      (stored) => stored?.revoked_at === null,
    );
  }

  return {
    passesLimits,
    close: use.close,

    async check(
      request: FastifyRequest,
      given: GivenToken = request.headers['x-admin-token'],
    ): Promise<Administrator> {
      const network = networkOf(request.ip);
      const wait = limited ? await wrongTokens.retryAfter(network) : 0;
      if (wait > 0 && !(await passesLimits(request, given))) throw wrongTokens.refusal(wait);
      const administrator = typeof given === 'string' ? await findAdministrator(given) : undefined;
      if (administrator) return administrator;
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
