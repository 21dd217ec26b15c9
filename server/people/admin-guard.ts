import type { FastifyRequest } from 'fastify';
import { unattendedHeader } from '#contract/people/unattended-header.ts';
import { findAdminTokenByHash } from '../../db/repositories/people/admin-token.ts';
import { type Administrator, findAdministrator, isFirstOwners } from '../caller/administrator.ts';
import { hasAdminTokenForm, hashOfToken } from '../caller/first-owner-token.ts';
import { originOf, type RequestOrigin } from '../caller/request-origin.ts';
import { hasSessionForm, type SessionTimes } from '../caller/session-token.ts';
import { AppError, asAppError } from '../errors.ts';
import type { SharedLimits } from '../http/shared-rate-limit.ts';
import type { SharesIp } from '../http/undeclared-proxy.ts';
import { lastUse } from './last-use.ts';
import { failedSignIns } from './security-log/failed-sign-ins.ts';
import { wrongTokenLimit } from './wrong-token-limit.ts';

const wrongToken = 'The admin token is wrong.';
const tokenMissing = () =>
  new AppError('unauthorized', 'This call requires an admin token in the x-admin-token header.');

const strangersPerHour = { limit: 100, window: 60 * 60_000 };

/** An idle page only reads. Any other request counts as use, regardless of the header. */
const isUnattended = ({ method, headers }: FastifyRequest, { session }: Administrator) =>
  session !== undefined && method === 'GET' && headers[unattendedHeader] !== undefined;

type GivenToken = string | string[] | undefined;

type Options = {
  tokenHash: string;
  times: SessionTimes;
  limited: boolean;
  limits: SharedLimits;
  sharesIp: SharesIp;
  onFailure: (error: unknown) => void;
};

/**
 * Limits guesses at the token: after ten wrong tokens, even a valid one has to wait. The exception is if all visitors
 * share a proxy's IP, because then any of them could lock out every editor. Tokens created by owners and sessions are
 * looked up on each request, so that ending one takes effect immediately in every process.
 *
 * Over an hour, only refusals of strangers are limited: everyone else in the same network would otherwise be locked out
 * for too long.
 */
export function adminGuard(options: Options) {
  const { tokenHash, times, limits, sharesIp, onFailure } = options;
  const recognition = { db: limits.db, tokenHash, times, onFailure };
  const use = lastUse(limits.db, onFailure);
  const failures = failedSignIns(limits, onFailure);
  const refusals = countedRefusals(options, failures.note);

  /** Returns true if a valid token exempts the request from limits. Rarely queries the database. */
  const passesLimits = (
    request: FastifyRequest,
    given: GivenToken = request.headers['x-admin-token'],
  ): boolean | Promise<boolean> =>
    typeof given === 'string' && sharesIp(request) && isValid(recognition, given, request);

  async function recognize(given: string, from: RequestOrigin) {
    try {
      return await findAdministrator(recognition, given, from);
    } catch (error) {
      const { code, message } = asAppError(error);
      const isRefused = code === 'unauthorized' || code === 'forbidden';
      if (isRefused) await failures.note(from, message);
      throw error;
    }
  }

  return {
    passesLimits,
    async close() {
      await Promise.all([use.close(), failures.close()]);
    },

    async check(
      request: FastifyRequest,
      given: GivenToken = request.headers['x-admin-token'],
    ): Promise<Administrator> {
      const from = originOf(request);
      const wait = await refusals.waitOf(from);
      if (wait > 0 && !(await passesLimits(request, given))) throw refusals.tooMany(wait);
      const administrator = typeof given === 'string' ? await recognize(given, from) : undefined;
      if (administrator) {
        if (!isUnattended(request, administrator)) use.note(administrator);
        return administrator;
      }
      if (given) await refusals.refuseWrong(from);
      throw given ? new AppError('unauthorized', wrongToken) : tokenMissing();
    },

    guess: refusals.guess,

    /** For a token in the body of a call. Returns undefined if it is wrong. */
    findHolder: (token: string, from: RequestOrigin) =>
      refusals.guess(from, () => recognize(token, from)),

    /** For an unknown passkey, or one with a wrong signature. */
    admitStranger: refusals.admitStranger,

    /** For a known person who may not sign in. Not limited, so that the person always gets the reason. */
    noteRefusal: failures.note,
  };
}

export type AdminGuard = ReturnType<typeof adminGuard>;

function isValid(
  recognition: Parameters<typeof findAdministrator>[0],
  given: string,
  request: FastifyRequest,
): boolean | Promise<boolean> {
  if (isFirstOwners(given, recognition)) return true;
  if (hasSessionForm(given)) {
    return findAdministrator(recognition, given, originOf(request)).then(
      (found) => found !== undefined,
      () => false,
    );
  }
  if (!hasAdminTokenForm(given)) return false;
  return findAdminTokenByHash(recognition.db, hashOfToken(given)).then(
    (stored) => stored?.revoked_at === null,
  );
}

/** Counts refusals by network, and returns how long a network has to wait. */
function countedRefusals(
  { limited, limits }: Pick<Options, 'limited' | 'limits'>,
  note: (from: RequestOrigin, detail: string) => Promise<void>,
) {
  const wrongTokens = wrongTokenLimit(limits, 'wrong admin tokens');
  const strangers = wrongTokenLimit(limits, 'refused sign-ins', strangersPerHour);
  const waitOf = async ({ network }: RequestOrigin) =>
    limited ? wrongTokens.retryAfter(network) : 0;

  /** Counts a sign-in with credentials that were never valid, and throws if there were too many in the last hour. */
  async function admitStranger(from: RequestOrigin, detail: string) {
    if (limited) {
      const wait = await strangers.retryAfter(from.network);
      if (wait > 0) throw strangers.refusal(wait);
      await strangers.admit(from.network);
    }
    await note(from, detail);
  }

  /** Counts a wrong token, and throws if there were too many. */
  async function refuseWrong(from: RequestOrigin, detail = wrongToken) {
    if (limited) await wrongTokens.admit(from.network);
    await admitStranger(from, detail);
  }

  /** Looks up a secret in the body of a call. If it is wrong, that counts as a guess. */
  async function guess<Found>(
    from: RequestOrigin,
    find: () => Promise<Found | undefined>,
    refusal?: string,
  ): Promise<Found | undefined> {
    const wait = await waitOf(from);
    if (wait > 0) throw wrongTokens.refusal(wait);
    const found = await find();
    if (found === undefined) await refuseWrong(from, refusal);
    return found;
  }

  return { waitOf, tooMany: wrongTokens.refusal, admitStranger, refuseWrong, guess };
}
