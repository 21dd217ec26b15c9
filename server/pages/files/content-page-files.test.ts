/** The sitemap and the feed contain what editors have published, and nothing else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishedTexts, type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  given = await testApp({ SITE_URL: 'https://site.example', SITE_NAME: 'Trumps & Co' });
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const get = async (url: string) => (await given.app.inject(url)).body;
const locations = (text: string) =>
  [...text.matchAll(/<loc>https:\/\/site\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
const entryOf = (text: string, path: string) =>
  text.split('\n').find((line) => line.includes(`<loc>https://site.example${path}</loc>`)) ?? '';
const texts = (title: string, publish_at: string | null) => ({ title, publish_at });

test('the sitemap lists a page in the languages in which it is published', async () => {
  await given.make.contentPage({
    slug: 'odds',
    i18n: {
      en: texts('Odds', '2026-05-01 00:00:00'),
      tr: texts('Oranlar', '2026-06-01 13:00:00'),
    },
  });
  await given.make.contentPage({ slug: 'never', i18n: { en: texts('Never', null) } });
  const before = await get('/sitemap.xml');
  expect(locations(before)).not.toContain('/guides/never');
  expect(locations(before)).not.toContain('/tr/guides/odds');
  expect(entryOf(before, '/guides/odds')).toBe(
    '<url><loc>https://site.example/guides/odds</loc><lastmod>2026-06-01T12:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://site.example/guides/odds"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/guides/odds"/></url>',
  );
  expect(locations(before)).toContain('/guides');
  expect(locations(before)).not.toContain('/tr/guides');
  expect(locations(before)).not.toContain('/reviews');

  vi.setSystemTime(new Date('2026-06-01T13:00:00Z'));
  const after = await get('/sitemap.xml');
  expect(locations(after)).toContain('/tr/guides');
  expect(entryOf(after, '/tr/guides/odds')).toContain(
    '<lastmod>2026-06-01T13:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="en"',
  );
});

test('the sitemap lists About and Support once, as pages', async () => {
  const found = locations(await get('/sitemap.xml'));
  for (const path of ['/about', '/tr/about', '/support', '/tr/support', '/terms']) {
    expect(found.filter((location) => location === path)).toHaveLength(1);
  }
});

test('many pages are split across files, each listed once', async () => {
  const rows = Array.from({ length: 6_000 }, (_, number) => ({ id: 100 + number }));
  const page = {
    kind: 'guide',
    product_ids: '[]',
    updated_at: '2026-05-01T00:00:00.000Z',
  } as const;
  for (let start = 0; start < rows.length; start += 500) {
    const some = rows.slice(start, start + 500);
    await given.db
      .insertInto('content_page')
      .values(some.map(({ id }) => ({ ...page, id, slug: `guide-${id}` })))
      .execute();
    await given.db
      .insertInto('content_page_translation')
      .values(
        some.map(({ id }) => ({
          content_page_id: id,
          lang: 'en' as const,
          title: 'A',
          live_from: 1,
        })),
      )
      .execute();
  }
  const { slug } = await given.make.product();
  const index = await get('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  const named: (string | undefined)[] = [];
  for (const file of locations(index)) named.push(...locations(await get(file as string)));
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((path) => path?.startsWith('/guides/'))).toHaveLength(6_000);
  expect(named).toContain(`/casino/${slug}`);
});

test('a language’s feed has its guides and reviews, newest first', async () => {
  const odds = await given.make.contentPage({
    slug: 'odds',
    author: 'Ada',
    i18n: { en: { ...texts('Odds & <ends>', '2026-05-01 00:00:00'), excerpt: 'What odds say' } },
  });
  const harbor = await given.make.contentPage({
    kind: 'review',
    slug: 'harbor',
    i18n: {
      en: texts('Harbor', '2026-05-02 00:00:00'),
      tr: texts('Liman', '2026-05-02 00:00:00'),
    },
  });
  await given.make.contentPage({
    slug: 'later',
    i18n: { en: texts('Later', '2026-07-01 00:00:00') },
  });
  const { headers, body } = await given.app.inject('/feed.xml');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect([...body.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Trumps &amp; Co',
    'Harbor',
    'Odds &amp; &lt;ends&gt;',
  ]);
  expect(body).toContain(`<entry>
<id>https://site.example/#page-${odds.id}</id>
<title>Odds &amp; &lt;ends&gt;</title>
<link rel="alternate" type="text/html" href="https://site.example/guides/odds"/>
<published>2026-05-01T00:00:00.000Z</published>
<updated>2026-06-01T12:00:00.000Z</updated>
<author><name>Ada</name></author>
<summary>What odds say</summary>
</entry>`);
  const turkish = await get('/tr/feed.xml');
  expect(turkish).toContain(
    '<link rel="self" type="application/atom+xml" href="https://site.example/tr/feed.xml"/>',
  );
  expect([...turkish.matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id)).toEqual([
    'https://site.example/tr/feed.xml',
    `https://site.example/tr#page-${harbor.id}`,
  ]);
  vi.setSystemTime(new Date('2026-07-01T00:00:00Z'));
  expect(await get('/feed.xml')).toContain('<title>Later</title>');
});

test('the feed of a site without guides is still valid, and the same at any time', async () => {
  await given.make.contentPage({ kind: 'page', slug: 'imprint', i18n: publishedTexts('Imprint') });
  const feed = await get('/feed.xml');
  expect(feed).toContain('<updated>2000-01-01T00:00:00.000Z</updated>');
  expect(feed).not.toContain('<entry>');
});

test('a character not allowed in XML is left out of the feed', async () => {
  await given.make.contentPage({ slug: 'odds', i18n: publishedTexts('Od\uffff\ufffeds') });
  expect(await get('/feed.xml')).toContain('<title>Odds</title>');
});
