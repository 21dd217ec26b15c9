/**
 * Changes an account's email address once the link sent to the new one is confirmed. Until then, a link sent to the old
 * address can stop the change. The request is stored as a row that works once and is deleted by any password change.
 */
import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import { pagePath } from '#contract/page-path.ts';
import {
  findVisitor,
  isEmailTaken,
  updateVisitorEmail,
} from '../../../db/repositories/visitor/visitor.ts';
import {
  deleteEmailChange,
  deleteVisitorVerifications,
  insertEmailChange,
} from '../../../db/repositories/visitor/visitor-verification.ts';
import { randomSecret } from '../../../db/secret-file.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { hashOfToken } from '../../caller/first-owner-token.ts';
import { badInput } from '../../errors.ts';
import { type SharedLimits, sharedRateLimit } from '../../http/shared-rate-limit.ts';
import type { SendEmail } from '../email/email-queue.ts';
import { type PasswordGuess, requireSameHash } from './password-guess-limit.ts';
import { linkLifetime } from './password-link.ts';

type Options = {
  db: Kysely<Database>;
  limited: boolean;
  limits: SharedLimits;
  sendEmail: SendEmail;
  /** Returns the hash that the password matches. */
  verifyPassword: (guess: PasswordGuess, password: string) => Promise<string>;
};

type Owner = { id: string; email: string };
type EmailChangeRequest = { ip: string; password: string; email: string; language: Language };

/** Derives the token that stops a change from the one that confirms it, without revealing the latter. */
const stopTokenOf = (confirmToken: string) => hashOfToken(`stop ${confirmToken}`);
const keyOf = hashOfToken;

export function emailChanges({ db, limited, limits, sendEmail, verifyPassword }: Options) {
  const requests = sharedRateLimit(limits, {
    name: 'requests for an e-mail change',
    limit: 3,
    window: 30 * 60_000,
  });

  return {
    /** Doesn't reveal whether the new email address is taken. */
    async requestEmailChange(
      visitor: Owner,
      { ip, password, email, language }: EmailChangeRequest,
    ) {
      const hash = await verifyPassword({ ip, email: visitor.email }, password);
      if (email === visitor.email) {
        throw badInput([{ path: 'email', message: 'Is already the address of this account' }]);
      }
      if (limited) await requests.admit(visitor.id);
      const token = randomSecret();
      const stopToken = stopTokenOf(token);
      const key = keyOf(stopToken);
      await inTransaction(db, async (trx) => {
        await requireSameHash(trx, visitor.email, hash);
        await insertEmailChange(trx, { key, visitorId: visitor.id, email, lasts: linkLifetime });
      });
      sendEmail(
        'emailChangeRequested',
        visitor.email,
        `${pagePath.emailStop}?token=${stopToken}`,
        language,
      );
      if (await isEmailTaken(db, email)) return;
      sendEmail('confirmEmail', email, `${pagePath.emailConfirm}?token=${token}`, language);
    },

    async confirmEmailChange(token: string, language: Language): Promise<boolean> {
      const before = await inTransaction(db, async (trx) => {
        const change = await deleteEmailChange(trx, keyOf(stopTokenOf(token)));
        const visitor = change && (await findVisitor(trx, change.visitorId));
        if (!visitor || (await isEmailTaken(trx, change.email))) return undefined;
        await updateVisitorEmail(trx, visitor.id, change.email);
        await deleteVisitorVerifications(trx, visitor.id);
        return visitor.email;
      });
      if (before !== undefined) sendEmail('emailChanged', before, pagePath.contact, language);
      return before !== undefined;
    },

    stopEmailChange: async (token: string) =>
      (await deleteEmailChange(db, keyOf(token))) !== undefined,
  };
}
