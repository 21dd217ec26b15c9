/** A server's log contains no secret and no personal data, whatever happens. */
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEngine } from '../db/open.ts';
import { hideTable } from '../db/testing/failure.ts';
import { temporaryFolder } from '../db/testing/temporary-folder.ts';
import { startLogged } from './testing/logged-server.ts';
import { linkIn, mailServer } from './visitor/account/testing/mail-server.ts';

const planted = {
  adminToken: 'planted-admin-token-1',
  visitorSecret: 'planted-visitor-secret-of-32-letters',
  smtpPassword: 'planted-smtp-password',
  wrongToken: 'planted-wrong-token',
  email: 'planted.visitor@example.org',
  password: 'planted password of a visitor',
  words: 'plantedwords',
  ip: '203.0.113.77',
};

test('a session with sign-ins, emails, wrong tokens and failures leaves no secrets in the log', async () => {
  const mail = await mailServer();
  const dataDir = temporaryFolder();
  const { url, child, output } = await startLogged(dataDir, {
    ADMIN_TOKEN: planted.adminToken,
    VISITOR_SECRET: planted.visitorSecret,
    SMTP_URL: mail.url.replace('//', `//site:${planted.smtpPassword}@`),
    SITE_URL: 'http://board.example',
  });
  const given = { cookie: '' };
  const send = async (path: string, method = 'GET', body?: string | object, more: object = {}) => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': planted.ip,
        'x-forwarded-host': 'board.example',
        'sec-fetch-site': 'same-origin',
        ...(given.cookie && { cookie: given.cookie }),
        ...(typeof body === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(typeof body === 'object' && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      given.cookie += `${given.cookie && '; '}${cookie.split(';')[0]}`;
    }
    return response;
  };
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

  const { email, password } = planted;
  await send('/signin', 'POST', form({ form: 'sign-up', email }));
  const link = linkIn(await mail.next(email));
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(10);
  const linked = link.replace('http://board.example', '');
  await send(linked);
  await send(linked, 'POST', form({ password }));
  await send('/signin', 'POST', form({ email, password: 'planted wrong password' }));
  expect((await send('/signin', 'POST', form({ email, password }))).status).toBe(303);
  expect((await send('/api/account')).status).toBe(200);
  const session = given.cookie.split('=')[1]?.split(';')[0] ?? '';
  expect(session.length).toBeGreaterThan(10);

  for (const wrong of [planted.wrongToken, planted.adminToken]) {
    await send('/api/admin/session', 'GET', undefined, { 'x-admin-token': wrong });
    await send('/api/admin/products', 'POST', { password }, { 'x-admin-token': wrong });
    await send(`/metrics?token=${wrong}`, 'GET', undefined, { authorization: `Bearer ${wrong}` });
  }
  await send(`/api/nothing?q=${planted.words}&${planted.words}`);
  await send(`/api/search?q=${planted.words}&limit=wrong`);

  const { db } = await openEngine(join(dataDir, 'aceboard.db'));
  const restore = [
    await hideTable(db, 'product_translation'),
    await hideTable(db, 'product'),
    await hideTable(db, 'visitor_session'),
    await hideTable(db, 'category'),
  ];
  const failed = [
    await send(`/api/search?q=${planted.words}`),
    await send(
      `/api/trpc/catalogue.search?input=${encodeURIComponent(JSON.stringify({ q: planted.words }))}`,
    ),
    await send('/api/account'),
    await send('/signin', 'POST', form({ email, password })),
    await send(`/search?q=${planted.words}`),
  ];
  expect(failed.map(({ status }) => status)).toContain(503);
  for (const undo of restore.reverse()) await undo();
  await db.destroy();

  await mail.close();
  await send('/signin', 'POST', form({ form: 'forgotten', email }));
  await expect.poll(output).toContain('An email could not be sent');
  child.kill('SIGTERM');
  await once(child, 'close');

  const secrets = { ...planted, token, session };
  const found = Object.entries(secrets).filter(
    ([, secret]) => output().includes(secret) || output().includes(encodeURIComponent(secret)),
  );
  expect(found).toEqual([]);
  // A response contains the ID of the log line that explains its failure.
  const ids = failed
    .filter(({ status }) => status >= 500)
    .map(({ headers }) => headers.get('x-request-id'));
  for (const id of ids) expect(output()).toContain(`"reqId":"${id}"`);
});
