// Runs on SQLite only: the files contain nothing but settings.
import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
afterEach(() => given.app.close());

const start = async (variables: Record<string, string> = {}) => {
  given = await testApp(variables);
};
const get = (file: string) => given.app.inject(`/.well-known/${file}`);
const SITE_URL = 'https://site.example';

test('security.txt contains the contact and when the file expires', async () => {
  await start({ SITE_URL, SECURITY_CONTACT: 'mailto:security@site.example' });
  const { headers, body } = await get('security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields).toEqual({
    Contact: 'mailto:security@site.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/),
    'Preferred-Languages': 'en, tr',
    Canonical: 'https://site.example/.well-known/security.txt',
  });
  const daysLeft = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(170);
  expect(daysLeft).toBeLessThan(365);
});

test('a site without a public address leaves the canonical URL out of security.txt', async () => {
  await start({ SECURITY_CONTACT: 'https://site.example/report' });
  const { body } = await get('security.txt');
  expect(body).toContain('Contact: https://site.example/report\n');
  expect(body).not.toContain('Canonical');
});

test('a site without a contact has no security.txt', async () => {
  await start({ SITE_URL });
  expect((await get('security.txt')).statusCode).toBe(404);
});

test('password managers are sent to the page where visitors change their password', async () => {
  await start();
  const { statusCode, headers } = await get('change-password');
  expect([statusCode, headers.location]).toEqual([302, '/account']);
});

test('password managers can find out where staff add passkeys', async () => {
  await start({ SITE_URL });
  const { headers, body } = await get('passkey-endpoints');
  expect(headers['content-type']).toMatch('application/json');
  const account = 'https://site.example/admin/account';
  expect(JSON.parse(body)).toEqual({ enroll: account, manage: account });
});

test('a site without a public address announces no passkeys', async () => {
  await start();
  expect((await get('passkey-endpoints')).statusCode).toBe(404);
});
