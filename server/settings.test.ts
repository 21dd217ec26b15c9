import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

test('nothing needs to be set', () => {
  expect(parseSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    SITE_NAME: 'Aceboard',
    SITE_TIMEZONE: 'UTC',
    SEED: 'demo',
    ONLINE_COUNTER: 'simulated',
    RATE_LIMIT: 600,
  });
});

test('an empty variable counts as one that is not set', () => {
  expect(parseSettings({ PORT: '', SITE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('one message names every wrong setting', () => {
  expect(() => parseSettings({ RATE_LIMIT: '-1', SITE_URL: 'ftp://x', LOG_LEVEL: 'loud' })).toThrow(
    /SITE_URL .*RATE_LIMIT .*LOG_LEVEL/,
  );
});

test.each([
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be'],
  [{ ADMIN_TOKEN: 'şifre' }, 'ADMIN_TOKEN must be'],
  [{ ADMIN_TOKEN: ' a-padded-token-of-many ' }, 'ADMIN_TOKEN must be'],
  [{ SITE_NAME: 'Board\r\nBcc: all@a.example' }, 'SITE_NAME must be one line'],
  [{ SITE_NAME: 'Board\u202egnp.exe' }, 'SITE_NAME must be one line'],
  [{ ADMIN_TOKEN: 'fifteen-letters' }, 'ADMIN_TOKEN must have at least 16 characters.'],
])('%o is refused', (variables, message) => {
  expect(() => parseSettings(variables)).toThrow(message);
});

test('a token of sixteen characters is long enough', () => {
  expect(parseSettings({ ADMIN_TOKEN: 'sixteen-letters!' }).ADMIN_TOKEN).toBe('sixteen-letters!');
});

test('a slash at the end of SITE_URL is dropped', () => {
  expect(parseSettings({ SITE_URL: 'https://site.example/' }).SITE_URL).toBe(
    'https://site.example',
  );
});

test('characters that begin a line or a tag are escaped in SITE_URL', () => {
  const { SITE_URL } = parseSettings({ SITE_URL: 'https://Site.example/a\n<b>' });
  expect(SITE_URL).toBe('https://site.example/a%3Cb%3E');
});

test.each([
  ['true', true],
  ['false', false],
  ['10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
])('TRUST_PROXY=%s is passed on', (value, trusted) => {
  expect(parseSettings({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(trusted);
});

test('a number of proxies trusts that many hops', () => {
  const trusts = parseSettings({ TRUST_PROXY: '2' }).TRUST_PROXY;
  if (typeof trusts !== 'function') throw new Error('A number of hops is a function');
  expect([0, 1, 2].map((hop) => trusts('10.0.0.1', hop))).toEqual([true, true, false]);
});
