/** Opens better-auth on first use, and handles its events, which update accounts and send emails. */
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { pagePath } from '#contract/page-path.ts';
import { updateVisitorVerified } from '../../../../db/repositories/visitor/visitor.ts';
import { deleteVisitorSessions } from '../../../../db/repositories/visitor/visitor-session.ts';
import { deleteVisitorVerifications } from '../../../../db/repositories/visitor/visitor-verification.ts';
import type { Database } from '../../../../db/tables.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { SendEmail } from '../../email/email-queue.ts';
import type { PasswordGuesses } from '../password-guess-limit.ts';
import type { PasswordHashing } from '../password-hashing.ts';
import { authContextOf, captureFailure } from './auth-request.ts';
import { type BetterAuth, openBetterAuth } from './open-better-auth.ts';

type Options = {
  db: Kysely<Database>;
  secret: () => string;
  passwordHashing: PasswordHashing;
  siteUrl: () => string;
  log: () => FastifyBaseLogger;
  sendEmail: SendEmail;
  guesses: PasswordGuesses;
};

export function lazyBetterAuth(options: Options): () => Promise<BetterAuth> {
  let opened: Promise<BetterAuth> | undefined;
  return () => {
    opened ??= open(options).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

const open = ({ db, secret, passwordHashing, siteUrl, log, sendEmail, guesses }: Options) =>
  openBetterAuth({
    db,
    secret: secret(),
    passwordHashing,
    siteUrl: siteUrl(),
    onPasswordLink({ email, isNew }, token, request) {
      const { language, returnPath } = authContextOf(request);
      const search = new URLSearchParams({ token, ...(returnPath && { back: returnPath }) });
      sendEmail(isNew ? 'welcome' : 'reset', email, `${pagePath.password}?${search}`, language);
    },
    async onPasswordChosen({ id, email, isNew }, request) {
      await inTransaction(db, async (trx) => {
        await deleteVisitorSessions(trx, id);
        await deleteVisitorVerifications(trx, id);
        await updateVisitorVerified(trx, id);
      });
      const { ip, language } = authContextOf(request);
      await guesses.reset({ ip, email });
      if (!isNew) sendEmail('passwordChanged', email, pagePath.signIn, language);
    },
    logError(message, details) {
      captureFailure(details);
      log().error({ err: details.find((one) => one instanceof Error) }, message);
    },
  });
