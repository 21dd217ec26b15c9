/** A mail server on loopback that keeps what it is sent. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Received = { to: string[]; text: string };

/** Quoted-printable, which a letter is sent in where its lines are long or not of English letters alone. */
const decoded = (raw: string) =>
  Buffer.from(
    raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

export async function mailServer() {
  const letters: Received[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      letters.push({ to: envelope.rcptTo.map(({ address }) => address), text: decoded(raw) });
      done();
      for (const wake of waiting.splice(0)) wake();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    /** The next letter, to an address if one is named, that has not been read yet. */
    async next(to?: string): Promise<Received> {
      const place = letters.findIndex((letter) => to === undefined || letter.to.includes(to));
      const [letter] = place < 0 ? [] : letters.splice(place, 1);
      if (letter) return letter;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return this.next(to);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export const linkIn = ({ text }: Received) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
export const tokenIn = (letter: Received) =>
  new URL(linkIn(letter)).searchParams.get('token') ?? '';
