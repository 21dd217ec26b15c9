/** Emails leave in the background, so that the time of an answer does not tell whether one was sent. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';

type Letter = { to: string; subject: string; text: string };

type Options = {
  smtpUrl: string | undefined;
  /** The name and address that letters come from, where SMTP_URL names no other. */
  sender: () => { name: string; address: string };
  log: () => FastifyBaseLogger;
};

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Less than a process is given to end. */
const shutdownTimeout = 3_000;

export function mailer({ smtpUrl, sender, log }: Options) {
  const pending = new Set<Promise<void>>();
  function later(work: () => Promise<unknown>) {
    const done = work().then(
      () => {},
      (error: unknown) => log().error({ err: error }, 'A letter was not sent'),
    );
    pending.add(done);
    done.then(() => pending.delete(done));
  }
  const url = smtpUrl === undefined ? undefined : new URL(smtpUrl);
  const from = url?.searchParams.get('from');
  url?.searchParams.delete('from');
  const transport = url && createTransport({ url: url.href, ...patience });

  async function deliver(letter: Letter) {
    if (!transport) {
      // It is logged at every level, since there is no other way to the link.
      const outlet = log().child({}, { level: 'warn' });
      outlet.warn({ letter }, 'Without SMTP_URL letters are sent to nobody but this log');
      return;
    }
    await transport.sendMail({ from: from ?? sender(), ...letter });
  }

  async function settled() {
    while (pending.size > 0) await Promise.all(pending);
  }

  return {
    later,
    settled,
    send: (letter: Letter) => later(() => deliver(letter)),
    async close() {
      await Promise.race([settled(), wait(shutdownTimeout, undefined, { ref: false })]);
      if (pending.size > 0) {
        log().error({ letters: pending.size }, 'Letters that had not been sent are given up');
      }
      transport?.close();
    },
  };
}
