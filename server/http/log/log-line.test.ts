import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { parseSettings } from '../../settings.ts';
import { logOptions } from './log-line.ts';

function logged(variables: Record<string, string>, write: (log: FastifyBaseLogger) => void) {
  const lines: string[] = [];
  const options = logOptions(parseSettings(variables)) as object;
  const app = Fastify({ logger: { ...options, stream: { write: (line) => lines.push(line) } } });
  write(app.log);
  return lines.join('');
}

test('a secret from the settings is never logged, wherever it appears', () => {
  const variables = {
    ADMIN_TOKEN: 'the-admin-token-of-the-site',
    VISITOR_SECRET: 'a"secret\\with-signs-that-json-escapes!!',
    DATABASE_URL: 'postgres://site:database%2Fpassword@db.example/site',
    SMTP_URL: 'smtp://site:mail-password@mail.example',
    MEILI_API_KEY: 'the-key-of-meilisearch',
  };
  const text = logged(variables, (log) => {
    for (const value of Object.values(variables)) log.warn(`It failed: ${value}`);
    log.error({ err: new Error('password database/password is wrong') }, 'mail-password');
  });
  expect(text).not.toMatch(/the-admin-token|json-escapes|database|mail-password|the-key-of/);
  expect(text.match(/It failed: /g)).toHaveLength(5);
});

test('email addresses and links with tokens are not logged', () => {
  const text = logged({ SMTP_URL: 'smtp://mail.example' }, (log) => {
    log.error({ err: new Error('550 <ada+codes@visitor.example> is unknown') }, 'not sent');
    log.info('https://board.example/signin/password?token=abcdef&market=TR');
    log.info({ url: '/unsubscribe/ada%40visitor.example' }, 'answered');
    log.warn('550 <ädä@vïsitör.example> is unknown');
  });
  expect(text).not.toMatch(/ada|ädä|visitor|sitör|abcdef/);
  expect(text).toContain('market=TR');
});

test('only an error’s type, message and causes are logged', () => {
  const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(row-value)' });
  const error = Object.assign(new Error('It failed', { cause }), { parameters: ['row-value'] });
  const text = logged({}, (log) => log.error({ err: error }, 'failed'));
  expect(text).not.toContain('row-value');
  expect(text).toContain('duplicate key');
});

test('without SMTP_URL an email is logged in full, as its link appears nowhere else', () => {
  const email = { to: 'ada@visitor.example', text: 'https://board.example/?token=abcdef' };
  expect(logged({}, (log) => log.warn({ email }, 'e-mail'))).toContain('token=abcdef');
  expect(
    logged({ SMTP_URL: 'smtp://a.example' }, (log) => log.warn({ email }, 'e-mail')),
  ).not.toContain('abcdef');
});

test('a redacted line remains valid JSON', () => {
  const text = logged({ ADMIN_TOKEN: 'the-admin-token-of-the-site' }, (log) =>
    log.info({ url: 'token="the-admin-token-of-the-site"', other: 'a@b.example' }, 'x'),
  );
  expect(JSON.parse(text)).toMatchObject({ msg: 'x' });
});
