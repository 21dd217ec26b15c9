/** Changes that require the current password: choosing a new one, and deleting the account. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { pagePath } from '#contract/page-path.ts';
import { faultOf } from '../../../db/database-fault.ts';
import { deleteVisitor, writePasswordHash } from '../../../db/repositories/visitor/visitor.ts';
import { deleteVisitorSessions } from '../../../db/repositories/visitor/visitor-session.ts';
import { deleteVisitorVerifications } from '../../../db/repositories/visitor/visitor-verification.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { signInFirst } from '../../errors.ts';
import type { AccountDeps } from './account-deps.ts';
import { requireSameHash } from './password-guess-limit.ts';
import { openSession, type SignedInVisitor } from './session.ts';

type InLanguage = { language: Language };

export function accountChanges(deps: AccountDeps) {
  const { db, emails, hashing, passwordHashing, cookies, verifyPassword } = deps;

  /** Returns the token of a new session, which replaces all others. */
  async function replacePassword(
    request: FastifyRequest,
    { id, email }: SignedInVisitor,
    { password, newPassword }: Record<'password' | 'newPassword', string>,
  ) {
    const before = await verifyPassword({ ip: request.ip, email }, password);
    const hash = await passwordHashing.hash(newPassword);
    await inTransaction(db, async (trx) => {
      await requireSameHash(trx, email, before);
      await writePasswordHash(trx, id, hash);
      await deleteVisitorSessions(trx, id);
      await deleteVisitorVerifications(trx, id);
    });
    // Again, because a sign-in may have checked the old password before the commit.
    return inTransaction(db, async (trx) => {
      await deleteVisitorSessions(trx, id);
      return openSession(trx, id, request);
    });
  }

  return {
    async changePassword(
      request: FastifyRequest,
      reply: FastifyReply,
      visitor: SignedInVisitor,
      { language, ...change }: Record<'password' | 'newPassword', string> & InLanguage,
    ) {
      const token = await hashing(1, () => replacePassword(request, visitor, change)).catch(
        (error: unknown) => {
          throw faultOf(error) === 'foreign key' ? signInFirst() : error;
        },
      );
      cookies.set(reply, token);
      emails.send('passwordChanged', visitor.email, pagePath.signIn, language);
    },

    async deleteVisitor(
      { ip }: FastifyRequest,
      reply: FastifyReply,
      { id, email }: SignedInVisitor,
      { password, language }: { password: string } & InLanguage,
    ) {
      const hash = await hashing(1, () => verifyPassword({ ip, email }, password));
      await inTransaction(db, async (trx) => {
        await requireSameHash(trx, email, hash);
        await deleteVisitor(trx, id);
        await deleteVisitorVerifications(trx, id);
      });
      cookies.delete(reply);
      emails.send('deleted', email, '/', language);
    },
  };
}
