import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { mailServer } from '../account/testing/mail-server.ts';
import { mailer } from './mailer.ts';

const email = { to: 'ada@visitor.example', subject: 'A message', text: 'Follow https://x.example' };

function logged(smtpUrl: string | undefined, level = 'info', name = 'Board') {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const { log } = Fastify({ logger: { stream, level } });
  const sender = async () => ({ name, address: 'no-reply@board.example' });
  return { lines, queue: mailer({ smtpUrl, sender, log: () => log }) };
}

test('an email is sent in the site’s name, and closing waits for pending ones', async () => {
  const mail = await mailServer();
  const { queue, lines } = logged(mail.url);
  queue.send(email);
  await queue.close();
  expect(mail.emails).toMatchObject([
    { to: [email.to], text: expect.stringMatching(/^From: Board <no-reply@board\.example>/m) },
  ]);
  expect(lines).toEqual([]);
  await mail.close();
});

test('any characters in the site’s name stay part of the name', async () => {
  const mail = await mailServer();
  const { queue } = logged(mail.url, 'info', 'A "B" <c@d.example>, \\');
  queue.send(email);
  await queue.close();
  expect(mail.emails).toMatchObject([
    {
      to: [email.to],
      text: expect.stringContaining(
        'From: "A \\"B\\" <c@d.example>, \\\\" <no-reply@board.example>\r\n',
      ),
    },
  ]);
  await mail.close();
});

test('SMTP_URL may set the sender', async () => {
  const mail = await mailServer();
  const { queue } = logged(`${mail.url}?from=Editors%20%3Ceditors@board.example%3E`);
  queue.send(email);
  await queue.close();
  expect(mail.emails[0]?.text).toMatch(/^From: Editors <editors@board\.example>/m);
  await mail.close();
});

test.each(['info', 'error', 'silent'])(
  'without a mail server an email is logged with its link, also at %s',
  async (level) => {
    const { queue, lines } = logged(undefined, level);
    queue.send(email);
    await queue.close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, email }]);
  },
);

test('a failed email is logged without its link', async () => {
  const mail = await mailServer();
  await mail.close();
  const { queue, lines } = logged(mail.url);
  queue.send(email);
  await queue.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'An email could not be sent' },
  ]);
  expect(lines.join()).not.toContain('https://x.example');
});

test('a mail server that hangs does not keep the process from exiting', async () => {
  const hanging = createServer(() => {}).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const { queue, lines } = logged(`smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`);
  queue.send(email);
  // This server never answers, so a queue that waited for it would close only after its own timeouts.
  await queue.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, emails: 1 }]);
  hanging.close();
});
