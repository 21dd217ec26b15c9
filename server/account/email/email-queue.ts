/** E-mails to visitors are queued here, and the number that strangers can have sent to one address is limited. */
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { type SharedLimits, sharedRateLimit } from '../../http/shared-rate-limit.ts';
import { limitHits } from '../../metrics/limit-hit.ts';
import type { Settings } from '../../settings.ts';
import { type EmailKind, emailText } from './email-template.ts';
import { mailer } from './mailer.ts';

type Options = {
  settings: Settings;
  siteUrl: () => string;
  log: () => FastifyBaseLogger;
  limits: SharedLimits;
};

/** Only these are limited. The others warn an owner, and no stranger may use up their number. */
const sentToStrangers: EmailKind[] = ['welcome', 'reset', 'confirmEmail'];

export function emailQueue({ settings, siteUrl, log, limits }: Options) {
  const emailsTo = sharedRateLimit(limits, {
    name: 'e-mails to an address',
    limit: 3,
    window: 30 * 60_000,
  });
  const mail = mailer({
    smtpUrl: settings.SMTP_URL,
    sender: () => ({
      name: settings.SITE_NAME,
      address: `no-reply@${new URL(siteUrl()).hostname}`,
    }),
    log,
  });

  return {
    runLater: mail.runLater,
    settled: mail.settled,
    close: mail.close,
    pending: mail.pending,

    send(kind: EmailKind, to: string, path: string, language: Language) {
      const isLimited = settings.RATE_LIMIT > 0 && sentToStrangers.includes(kind);
      const link = siteUrl() + pathIn(language, path);
      async function write() {
        if (isLimited && !(await emailsTo.count(to))) {
          limitHits.of('e-mails to an address').value += 1;
          return undefined;
        }
        return { to, ...(await emailText(language, kind, { site: settings.SITE_NAME, link })) };
      }
      mail.send(write());
    },
  };
}

export type SendEmail = ReturnType<typeof emailQueue>['send'];
