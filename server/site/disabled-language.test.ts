/** An owner switches Turkish off: no page, feed, sitemap or link leads to it any more, but its texts are kept. */
import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';

let given: TestApp;
afterEach(() => given.app.close());

const start = async () => {
  given = await testApp({ SITE_URL: 'https://site.example' }, { pages: 'built' });
};
const get = (url: string, headers: Record<string, string> = {}) =>
  given.app.inject({ url, headers });
const disable = (disabled_languages: unknown) =>
  given.call('PUT', '/admin/settings', { name: null, disabled_languages });

test('a page in a language that is switched off redirects to the English one', async () => {
  await start();
  expect((await get('/tr/bets')).statusCode).toBe(200);
  expect((await disable(['tr'])).body).toMatchObject({ disabled_languages: ['tr'] });
  for (const [url, to] of [
    ['/tr', '/'],
    ['/tr/bets', '/bets'],
    ['/tr/bets/', '/bets'],
    ['/tr/search?q=fig&market=TR', '/search?q=fig&market=TR'],
    ['/tr//evil.example', '/evil.example'],
  ] as const) {
    const { statusCode, headers } = await get(url);
    expect([url, statusCode, headers.location]).toEqual([url, 302, to]);
    expect(headers['cache-control']).toBe('no-store');
  }
  await disable([]);
  expect((await get('/tr/bets')).statusCode).toBe(200);
});

test('a visitor who chose the language, or whose market defaults to it, stays on the home page', async () => {
  await start();
  await disable(['tr']);
  const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
  expect((await get('/', { cookie: 'language=tr' })).statusCode).toBe(200);
  expect((await get('/', { ...opened, cookie: 'market=TR' })).statusCode).toBe(200);
});

test('nothing mentions a language that is switched off', async () => {
  await start();
  const files = ['/casino', '/sitemap.xml'];
  for (const url of files) expect((await get(url)).body).toMatch(/hreflang="tr"/i);
  await disable(['tr']);
  for (const url of files) {
    expect((await get(url)).body).not.toMatch(/hreflang="tr"|tr_TR|\/tr[/"]/i);
  }
  expect((await get('/casino')).body).not.toContain('Türkçe');
  expect((await get('/tr/feed.xml')).statusCode).toBe(404);
});

test('texts in the language are kept', async () => {
  await start();
  const { id } = await given.make.product({
    i18n: { en: { name: 'Fig' }, tr: { name: 'İncir' } },
  });
  await disable(['tr']);
  const { body } = await given.call('GET', `/admin/products/${id}`);
  expect(body).toMatchObject({ i18n: { tr: { name: 'İncir' } } });
});

test.each([[['en']], [['tr', 'tr']], [['de']], ['tr']])(
  'refuses %j as the languages to switch off',
  async (languages) => {
    await start();
    const answer = await disable(languages);
    expectProblem(answer, 'bad_input', 400);
    expect(JSON.stringify(answer.body)).toContain('disabled_languages');
  },
);
