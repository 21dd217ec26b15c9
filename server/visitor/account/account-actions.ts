/**
 * Implements sign-in, sign-out and account changes. Callers have already checked that a request comes from this site.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInRefusal } from '#contract/visitor/sign-in.ts';
import { findPasswordHash, findVisitorByEmail } from '../../../db/repositories/visitor/visitor.ts';
import { deleteVisitorSessionByToken } from '../../../db/repositories/visitor/visitor-session.ts';
import { accountChanges } from './account-change.ts';
import { type AccountDeps, type AccountOptions, accountDeps } from './account-deps.ts';
import { emailChanges } from './email-change.ts';
import { matchingHash } from './password-guess-limit.ts';
import { passwordLinks } from './password-link.ts';
import { currentVisitor, openSession, type SignedInVisitor } from './session.ts';

export function accountActions(options: AccountOptions) {
  const deps = accountDeps(options);
  const { db, emails, limited, limits, hashing, verifyPassword } = deps;
  return {
    ...emailChanges({
      db,
      limited,
      limits,
      sendEmail: emails.send,
      verifyPassword: (guess, password) => hashing(1, () => verifyPassword(guess, password)),
    }),
    ...sessionActions(deps),
    ...passwordLinks(deps),
    ...accountChanges(deps),
    settled: emails.settled,
  };
}

function sessionActions({ db, guesses, hashing, passwordHashing, cookies }: AccountDeps) {
  async function endSession(request: FastifyRequest) {
    const token = cookies.tokenIn(request);
    if (token !== undefined) await deleteVisitorSessionByToken(db, token);
  }

  return {
    visitorOf: (
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<SignedInVisitor | undefined> => currentVisitor(db, cookies, request, reply),

    async signOut(request: FastifyRequest, reply: FastifyReply) {
      await endSession(request);
      cookies.delete(reply);
    },

    async signIn(
      request: FastifyRequest,
      reply: FastifyReply,
      { email, password }: { email: string; password: string },
    ): Promise<SignInRefusal | undefined> {
      const uncount = await guesses.count({ ip: request.ip, email });
      const hash = await hashing(1, () =>
        matchingHash({ db, passwordHashing }, email, password),
      ).catch(async (error: unknown) => {
        // Doesn't count the guess, because the caller doesn't know whether it was right.
        await uncount().catch(() => {});
        throw error;
      });
      const visitor = hash && (await findVisitorByEmail(db, email));
      if (!visitor) return 'wrong';
      await uncount();
      const token = await openSession(db, visitor.id, request);
      // Changing the password ends all sessions, including this one if the change happened during the check.
      if ((await findPasswordHash(db, email)) !== hash) {
        await deleteVisitorSessionByToken(db, token);
        return 'wrong';
      }
      // Otherwise, this browser's previous session would remain valid without a cookie.
      await endSession(request);
      cookies.set(reply, token);
      return undefined;
    },
  };
}

export type Accounts = ReturnType<typeof accountActions>;
