/** Sends emails in the background, so that response times don't reveal whether one was sent. */
import type { FastifyBaseLogger } from 'fastify';
import type { Transporter } from 'nodemailer';
import { counter } from '../../../db/metrics/measure.ts';
import { withShutdownTimeout } from '../../shutdown-timeout.ts';

type Email = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};

type Options = {
  smtpUrl: string | undefined;
  /** The default sender, unless SMTP_URL contains one. */
  sender: () => Promise<{ name: string; address: string }>;
  log: () => FastifyBaseLogger;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const emails = counter({
  name: 'aceboard_emails_total',
  help: 'Emails sent or failed.',
  labels: ['outcome'],
});
const [sent, failed] = [emails.of('sent'), emails.of('failed')];

export function mailer({ smtpUrl, sender, log }: Options) {
  const pending = new Set<Promise<void>>();
  function runLater(work: () => Promise<unknown>) {
    const done = work().then(
      () => {},
      (error: unknown) => {
        failed.value += 1;
        log().error({ err: error }, 'An email could not be sent');
      },
    );
    pending.add(done);
    done.then(() => pending.delete(done));
  }
  const url = smtpUrl === undefined ? undefined : new URL(smtpUrl);
  const from = url?.searchParams.get('from');
  url?.searchParams.delete('from');
  let transport: Promise<Transporter> | undefined;

  /** Imports nodemailer lazily, because few processes send emails. */
  async function openTransport(server: URL): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: server.href, ...timeouts });
  }

  async function deliver(email: Email) {
    if (!url) {
      // Log at any LOG_LEVEL, since the link can't be read anywhere else.
      const alwaysLogged = log().child({}, { level: 'warn' });
      alwaysLogged.warn({ email }, 'SMTP_URL is not set, so emails are only written to this log');
      return;
    }
    transport ??= openTransport(url).catch((error: unknown) => {
      transport = undefined;
      throw error;
    });
    await (await transport).sendMail({ from: from ?? (await sender()), ...email });
    sent.value += 1;
  }

  async function settled() {
    while (pending.size > 0) await Promise.all(pending);
  }

  return {
    runLater,
    settled,
    pending: () => pending.size,
    /** Sends nothing if the promise resolves to undefined. */
    send: (email: Email | Promise<Email | undefined>) =>
      runLater(async () => {
        const written = await email;
        if (written) await deliver(written);
      }),
    async close() {
      await withShutdownTimeout(settled());
      if (pending.size > 0) {
        log().error({ emails: pending.size }, 'The server shut down before these emails were sent');
      }
      (await transport)?.close();
    },
  };
}
