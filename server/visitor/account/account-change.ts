/** Changes that need the current password: a new one, and deleting the account. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import { pagePath } from '#contract/page-path.ts';
import { faultOf } from '../../../db/database-fault.ts';
import { deleteVisitorVerifications } from '../../../db/repositories/visitor/visitor-verification.ts';
import type { Database } from '../../../db/tables.ts';
import { signInFirst } from '../../errors.ts';
import type { semaphore } from '../../http/semaphore.ts';
import type { EmailQueue } from '../email/email-queue.ts';
import { type CallAuth, isRefused, passCookies, refusalError } from './better-auth/auth-request.ts';
import type { PasswordGuess } from './password-guess-limit.ts';
import type { SignedInVisitor } from './session.ts';

type Options = {
  db: Kysely<Database>;
  emails: EmailQueue;
  hashing: ReturnType<typeof semaphore>;
  callAuth: CallAuth;
  verifyPassword: (guess: PasswordGuess, password: string) => Promise<string>;
};
type InLanguage = { language: Language };
type CallWithPassword = {
  visitor: SignedInVisitor;
  password: string;
  path: string;
  body: object;
};

export function accountChanges({ db, emails, hashing, callAuth, verifyPassword }: Options) {
  async function callWithPassword(
    request: FastifyRequest,
    reply: FastifyReply,
    { visitor, password, path, body }: CallWithPassword,
  ) {
    const guess = { ip: request.ip, email: visitor.email };
    const response = await hashing(1, async () => {
      await verifyPassword(guess, password);
      return callAuth(request, { path, body });
    }).catch((error: unknown) => {
      throw faultOf(error) === 'foreign key' ? signInFirst() : error;
    });
    if (isRefused(response)) throw refusalError(response, 'password');
    passCookies(reply, response);
    await deleteVisitorVerifications(db, visitor.id);
  }

  return {
    async changePassword(
      request: FastifyRequest,
      reply: FastifyReply,
      visitor: SignedInVisitor,
      { password, newPassword, language }: Record<'password' | 'newPassword', string> & InLanguage,
    ) {
      await callWithPassword(request, reply, {
        visitor,
        password,
        path: '/change-password',
        body: { currentPassword: password, newPassword, revokeOtherSessions: true },
      });
      emails.send('passwordChanged', visitor.email, pagePath.signIn, language);
    },

    async deleteVisitor(
      request: FastifyRequest,
      reply: FastifyReply,
      visitor: SignedInVisitor,
      { password, language }: { password: string } & InLanguage,
    ) {
      const body = { password };
      await callWithPassword(request, reply, { visitor, password, path: '/delete-user', body });
      emails.send('deleted', visitor.email, '/', language);
    },
  };
}
