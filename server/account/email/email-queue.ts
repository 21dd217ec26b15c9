/** Letters to visitors, and how many of them anybody can have sent to one address. */
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { windowLimit } from '../../http/window-limit.ts';
import type { Settings } from '../../settings.ts';
import { type EmailKind, emailTextOf } from './email-template.ts';
import { mailer } from './mailer.ts';

type Options = { settings: Settings; siteUrl: () => string; log: () => FastifyBaseLogger };

/** The others tell an owner what has happened: nobody must be able to use up their number. */
const forStrangers: EmailKind[] = ['welcome', 'reset', 'newAddress'];

export function emailQueue({ settings, siteUrl, log }: Options) {
  const lettersTo = windowLimit({ limit: 3, window: 30 * 60_000 });
  const post = mailer({
    smtpUrl: settings.SMTP_URL,
    sender: () => ({
      name: settings.SITE_NAME,
      address: `no-reply@${new URL(siteUrl()).hostname}`,
    }),
    log,
  });

  return {
    later: post.later,
    settled: post.settled,
    close: post.close,

    write(kind: EmailKind, to: string, page: string, language: Language) {
      if (forStrangers.includes(kind)) {
        if (settings.RATE_LIMIT > 0 && lettersTo.wait(to) > 0) return;
        lettersTo.count(to);
      }
      const link = siteUrl() + pathIn(language, page);
      post.send({ to, ...emailTextOf(language, kind, { site: settings.SITE_NAME, link }) });
    },
  };
}

export type QueueEmail = ReturnType<typeof emailQueue>['write'];
