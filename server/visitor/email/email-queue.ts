/** Queues emails, and limits how many of them strangers can trigger to one address. */
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import type { Site } from '#contract/site/site.ts';
import { type SharedLimits, sharedRateLimit } from '../../http/shared-rate-limit.ts';
import { limitHits } from '../../limit-hit.ts';
import type { Settings } from '../../settings.ts';
import { type EmailKind, emailText } from './email-template.ts';
import { mailer } from './mailer.ts';

type Options = {
  settings: Settings;
  siteUrl: () => string;
  site: () => Promise<Site>;
  log: () => FastifyBaseLogger;
  limits: SharedLimits;
};

type Letter = { site: string; url: string; unsubscribe: string };

/** The limited kinds. The others warn an account's owner, so strangers must not be able to use up their limit. */
const sentToStrangers: EmailKind[] = ['welcome', 'reset', 'confirmEmail'];

export function emailQueue({ settings, siteUrl, site, log, limits }: Options) {
  const emailsTo = sharedRateLimit(limits, {
    name: 'e-mails to an address',
    limit: 3,
    window: 30 * 60_000,
  });
  const mail = mailer({
    smtpUrl: settings.SMTP_URL,
    sender: async () => ({
      name: (await site()).name,
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
        const { name, logo, url } = await site();
        const absolute = logo && { ...logo, src: new URL(logo.src, url).href };
        return {
          to,
          ...(await emailText(language, kind, { site: name, link, logo: absolute })),
        };
      }
      mail.send(write());
    },

    /** Sends a plain-text email that the visitor subscribed to. Mail programs show its unsubscribe link as a button. */
    sendLetter(
      to: string,
      unsubscribePath: string,
      write: (known: Letter) => Promise<{ subject: string; text: string }>,
    ) {
      const unsubscribe = siteUrl() + unsubscribePath;
      // RFC 8058.
      const headers = {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      const known = site().then(({ name }) => ({ site: name, url: siteUrl(), unsubscribe }));
      mail.send(known.then(write).then((written) => ({ to, headers, ...written })));
    },

    /** Sends a plain-text email to staff. */
    sendText(
      to: string,
      path: string,
      write: (known: { site: string; link: string }) => { subject: string; text: string },
    ) {
      const link = siteUrl() + path;
      mail.send(site().then(({ name }) => ({ to, ...write({ site: name, link }) })));
    },
  };
}

export type EmailQueue = ReturnType<typeof emailQueue>;
export type SendEmail = EmailQueue['send'];
