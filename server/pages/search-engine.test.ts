/** Search engines find every page under a single URL, with a head that describes it. */
// Runs on SQLite only: the HTML of pages is the same on both.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp } from '../testing/app.ts';

const siteUrl = 'http://board.example';
const named = (name: string) => ({ i18n: { en: { name, description: `${name} is steady.` } } });
const closing = `</script><script>document.title='taken'</script><!-- & "quoted"`;

let given: TestApp;
/** One sitemap URL per kind of page: product pages differ only by ID. */
const urls: string[] = [];

beforeAll(async () => {
  given = await testApp({ SITE_URL: siteUrl }, { pages: 'built' });
  const { make } = given;
  const { id } = await make.product({ ...named(closing), categories: [categoryId.casino] });
  await make.promoCode({ product_id: id });
  await make.banner({ categories: Object.values(categoryId) });
  const { body } = await get('/sitemap.xml');
  urls.push(...[...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url));
});
afterAll(() => given.app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  given.app.inject({ url: url.replace(siteUrl, '') || '/', headers });
const read = async (url: string) => (await get(url)).body;

const matchOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonicalOf = (html: string) => matchOf(html, /<link rel="canonical" href="([^"]+)"/);

const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, href]) => [language, href],
  );

type Thing = { '@type': string; itemListElement?: { name: string; url?: string; item?: string }[] };

const thingsOf = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => JSON.parse(json)['@graph'],
  );

const listOf = (html: string, type: string) =>
  thingsOf(html).find((thing) => thing['@type'] === type)?.itemListElement;

test('every URL in the sitemap is the canonical URL of an indexable page', async () => {
  expect(urls.length).toBeGreaterThan(10);
  for (const url of urls) {
    const { statusCode, body } = await get(url);
    expect(statusCode, url).toBe(200);
    expect(canonicalOf(body), url).toBe(url);
    expect(body.includes('noindex'), url).toBe(false);
    expect(matchOf(body, /<title>([^<]+) – Aceboard</), url).toBeTruthy();
    expect(matchOf(body, /<meta name="description" content="([^"]{20,170})"/), url).toBeTruthy();
    expect(matchOf(body, /<meta property="og:locale" content="([^"]+)"/)).toMatch(
      /^(en_US|tr_TR)$/,
    );
    expect(matchOf(body, /<meta name="twitter:card" content="([^"]+)"/), url).toBeTruthy();
    const image = matchOf(body, /<meta property="og:image" content="([^"]+)"/) ?? '';
    expect((await get(image)).headers['content-type'], url).toMatch(/^image\//);
  }
});

test('every page in the sitemap has its content without scripts, and working links', async () => {
  const links = new Set<string>();
  for (const url of urls) {
    const html = await read(url);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(matchOf(main, /<h1[^>]*>([^<]+)</), url).toBeTruthy();
    expect(main.replace(/<[^>]+>/g, '').length, url).toBeGreaterThan(100);
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
      links.add(link.replaceAll('&amp;', '&'));
    }
  }
  expect(links.size).toBeGreaterThan(10);
  for (const link of links) expect((await get(link)).statusCode, link).toBe(200);
});

test('every page in the sitemap links to its other languages', async () => {
  for (const url of urls) {
    const alternates = alternatesOf(await read(url));
    expect(
      alternates.map(([language]) => language),
      url,
    ).toEqual(['en', 'tr', 'x-default']);
    expect(alternates.map(([, href]) => href)).toContain(url);
    for (const [, other = ''] of alternates) {
      expect(alternatesOf(await read(other)), other).toEqual(alternates);
      expect(urls).toContain(other);
    }
  }
});

test('a product’s head has its name, description and image', async () => {
  const image_url = '/uploads/a/640x360.webp';
  const text = named('Harbour');
  const { id } = await given.make.product({ ...text, images: [{ image_url }] });
  const html = await read(`/tr/casino/${id}`);
  expect(html).toContain('<title>Harbour – Aceboard</title>');
  expect(html).toContain('<meta name="description" content="Harbour is steady."/>');
  expect(html).toContain(`<meta property="og:image" content="${siteUrl}${image_url}"/>`);
});

test('a page’s canonical URL contains no market', async () => {
  for (const path of ['/casino', '/tr/bets', '/bonuses']) {
    const html = await read(`${path}?market=TR`);
    expect(canonicalOf(html)).toBe(siteUrl + path);
    expect(alternatesOf(html).join()).not.toContain('market');
  }
});

test('the home page has the casino page’s canonical URL', async () => {
  expect(canonicalOf(await read('/'))).toBe(`${siteUrl}/casino`);
});

describe('structured data', () => {
  test('names the site on every page and has no ratings', async () => {
    for (const url of urls) {
      const html = await read(url);
      expect(
        thingsOf(html).map((thing) => thing['@type']),
        url,
      ).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
      expect(html).not.toMatch(/"@type":"(AggregateRating|Product|Offer|SearchAction)"/);
    }
  });

  test('lists a section’s items and the breadcrumbs of a product', async () => {
    const product = urls.find((url) => /\/tr\/casino\/(?!all$)[^/]+$/.test(url)) ?? '';
    const list = listOf(await read('/tr/casino'), 'ItemList');
    expect(list).toMatchObject([{ url: product }]);
    expect(listOf(await read(product), 'BreadcrumbList')).toMatchObject([
      { name: 'Casino', item: `${siteUrl}/tr/casino` },
      { name: closing, item: product },
    ]);
  });

  test('cannot be closed by text that an editor wrote', async () => {
    const html = await read('/casino');
    expect(html).not.toContain("<script>document.title='taken'");
    expect(listOf(html, 'ItemList')?.[0]?.name).toBe(closing);
  });
});

test('search engines don’t index account, saved, thank-you and search pages', async () => {
  for (const path of [
    ...['/signin', '/signin/sent', '/signin/password', '/signin/expired'],
    ...['confirm', 'stop', 'stopped'].flatMap((page) => [`/signin/${page}`, `/tr/signin/${page}`]),
    ...['/saved', '/tr/saved', '/contact/sent', '/search', '/tr/search'],
  ]) {
    expect(await read(path), path).toContain('name="robots" content="noindex"');
  }
});

test.each([
  ['/signin', 'Sign in'],
  ['/signin/ready', 'Password saved'],
  ['/signin/password?token=x', 'Choose a password'],
  ['/signin/sent', 'Check your inbox'],
  ['/signin/confirmed', 'Address confirmed'],
  ['/signin/expired', 'This link no longer works'],
  ['/signin/deleted', 'Account deleted'],
])('%s has the title %s', async (path, title) => {
  expect(await read(path)).toContain(`<title>${title} – Aceboard</title>`);
});

test('icons are small, with an ETag and the right content type', async () => {
  const { icons } = (await get('/manifest.webmanifest')).json();
  const types = {
    '/favicon.ico': 'image/vnd.microsoft.icon',
    '/apple-touch-icon.png': 'image/png',
    ...Object.fromEntries(
      icons.map((icon: { src: string; type: string }) => [icon.src, icon.type]),
    ),
  };
  for (const [path, type] of Object.entries(types)) {
    const { statusCode, headers, rawPayload } = await get(path);
    expect([statusCode, headers['content-type']], path).toEqual([200, type]);
    expect(rawPayload.length).toBeLessThan(8_000);
    expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await given.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200);
  }
});
