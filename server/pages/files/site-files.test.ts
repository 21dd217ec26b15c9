import { afterEach, beforeEach, expect, test } from 'vitest';
import { bannerResource } from '../../catalogue/resource/banner.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp({ SITE_URL: 'https://site.example', SITE_NAME: 'Trumps' });
});

afterEach(() => given.app.close());

const get = async (url: string, headers: Record<string, string> = {}) =>
  given.app.inject({ url, headers });

const sitemap = async () => (await get('/sitemap.xml')).body;

const entryOf = (text: string, path: string) =>
  text.split('\n').find((line) => line.startsWith(`<url><loc>https://site.example${path}</loc>`)) ??
  '';

const changedAt = (entry: string) => /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1];

const lastChange = async () =>
  (
    await given.db
      .selectFrom('change')
      .select('at')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.at;

test('the sitemap lists every page in every language, with its alternates', async () => {
  const { slug } = await given.make.product();
  const text = await sitemap();
  for (const path of ['/casino', `/casino/${slug}`]) {
    for (const localized of [path, `/tr${path}`]) {
      expect(entryOf(text, localized)).toContain(
        `<xhtml:link rel="alternate" hreflang="en" href="https://site.example${path}"/>` +
          `<xhtml:link rel="alternate" hreflang="tr" href="https://site.example/tr${path}"/>` +
          `<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example${path}"/>`,
      );
    }
  }
  expect(text).not.toContain('<loc>https://site.example/</loc>');
  expect(text).not.toMatch(/admin|signin|account/);
});

test('a page’s lastmod is the time its content last changed', async () => {
  const product = await given.make.product();
  const creationTime = await lastChange();
  await given.make.banner();
  const whenPromoted = await lastChange();
  const text = await sitemap();
  expect(changedAt(entryOf(text, `/casino/${product.slug}`))).toBe(creationTime);
  expect(changedAt(entryOf(text, '/tr/casino'))).toBe(whenPromoted);
});

test('the sitemap reflects changes to the catalogue', async () => {
  const product = await given.make.product();
  const banner = await given.make.banner();
  expect(entryOf(await sitemap(), `/casino/${product.slug}`)).not.toBe('');
  await bannerResource.delete(given.writer, banner.id);
  await productResource.delete(given.writer, product.id);
  expect(entryOf(await sitemap(), `/casino/${product.slug}`)).toBe('');
});

test('the sitemap of an empty catalogue lists the fixed pages', async () => {
  const text = await sitemap();
  expect(entryOf(text, '/casino')).not.toBe('');
  expect(changedAt(entryOf(text, '/casino'))).toBeUndefined();
});

test('a large sitemap is split into files, with each page in one of them', async () => {
  await given.db
    .insertInto('product')
    .values(Array.from({ length: 6_000 }, () => ({ icon_url: null, rating: null, ref_link: null })))
    .execute();
  await given.make.product();
  const index = await sitemap();
  expect(index).toContain('<sitemapindex');
  const files = [...index.matchAll(/<loc>https:\/\/site\.example([^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const urls: string[] = [];
  for (const path of files) {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    const inFile = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(inFile.length).toBeLessThanOrEqual(10_000);
    urls.push(...inFile);
  }
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => /\/casino\/(\d|product-)/.test(url))).toHaveLength(2 * 6_001);
});

test.each(['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-x.xml', '/sitemap-01.xml'])(
  '%s is not a sitemap file',
  async (path) => {
    expectProblem(await get(path).then(asCalled), 'not_found', 404);
  },
);

test('robots.txt allows what pages need, but not admin or partner URLs', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const line of ['Disallow: /admin', 'Disallow: /go/', 'Disallow: /api/']) {
    expect(body).toContain(`${line}\n`);
  }
  expect(body).toContain('Allow: /api/trpc/catalogue.\n');
  expect(body).not.toMatch(/Disallow: \/(uploads|assets|\n)/);
  expect(body).toContain('Sitemap: https://site.example/sitemap.xml\n');
});

test('the web manifest has the site’s name', async () => {
  const { headers, body } = await get('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({ name: 'Trumps', start_url: '/', scope: '/' });
});

test.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])(
  '%s has an ETag, answers HEAD, is compressed and accepts no other method',
  async (url) => {
    const { headers } = await get(url, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    const tag = String(headers.etag);
    expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(304);
    const head = await given.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, tag, '']);
    const posted = await given.app.inject({ method: 'POST', url });
    expectProblem(asCalled(posted), 'method_not_allowed', 405);
    expect((await get(`${url}?junk=1`)).headers.etag).toBe(tag);
  },
);

const asCalled = ({ statusCode, headers, body }: Awaited<ReturnType<typeof get>>) => ({
  status: statusCode,
  headers,
  text: body,
});
