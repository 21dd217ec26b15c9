/** Visitors sign in and out, and change their accounts here. The callers have checked the origin of each request. */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { SignInRefusal } from '#contract/visitor/sign-in.ts';
import { violates } from '../../db/constraint.ts';
import {
  findPasswordHash,
  insertVisitor,
  isVisitorKnown,
  updateVisitorVerified,
} from '../../db/repositories/visitor/visitor.ts';
import {
  deleteVisitorSession,
  deleteVisitorSessionByToken,
  deleteVisitorSessions,
} from '../../db/repositories/visitor/visitor-session.ts';
import {
  deleteVisitorVerifications,
  insertExpiredVerification,
} from '../../db/repositories/visitor/visitor-verification.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { overloaded, signInFirst } from '../errors.ts';
import { networkOf } from '../http/ip-network.ts';
import { semaphore } from '../http/semaphore.ts';
import { windowLimit } from '../http/window-limit.ts';
import type { Settings } from '../settings.ts';
import {
  type AuthContext,
  authContextOf,
  authError,
  authRequest,
  isRefused,
  noteFailure,
  passCookies,
  refusalOf,
} from './better-auth/auth-request.ts';
import { type BetterAuth, openBetterAuth } from './better-auth/open-better-auth.ts';
import { emailQueue } from './email/email-queue.ts';
import { emailChanges } from './email-change.ts';
import { passwordGuesses, verifyPasswordOnce } from './password-check.ts';
import { askForSession, type Visitor } from './session.ts';
import { hasSession } from './session-hint-cookie.ts';

type Options = {
  db: Kysely<Database>;
  settings: Settings;
  secret: () => string;
  siteUrl: () => string;
  log: () => FastifyBaseLogger;
};

// Hashing fills the threads that files are read with: two of the four stay free. A whole operation passes
// at once, as a link that was used up must not be refused half-way.
const queue = { most: 30, refusal: () => overloaded('Many visitors are signing in.') };

export function accounts({ db, settings, secret, siteUrl, log }: Options) {
  const limited = settings.RATE_LIMIT > 0;
  const linksAsked = windowLimit({ limit: 5, window: 10 * 60_000 });
  const guesses = passwordGuesses(limited);
  const hashing = semaphore(2, queue);
  const letters = emailQueue({ settings, siteUrl, log });

  let opened: Promise<BetterAuth> | undefined;
  function identity() {
    opened ??= openBetterAuth({
      db,
      secret: secret(),
      siteUrl: siteUrl(),
      onPasswordLink({ email, isNew }, token, request) {
        const { language, back } = authContextOf(request);
        const carried = new URLSearchParams({ token, ...(back && { back }) });
        letters.write(isNew ? 'welcome' : 'reset', email, `/signin/password?${carried}`, language);
      },
      async onPasswordChosen({ id, email, isNew }, request) {
        await inTransaction(db, async (trx) => {
          await deleteVisitorSessions(trx, id);
          await deleteVisitorVerifications(trx, id);
          await updateVisitorVerified(trx, id);
        });
        const { address, language } = authContextOf(request);
        guesses.forget({ address, email });
        if (!isNew) letters.write('passwordChanged', email, '/signin', language);
      },
      logError(message, more) {
        noteFailure(more);
        log().error({ err: more.find((one) => one instanceof Error), more }, message);
      },
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }
  const ask = authRequest({ identity, siteUrl });

  async function currentVisitor(request: FastifyRequest) {
    if (!hasSession(request.headers.cookie)) return undefined;
    const answer = await askForSession(ask, request);
    const found = answer.body as Found | null;
    const visitor = found?.user && { ...found.user, sessionId: found.session.id };
    return { answer, visitor };
  }

  async function endSession(request: FastifyRequest) {
    const visitor = (await currentVisitor(request))?.visitor;
    if (visitor) await deleteVisitorSession(db, visitor.id, visitor.sessionId);
  }

  /** One change that the password has proven, by better-auth; the letter says what was done. */
  async function changeProven(
    request: FastifyRequest,
    reply: FastifyReply,
    { visitor, password, path, body }: Proven,
  ) {
    const guess = { address: request.ip, email: visitor.email };
    const answer = await hashing(1, async () => {
      await verifyPasswordOnce({ db, guesses }, guess, password);
      return ask(request, { path, body });
    }).catch((error: unknown) => {
      throw violates(error, 'FOREIGNKEY') ? signInFirst() : error;
    });
    if (isRefused(answer)) throw authError(answer, 'password');
    passCookies(reply, answer);
    await deleteVisitorVerifications(db, visitor.id);
  }

  return {
    ...emailChanges({
      db,
      limited,
      write: letters.write,
      prove: (address, { email }, password) =>
        hashing(1, () => verifyPasswordOnce({ db, guesses }, { address, email }, password)),
    }),
    settled: letters.settled,
    close: letters.close,

    async visitorOf(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | undefined> {
      const current = await currentVisitor(request);
      if (current) passCookies(reply, current.answer);
      return current?.visitor;
    },

    async signOut(request: FastifyRequest, reply: FastifyReply) {
      await endSession(request);
      passCookies(reply, await ask(request, { path: '/sign-out', body: {} }));
    },

    async signIn(
      request: FastifyRequest,
      reply: FastifyReply,
      given: { email: string; password: string },
    ): Promise<SignInRefusal | undefined> {
      const takeBack = guesses.count({ address: request.ip, email: given.email });
      const { hash, answer } = await hashing(1, async () => ({
        hash: await findPasswordHash(db, given.email),
        answer: await ask(request, { path: '/sign-in/email', body: given }),
      })).catch((error: unknown) => {
        // Nobody has learned whether the guess was right.
        takeBack();
        throw error;
      });
      if (isRefused(answer)) return 'wrong';
      takeBack();
      // A password that was changed while this one was looked at has ended sessions, and this is one of them.
      if ((await findPasswordHash(db, given.email)) !== hash) {
        await deleteVisitorSessionByToken(db, (answer.body as { token: string }).token);
        return 'wrong';
      }
      // The session that this browser had before ends.
      await endSession(request);
      passCookies(reply, answer);
    },

    /** Answered alike, and as fast, whether or not there is such a visitor: the work begins once the answer has left. */
    askForLink(
      request: FastifyRequest,
      reply: FastifyReply,
      { email, isNew, ...told }: AuthContext & { email: string; isNew: boolean },
    ) {
      if (limited) linksAsked.admit(networkOf(request.ip));
      onceAnswered(reply, () =>
        letters.later(async () => {
          if (isNew) await insertVisitor(db, email);
          else if (!(await isVisitorKnown(db, email))) return insertExpiredVerification(db);
          const question = { path: '/request-password-reset', body: { email } };
          const answer = await ask(request, question, told);
          if (isRefused(answer)) throw authError(answer, 'email');
        }),
      );
    },

    async choosePassword(
      request: FastifyRequest,
      given: { token: string; newPassword: string },
      language: Language,
    ): Promise<SignInRefusal | undefined> {
      const question = { path: '/reset-password', body: given };
      try {
        const answer = await hashing(1, () => ask(request, question, { language }));
        return isRefused(answer) ? refusalOf(answer) : undefined;
      } catch (error) {
        // Another link of the same visitor was there first, at the same moment.
        if (violates(error, 'UNIQUE')) return 'expired';
        throw error;
      }
    },

    async changePassword(
      request: FastifyRequest,
      reply: FastifyReply,
      visitor: Visitor,
      { password, newPassword, language }: Record<'password' | 'newPassword', string> & Spoken,
    ) {
      await changeProven(request, reply, {
        visitor,
        password,
        path: '/change-password',
        body: { currentPassword: password, newPassword, revokeOtherSessions: true },
      });
      letters.write('passwordChanged', visitor.email, '/signin', language);
    },

    async deleteVisitor(
      request: FastifyRequest,
      reply: FastifyReply,
      visitor: Visitor,
      { password, language }: { password: string } & Spoken,
    ) {
      const body = { password };
      await changeProven(request, reply, { visitor, password, path: '/delete-user', body });
      letters.write('deleted', visitor.email, '/', language);
    },
  };
}

type Found = { user: Omit<Visitor, 'sessionId'>; session: { id: string } };
type Spoken = { language: Language };
type Proven = { visitor: Visitor; password: string; path: string; body: object };

export type Accounts = ReturnType<typeof accounts>;

/** Also where nobody has waited for the answer. */
function onceAnswered({ raw }: FastifyReply, work: () => void) {
  if (raw.destroyed) work();
  else raw.once('close', work);
}
