import { expect, test } from 'vitest';
import { dump } from '../../testing/rest.ts';
import { mailServer } from '../../visitor/account/testing/mail-server.ts';
import { passkeyApp } from './testing/passkey-app.ts';

test.each([
  ['en', /Open this link on the device/],
  ['tr', /Bu bağlantıyı çalışacağınız cihazda açın/],
])('an invitation in %s is sent by email only, and its link works', async (language, text) => {
  const mail = await mailServer();
  const given = await passkeyApp({ SMTP_URL: mail.url });
  const { id, name } = await given.make.person();
  const draft = { email: 'ada@staff.example', language };
  const sent = await given.call('POST', `/admin/tokens/${id}/invitation`, draft);
  expect([sent.status, sent.body.link]).toEqual([201, null]);
  await given.deps.emails.settled();
  expect(mail.emails).toMatchObject([
    { to: ['ada@staff.example'], text: expect.stringMatching(text) },
  ]);
  const secret = /#([\w-]{43})/.exec(mail.emails[0]?.text ?? '')?.[1] ?? '';
  expect(JSON.stringify(await dump(given))).not.toContain(secret);
  const opened = await given.call('POST', '/staff/invitation', { secret });
  expect(opened.body.name).toBe(name);
  await given.app.close();
  await mail.close();
});
