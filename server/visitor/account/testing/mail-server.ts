/** A mail server on loopback, which stores the emails it receives for a test to read. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedEmail = { to: string[]; text: string };

/**
 * Decodes an email, which is sent as quoted-printable if some characters are not ASCII, and as base64 if most are not.
 */
function decoded(raw: string): string {
  if (/^content-transfer-encoding: base64\r$/im.test(raw)) {
    const [headers = '', body = ''] = raw.split('\r\n\r\n');
    return `${headers}\n\n${Buffer.from(body, 'base64')}`;
  }
  return Buffer.from(
    raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
}

export async function mailServer() {
  const emails: ReceivedEmail[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_login, _session, done) => done(null, { user: 'anyone' }),
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      emails.push({ to: envelope.rcptTo.map(({ address }) => address), text: decoded(raw) });
      done();
      for (const wake of waiting.splice(0)) wake();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    /** Returns the first unread email, optionally to a given address, and waits until one arrives. */
    async next(to?: string): Promise<ReceivedEmail> {
      const index = emails.findIndex((email) => to === undefined || email.to.includes(to));
      const [email] = index < 0 ? [] : emails.splice(index, 1);
      if (email) return email;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return this.next(to);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export const linkIn = ({ text }: ReceivedEmail) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
export const tokenIn = (email: ReceivedEmail) =>
  new URL(linkIn(email)).searchParams.get('token') ?? '';
