/** Implements sign-in, sign-out and account changes. Callers have already checked that a request comes from this site. */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { SignInRefusal } from '#contract/visitor/sign-in.ts';
import { faultOf } from '../../../db/database-fault.ts';
import {
  findPasswordHash,
  insertVisitor,
  isVisitorKnown,
} from '../../../db/repositories/visitor/visitor.ts';
import {
  deleteVisitorSession,
  deleteVisitorSessionByToken,
} from '../../../db/repositories/visitor/visitor-session.ts';
import { insertExpiredVerification } from '../../../db/repositories/visitor/visitor-verification.ts';
import type { Database } from '../../../db/tables.ts';
import { overloaded } from '../../errors.ts';
import { networkOf } from '../../http/ip-network.ts';
import { semaphore } from '../../http/semaphore.ts';
import { sharedRateLimit } from '../../http/shared-rate-limit.ts';
import type { Settings } from '../../settings.ts';
import type { EmailQueue } from '../email/email-queue.ts';
import { accountChanges } from './account-change.ts';
import {
  type AuthContext,
  authCaller,
  formRefusal,
  isRefused,
  passCookies,
  refusalError,
} from './better-auth/auth-request.ts';
import { lazyBetterAuth } from './better-auth/lazy-better-auth.ts';
import { emailChanges } from './email-change.ts';
import { type PasswordGuess, passwordGuesses, verifyPasswordOnce } from './password-guess-limit.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { readSession, type SignedInVisitor } from './session.ts';
import { hasSession } from './signed-in-cookie.ts';

type Options = {
  db: Kysely<Database>;
  settings: Settings;
  secret: () => string;
  passwordHashing: PasswordHashing;
  siteUrl: () => string;
  emails: EmailQueue;
  log: () => FastifyBaseLogger;
};

// Hashing uses the same thread pool as file reads, so two of its four threads stay free. The semaphore covers the whole
// operation, because refusing it halfway would already have used up the link.
const queue = { maxWaiting: 30, refusal: () => overloaded('Too many visitors are signing in.') };

export function accountActions(options: Options) {
  const { db, emails } = options;
  const context = contextOf(options);
  const { limited, limits, hashing, verifyPassword } = context;
  return {
    ...emailChanges({
      db,
      limited,
      limits,
      sendEmail: emails.send,
      verifyPassword: (guess, password) => hashing(1, () => verifyPassword(guess, password)),
    }),
    ...sessionActions(context),
    ...linkActions(context),
    ...accountChanges(context),
    settled: emails.settled,
  };
}

function contextOf({ db, settings, secret, passwordHashing, siteUrl, emails, log }: Options) {
  const limited = settings.RATE_LIMIT > 0;
  const limits = { db, secret };
  const guesses = passwordGuesses(limited, limits);
  const betterAuth = lazyBetterAuth({
    db,
    secret,
    passwordHashing,
    siteUrl,
    log,
    sendEmail: emails.send,
    guesses,
  });
  return {
    db,
    emails,
    limited,
    limits,
    guesses,
    hashing: semaphore('password hashes', 2, queue),
    callAuth: authCaller({ betterAuth, siteUrl }),
    verifyPassword: (guess: PasswordGuess, password: string) =>
      verifyPasswordOnce({ db, guesses, passwordHashing }, guess, password),
  };
}

type Context = ReturnType<typeof contextOf>;

function sessionActions({ db, guesses, hashing, callAuth }: Context) {
  async function currentVisitor(request: FastifyRequest) {
    if (!hasSession(request.headers.cookie)) return undefined;
    const response = await readSession(callAuth, request);
    const found = response.body as SessionAndUser | null;
    const visitor = found?.user && { ...found.user, sessionId: found.session.id };
    return { response, visitor };
  }

  async function endSession(request: FastifyRequest) {
    const visitor = (await currentVisitor(request))?.visitor;
    if (visitor) await deleteVisitorSession(db, visitor.id, visitor.sessionId);
  }

  return {
    async visitorOf(
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<SignedInVisitor | undefined> {
      const current = await currentVisitor(request);
      if (current) passCookies(reply, current.response);
      return current?.visitor;
    },

    async signOut(request: FastifyRequest, reply: FastifyReply) {
      await endSession(request);
      passCookies(reply, await callAuth(request, { path: '/sign-out', body: {} }));
    },

    async signIn(
      request: FastifyRequest,
      reply: FastifyReply,
      typed: { email: string; password: string },
    ): Promise<SignInRefusal | undefined> {
      const uncount = await guesses.count({ ip: request.ip, email: typed.email });
      const { hash, response } = await hashing(1, async () => ({
        hash: await findPasswordHash(db, typed.email),
        response: await callAuth(request, { path: '/sign-in/email', body: typed }),
      })).catch(async (error: unknown) => {
        // The caller didn't learn whether the guess was right, so don't count it.
        await uncount().catch(() => {});
        throw error;
      });
      if (isRefused(response)) return 'wrong';
      await uncount();
      // Changing the password ends all sessions, including this one if the change happened during the check.
      if ((await findPasswordHash(db, typed.email)) !== hash) {
        await deleteVisitorSessionByToken(db, (response.body as { token: string }).token);
        return 'wrong';
      }
      // Otherwise, this browser's previous session would remain valid without a cookie.
      await endSession(request);
      passCookies(reply, response);
    },
  };
}

function linkActions({ db, emails, limited, limits, hashing, callAuth }: Context) {
  const linkRequests = sharedRateLimit(limits, {
    name: 'requests for a link',
    limit: 5,
    window: 10 * 60_000,
  });

  return {
    /** Works after the response was sent, so that neither its content nor its timing reveals whether the account exists. */
    async askForLink(
      request: FastifyRequest,
      reply: FastifyReply,
      { email, isNew, ...context }: AuthContext & { email: string; isNew: boolean },
    ) {
      if (limited) await linkRequests.admit(networkOf(request.ip));
      afterResponse(reply, () =>
        emails.runLater(async () => {
          if (isNew) await insertVisitor(db, email);
          else if (!(await isVisitorKnown(db, email))) return insertExpiredVerification(db);
          const call = { path: '/request-password-reset', body: { email } };
          const response = await callAuth(request, call, context);
          if (isRefused(response)) throw refusalError(response, 'email');
        }),
      );
    },

    async choosePassword(
      request: FastifyRequest,
      body: { token: string; newPassword: string },
      language: Language,
    ): Promise<SignInRefusal | undefined> {
      const call = { path: '/reset-password', body };
      try {
        const response = await hashing(1, () => callAuth(request, call, { language }));
        return isRefused(response) ? formRefusal(response) : undefined;
      } catch (error) {
        // Another link of the same visitor was used first at the same moment.
        if (faultOf(error) === 'unique') return 'expired';
        throw error;
      }
    },
  };
}

type SessionAndUser = { user: Omit<SignedInVisitor, 'sessionId'>; session: { id: string } };

export type Accounts = ReturnType<typeof accountActions>;

/** Also runs the work if the client has already disconnected. */
function afterResponse({ raw }: FastifyReply, work: () => void) {
  if (raw.destroyed) work();
  else raw.once('close', work);
}
