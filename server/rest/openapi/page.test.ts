/** The page on which people read the API description. */
// Runs on SQLite only: the description is made without the database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp();
});

afterAll(() => given.app.close());

test('the page shows the same document', async () => {
  const shown = await given.app.inject({ url: '/api/docs/json' });
  expect(shown.json()).toEqual((await given.call('GET', '/openapi.json')).body);
});

test('the page loads nothing from other sites', async () => {
  const page = await given.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html\b/);
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link);
  expect(loaded.length).toBeGreaterThan(0);
  for (const link of loaded) {
    expect(link).not.toMatch(/^(https?:)?\/\//);
    const url = new URL(link ?? '', 'http://site/api/docs/').pathname;
    expect([url, (await given.app.inject({ url })).statusCode]).toEqual([url, 200]);
  }
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
});

test('a site’s name may contain HTML characters', async () => {
  const named = await testApp({ SITE_NAME: '</title><script>"Ace" & \'board\'' });
  const page = await named.app.inject({ url: '/api/docs/' });
  expect(page.body).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;&quot;Ace&quot; &amp; &#39;board&#39; API</title>',
  );
  await named.app.close();
});
