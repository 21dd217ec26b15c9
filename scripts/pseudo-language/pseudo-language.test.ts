// Runs in test:long only: builds the site a second time, with another language.
/** Verifies that adding a language takes one line and its messages, by building a site with a third language. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import type { Server, startServer } from '../../server/testing/process.ts';
import { linkIn, mailServer } from '../../server/visitor/account/testing/mail-server.ts';
import { plainTexts } from './plain-text.ts';
import { changesIn, code, writePseudoSite, writeTypesProject } from './pseudo-site.ts';

const run = promisify(execFile);
const folder = temporaryFolder();
const packages = join(import.meta.dirname, '../../node_modules');

let server: Server;
let mail: Awaited<ReturnType<typeof mailServer>>;

/** Returns the output of a program, even if it fails. */
const print = (program: string, ...options: string[]) =>
  run(process.execPath, [join(packages, program), ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  }).catch((failed: { stdout: string; stderr: string }) => failed);

let mistakes = '';

beforeAll(async () => {
  writePseudoSite(folder);
  const [types, build] = await Promise.all([
    print('typescript/bin/tsc', '--noEmit', '--project', writeTypesProject(folder)),
    print('vite/bin/vite.js', 'build', '--logLevel', 'error', '--mode', 'uncompressed'),
  ]);
  mistakes = types.stdout + build.stdout + build.stderr;
  mail = await mailServer();
  const own: { startServer: typeof startServer } = await import(
    pathToFileURL(join(folder, 'server/testing/process.ts')).href
  );
  server = await own.startServer(temporaryFolder(), { SEED: 'off', SMTP_URL: mail.url });
  await call('/api/admin/products', {
    i18n: { en: { name: 'Lucky Harbor', fs_label: '50 FS' }, [code]: { name: '[Ĥåŕböŕ]' } },
    ref_link: 'https://harbor.example/',
  });
  await translateMarkets();
}, 300_000);

/** Translates market names and notices, which are rows written by owners. */
async function translateMarkets() {
  const translation = { name: '[Ĥåŕböŕ]', name_in_sentence: '[ţĥé Ĥåŕböŕ]' };
  for (const { id, helplines, i18n, ...market } of (await call('/api/admin/markets')).body.items) {
    const draft = {
      ...market,
      i18n: { ...i18n, [code]: translation },
      helplines: helplines.map((helpline: { i18n: object }) => ({
        ...helpline,
        i18n: { ...helpline.i18n, [code]: { about: '[Ĥåŕböŕ]' } },
      })),
    };
    expect(await call(`/api/admin/markets/${id}`, draft, 'PUT')).toMatchObject({ status: 200 });
  }
}

afterAll(async () => {
  await server?.stop();
  await mail?.close();
});

const call = async (path: string, body?: object, method = 'POST') => {
  const headers = { 'content-type': 'application/json', 'x-admin-token': 'a-token-for-tests' };
  const init = body ? { method, headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(server.url + path, init);
  return { status: response.status, body: await response.json() };
};

const page = async (path: string) => (await fetch(server.url + path)).text();

const postForm = (path: string, fields: Record<string, string>) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { origin: server.url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

test('apart from the messages, only one line of the sources differs', () => {
  const { changed, added } = changesIn(folder);
  expect(changed).toEqual(['1\t0\tcontract/language.ts']);
  expect(added.filter((file) => !file.startsWith(`messages/${code}/`))).toEqual([]);
});

test('the site compiles and builds', () => {
  expect(mistakes).toBe('');
});

test('a page is in the language, and links to its versions in all languages', async () => {
  const html = await page(`/${code}/casino`);
  expect(html).toContain(`<html lang="${code}"`);
  expect(html).toContain('content="en_XA"');
  const alternates = [
    ...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
  ];
  expect(alternates.map(([, language, url]) => [language, url])).toEqual([
    ['en', `${server.url}/casino`],
    ['tr', `${server.url}/tr/casino`],
    [code, `${server.url}/${code}/casino`],
    ['x-default', `${server.url}/casino`],
  ]);
  for (const [language, path] of [
    ['en', '/casino'],
    ['tr', '/tr/casino'],
  ]) {
    expect(html).toMatch(
      new RegExp(`<a href="${path}" lang="${language}"[^>]*data-language="${language}"`),
    );
  }
  expect(await page('/tr/casino')).toMatch(new RegExp(`<a href="/${code}/casino" lang="${code}"`));
});

test.each([
  '/casino',
  '/bets',
  '/bonuses',
  '/casino/1',
  '/promocodes',
  '/search?q=harbor',
  '/signin',
  '/account',
  '/support',
  '/about',
  '/partners',
  '/contact',
  '/nothing-here',
])('%s shows no text in another language', async (path) => {
  expect(plainTexts(await page(`/${code}${path}`))).toEqual([]);
});

test('the check detects text in another language', async () => {
  expect(plainTexts(await page('/bets'))).toContain('No bonuses yet.');
});

test('the files that a page references exist', async () => {
  const html = await page(`/${code}/casino`);
  const files = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(3);
  for (const path of files)
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
});

test('redirects a visitor who chose the language', async () => {
  const headers = { cookie: `language=${code}` };
  const { headers: answered } = await fetch(server.url, { headers, redirect: 'manual' });
  expect(answered.get('location')).toBe(`/${code}`);
});

test('the sitemap lists the pages in the language', async () => {
  const lines = (await page('/sitemap.xml')).split('\n');
  const entry = lines.find((line) =>
    line.startsWith(`<url><loc>${server.url}/${code}/casino/lucky-harbor<`),
  );
  expect(entry?.match(/hreflang="[^"]+"/g)).toEqual([
    'hreflang="en"',
    'hreflang="tr"',
    `hreflang="${code}"`,
    'hreflang="x-default"',
  ]);
});

test('the API returns content in the language, falling back to English, and errors in English', async () => {
  const listed = await call(`/api/products?lang=${code}-XA`);
  expect(listed.body.items).toMatchObject([{ name: '[Ĥåŕböŕ]', fs_label: '50 FS' }]);
  const found = await call(`/api/search?q=harbor&lang=${code}`);
  expect(found.body.results.products).toMatchObject([{ name: '[Ĥåŕböŕ]' }]);
  const inLanguage = await call(`/api/search?q=a&lang=${code}`);
  expect(inLanguage).toEqual(await call('/api/search?q=a&lang=en'));
  expect(inLanguage.body.errors).toMatchObject([{ message: 'Must have at least 2 characters' }]);
});

test('editors see which products are not translated', async () => {
  await call('/api/admin/products', { i18n: { en: { name: 'Bare' } } });
  const headers = { 'x-admin-token': 'a-token-for-tests' };
  const response = await fetch(`${server.url}/api/admin/products?missing=pseudo`, { headers });
  expect((await response.json()).items).toMatchObject([{ name: 'Bare', names: { [code]: null } }]);
});

test('form errors and emails are in the language', async () => {
  const refused = await postForm(`/${code}/signin`, { form: 'sign-up', email: 'nobody' });
  expect(refused.status).toBe(400);
  expect(plainTexts(await refused.text())).toEqual([]);
  await postForm(`/${code}/signin`, { form: 'sign-up', email: 'ada@visitor.example' });
  const email = await mail.next();
  expect(email.text).toMatch(/^\[Ĥéé/m);
  expect(linkIn(email)).toMatch(new RegExp(`^${server.url}/${code}/signin/password\\?token=`));
});
