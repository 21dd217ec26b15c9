import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const s3 = {
  UPLOADS_URL: 's3://images',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_REGION: 'eu-central-1',
};

test('no setting is required', () => {
  expect(parseSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    SITE_TIMEZONE: 'UTC',
    SEED: 'demo',
    AGE_GATE: 'notice',
    RATE_LIMIT: 600,
  });
});

test('an empty variable counts as unset', () => {
  expect(parseSettings({ PORT: '', SITE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('one message lists every invalid setting', () => {
  expect(() => parseSettings({ RATE_LIMIT: '-1', SITE_URL: 'ftp://x', LOG_LEVEL: 'loud' })).toThrow(
    /SITE_URL .*RATE_LIMIT .*LOG_LEVEL/,
  );
});

test.each([
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '10.0.0.1, 10.0.0.999' }, 'TRUST_PROXY must be'],
  [{ SITE_URL: 'https://site.example/?a' }, 'SITE_URL must be a URL without ?, # and @'],
  [{ SITE_URL: 'https://site.example/#' }, 'SITE_URL must be a URL without'],
  [{ SITE_URL: 'https://ada@site.example' }, 'SITE_URL must be a URL without'],
  [{ ADMIN_TOKEN: 'şifre' }, 'ADMIN_TOKEN must contain only'],
  [{ ADMIN_TOKEN: ' a-padded-token-of-many ' }, 'ADMIN_TOKEN must contain only'],
  [{ SITE_NAME: 'Board\r\nBcc: all@a.example' }, 'SITE_NAME must be one line'],
  [{ SITE_NAME: 'Board\u202egnp.exe' }, 'SITE_NAME must be one line'],
  [{ SITE_NAME: ' ' }, 'SITE_NAME must not be blank'],
  [{ HSTS: 'yes', SITE_URL: 'https://site.example' }, 'HSTS must be host, subdomains or preload'],
  [{ HSTS: 'subdomains' }, 'SITE_URL must be an https:// URL with HSTS=subdomains'],
  [{ HSTS: 'preload', SITE_URL: 'http://site.example' }, 'SITE_URL must be an https:// URL with'],
  [{ SECURITY_CONTACT: 'ada@site.example' }, 'SECURITY_CONTACT must be a mailto: or https:// URL'],
  [{ SECURITY_CONTACT: 'http://site.example' }, 'SECURITY_CONTACT must be'],
  [{ SECURITY_CONTACT: 'mailto:ada@site.example\nPolicy: x' }, 'SECURITY_CONTACT must be'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an smtp(s) URL'],
  [{ SMTP_URL: 'smtp:mail.example' }, 'SMTP_URL must be an smtp(s) URL'],
  [{ ADMIN_TOKEN: 'fifteen-letters' }, 'ADMIN_TOKEN must have at least 16 characters.'],
  [{ VISITOR_SECRET: 'of-thirty-one-letters-and-signs' }, 'VISITOR_SECRET must have at least 32'],
  [{ VISITOR_SECRET: ' '.repeat(34) }, 'VISITOR_SECRET must contain only plain letters'],
  [{ DATABASE_URL: 'postgres:site' }, 'DATABASE_URL must be a postgres:// URL'],
  [{ DATABASE_URL: 'mysql://127.0.0.1/site' }, 'DATABASE_URL must be a postgres:// URL'],
  [{ VISITOR_SECRET: 'x'.repeat(1025) }, 'VISITOR_SECRET must have at most 1024'],
  [
    { UPLOADS_PUBLIC_URL: 'https://cdn.example' },
    'UPLOADS_URL must be set with UPLOADS_PUBLIC_URL',
  ],
  [{ ...s3, UPLOADS_PUBLIC_URL: 'cdn.example' }, 'UPLOADS_PUBLIC_URL must be an http(s) URL'],
  [{ ...s3, UPLOADS_PUBLIC_URL: 'https://cdn.example/?a' }, 'UPLOADS_PUBLIC_URL must be a URL'],
  [{ ...s3, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must be an http(s) URL'],
  [{ ...s3, UPLOADS_URL: 'https://images.example' }, 'UPLOADS_URL must be a bucket'],
  [{ ...s3, UPLOADS_URL: 's3://' }, 'UPLOADS_URL must be a bucket'],
  [{ ...s3, UPLOADS_URL: 's3://images/../x' }, 'UPLOADS_URL must be a bucket'],
  [{ ...s3, UPLOADS_URL: 's3://images/a b' }, 'UPLOADS_URL must be a bucket'],
  [{ ...s3, AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID must be set with UPLOADS_URL'],
  [{ ...s3, AWS_SECRET_ACCESS_KEY: '' }, 'AWS_SECRET_ACCESS_KEY must be set with UPLOADS_URL'],
  [{ ...s3, AWS_REGION: '' }, 'AWS_REGION must be set with UPLOADS_URL, or S3_ENDPOINT'],
])('refuses %o', (variables, message) => {
  expect(() => parseSettings(variables)).toThrow(message);
});

test.each([
  { DATABASE_URL: 'site' },
  { UPLOAD_MAX_BYTES: '99999999999999999999' },
  { IMPORT_MAX_BYTES: '0' },
  { RATE_LIMIT: '9'.repeat(400) },
])('reports a single error for %o', (variables) => {
  expect(() => parseSettings(variables)).toThrow(/^Invalid settings: \w+ must be [^;]+\.$/);
});

test.each([
  ['s3://images', { bucket: 'images', prefix: '' }],
  ['s3://images.example/', { bucket: 'images.example', prefix: '' }],
  ['s3://images/a-site/up_loads/', { bucket: 'images', prefix: 'a-site/up_loads' }],
])('UPLOADS_URL=%s names a bucket and a prefix', (UPLOADS_URL, wanted) => {
  expect(parseSettings({ ...s3, UPLOADS_URL }).UPLOADS_URL).toEqual(wanted);
});

test('other S3 providers need no region', () => {
  const settings = { ...s3, AWS_REGION: '', S3_ENDPOINT: 'http://minio:9000/' };
  expect(parseSettings(settings).S3_ENDPOINT).toBe('http://minio:9000');
});

test('AWS variables alone have no effect', () => {
  expect(parseSettings({ AWS_ACCESS_KEY_ID: 'key' }).UPLOADS_URL).toBeUndefined();
});

test('a token of sixteen characters is long enough', () => {
  expect(parseSettings({ ADMIN_TOKEN: 'sixteen-letters!' }).ADMIN_TOKEN).toBe('sixteen-letters!');
});

test('a trailing slash in SITE_URL is dropped', () => {
  expect(parseSettings({ SITE_URL: 'https://site.example/' }).SITE_URL).toBe(
    'https://site.example',
  );
});

test('line breaks are dropped from SITE_URL, and angle brackets are escaped', () => {
  const { SITE_URL } = parseSettings({ SITE_URL: 'https://Site.example/a\n<b>' });
  expect(SITE_URL).toBe('https://site.example/a%3Cb%3E');
});

test.each([
  ['true', true],
  ['false', false],
  ['10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
  ['loopback, fd00::/8', 'loopback, fd00::/8'],
])('TRUST_PROXY=%s is passed on to Fastify', (value, trusted) => {
  expect(parseSettings({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(trusted);
});

test('a number in TRUST_PROXY trusts that many hops', () => {
  const trusts = parseSettings({ TRUST_PROXY: '2' }).TRUST_PROXY;
  if (typeof trusts !== 'function') throw new Error('A number of hops is a function');
  expect([0, 1, 2].map((hop) => trusts('10.0.0.1', hop))).toEqual([true, true, false]);
});
