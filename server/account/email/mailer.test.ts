import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { mailServer } from '../testing/mail-server.ts';
import { mailer } from './mailer.ts';

const letter = { to: 'ada@visitor.example', subject: 'A letter', text: 'Follow https://x.example' };

function logged(smtpUrl: string | undefined, level = 'info', name = 'Board') {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const { log } = Fastify({ logger: { stream, level } });
  const sender = () => ({ name, address: 'no-reply@board.example' });
  return { lines, post: mailer({ smtpUrl, sender, log: () => log }) };
}

test('a letter is sent in the name of the site, and what is pending arrives before the end', async () => {
  const mail = await mailServer();
  const { post, lines } = logged(mail.url);
  post.send(letter);
  await post.close();
  expect(mail.letters).toMatchObject([
    { to: [letter.to], text: expect.stringMatching(/^From: Board <no-reply@board\.example>/m) },
  ]);
  expect(lines).toEqual([]);
  await mail.close();
});

test('a name of whatever signs is the name of the sender, and no address of its own', async () => {
  const mail = await mailServer();
  const { post } = logged(mail.url, 'info', 'A "B" <c@d.example>, \\');
  post.send(letter);
  await post.close();
  expect(mail.letters).toMatchObject([
    {
      to: [letter.to],
      text: expect.stringContaining(
        'From: "A \\"B\\" <c@d.example>, \\\\" <no-reply@board.example>\r\n',
      ),
    },
  ]);
  await mail.close();
});

test('the address of the mail server may name the sender', async () => {
  const mail = await mailServer();
  const { post } = logged(`${mail.url}?from=Editors%20%3Ceditors@board.example%3E`);
  post.send(letter);
  await post.close();
  expect(mail.letters[0]?.text).toMatch(/^From: Editors <editors@board\.example>/m);
  await mail.close();
});

test.each(['info', 'error', 'silent'])(
  'without a mail server a letter is in the log, link and all, at %s too',
  async (level) => {
    const { post, lines } = logged(undefined, level);
    post.send(letter);
    await post.close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, letter }]);
  },
);

test('a letter that could not be sent is told to the log, and to nobody else', async () => {
  const mail = await mailServer();
  await mail.close();
  const { post, lines } = logged(mail.url);
  post.send(letter);
  await post.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'A letter was not sent' },
  ]);
  expect(lines.join()).not.toContain('https://x.example');
});

test('a mail server that hangs does not keep the process', { timeout: 15_000 }, async () => {
  const hanging = createServer(() => {}).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const { post, lines } = logged(`smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`);
  post.send(letter);
  const begun = performance.now();
  await post.close();
  expect(performance.now() - begun).toBeLessThan(3_400);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, letters: 1 }]);
  hanging.close();
});
