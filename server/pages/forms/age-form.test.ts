import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp(
    { AGE_GATE: 'gate', SITE_URL: 'https://board.example' },
    { pages: 'built' },
  );
});
afterAll(() => given.app.close());

const answer = (back: string, headers: object = {}) =>
  given.app.inject({
    method: 'POST',
    url: '/age',
    payload: new URLSearchParams({ back }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const casino = (cookie?: string) =>
  given.app.inject({ url: '/casino?market=US', headers: cookie ? { cookie } : {} });

test('the age answer sets a cookie and redirects back to the page', async () => {
  const { statusCode, headers } = await answer('/tr/bets?market=TR');
  expect([statusCode, headers.location]).toEqual([303, '/tr/bets?market=TR']);
  expect(headers['set-cookie']).toMatch(/^adult=yes; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/);
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/api/health', '/signout', ''])(
  'an answer that would redirect to %j redirects to the home page',
  async (back) => {
    expect((await answer(back)).headers.location).toBe('/');
  },
);

test('another site cannot send the answer', async () => {
  const { statusCode } = await answer('/', { origin: 'https://elsewhere.example' });
  expect(statusCode).toBe(403);
});

test('caches store the page with the gate separately from the page without it', async () => {
  for (const _ of ['rendered', 'cached']) {
    const asked = await casino();
    expect(asked.body).toContain('role="dialog"');
    expect(asked.body).toContain('<h1');
    expect(asked.headers.vary).toContain('cookie');
    expect((await casino('adult=yes')).body).not.toContain('role="dialog"');
    expect((await casino('adult=yesterday')).body).toContain('role="dialog"');
  }
});
