/** Emails links for choosing an account's first password, or a new one. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { pagePath } from '#contract/page-path.ts';
import type { SignInRefusal } from '#contract/visitor/sign-in.ts';
import { faultOf } from '../../../db/database-fault.ts';
import {
  findVisitor,
  findVisitorByEmail,
  insertVisitor,
  updateVisitorVerified,
  writePasswordHash,
} from '../../../db/repositories/visitor/visitor.ts';
import { deleteVisitorSessions } from '../../../db/repositories/visitor/visitor-session.ts';
import {
  deletePasswordLink,
  deleteVisitorVerifications,
  hasPasswordLink,
  insertExpiredVerification,
  insertPasswordLink,
} from '../../../db/repositories/visitor/visitor-verification.ts';
import { randomSecret } from '../../../db/secret-file.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { hashOfToken } from '../../caller/first-owner-token.ts';
import { networkOf } from '../../http/ip-network.ts';
import { sharedRateLimit } from '../../http/shared-rate-limit.ts';
import type { AccountDeps } from './account-deps.ts';

/** In milliseconds. */
export const linkLifetime = 60 * 60_000;

const keyOf = (token: string) => hashOfToken(`reset-password:${token}`);

type LinkRequest = {
  email: string;
  isNew: boolean;
  language: Language;
  returnPath?: string | undefined;
};

export function passwordLinks(deps: AccountDeps) {
  const { db, emails, limited, limits, guesses, hashing, passwordHashing } = deps;
  const linkRequests = sharedRateLimit(limits, {
    name: 'requests for a link',
    limit: 5,
    window: 10 * 60_000,
  });

  async function sendLink({ email, isNew, language, returnPath }: LinkRequest) {
    if (isNew) await insertVisitor(db, email);
    const visitor = await findVisitorByEmail(db, email);
    if (!visitor) return insertExpiredVerification(db);
    const token = randomSecret();
    const link = { key: keyOf(token), visitorId: visitor.id, lasts: linkLifetime };
    await insertPasswordLink(db, link);
    const search = new URLSearchParams({ token, ...(returnPath && { back: returnPath }) });
    const kind = visitor.email_verified ? 'reset' : 'welcome';
    emails.send(kind, email, `${pagePath.password}?${search}`, language);
  }

  async function usePasswordLink({ token, newPassword }: Record<'token' | 'newPassword', string>) {
    const key = keyOf(token);
    if (!(await hasPasswordLink(db, key))) return undefined;
    const hash = await passwordHashing.hash(newPassword);
    const visitor = await inTransaction(db, async (trx) => {
      const visitorId = await deletePasswordLink(trx, key);
      const found = visitorId && (await findVisitor(trx, visitorId));
      if (!found) return undefined;
      await writePasswordHash(trx, found.id, hash);
      await deleteVisitorSessions(trx, found.id);
      await deleteVisitorVerifications(trx, found.id);
      await updateVisitorVerified(trx, found.id);
      return found;
    });
    // Again, because a sign-in may have checked the old password before the commit.
    if (visitor) await deleteVisitorSessions(db, visitor.id);
    return visitor;
  }

  return {
    /**
     * Works after sending the response, so that neither its content nor its timing reveals whether the account exists.
     */
    async askForLink(request: FastifyRequest, reply: FastifyReply, asked: LinkRequest) {
      if (limited) await linkRequests.admit(networkOf(request.ip));
      afterResponse(reply, () => emails.runLater(() => sendLink(asked)));
    },

    async choosePassword(
      { ip }: FastifyRequest,
      chosen: { token: string; newPassword: string },
      language: Language,
    ): Promise<SignInRefusal | undefined> {
      const visitor = await hashing(1, () => usePasswordLink(chosen)).catch((error: unknown) => {
        // Another link of the same visitor was used a moment earlier.
        if (faultOf(error) !== 'unique') throw error;
      });
      if (!visitor) return 'expired';
      const { email } = visitor;
      await guesses.reset({ ip, email });
      if (visitor.email_verified) {
        emails.send('passwordChanged', email, pagePath.signIn, language);
      }
      return undefined;
    },
  };
}

/** Runs the work even if the client has already disconnected. */
function afterResponse({ raw }: FastifyReply, work: () => void) {
  if (raw.destroyed) work();
  else raw.once('close', work);
}
