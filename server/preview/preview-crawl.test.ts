/** A preview equals the site after the same changes, and nothing of it is visible without its address. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSite, launchOf, type PreviewedSite, previewedSite } from './testing/previewed-site.ts';
import { settled } from './testing/settled-text.ts';

let given: PreviewedSite;
let ids: Awaited<ReturnType<typeof fillSite>>;
let cookie: string;
beforeAll(async () => {
  given = await previewedSite({}, { pages: 'built' });
  ids = await fillSite(given);
  given.changes.set(1, launchOf(ids));
  ({ cookie } = await given.previewOf(1));
});
afterAll(() => given.app.close());

const trpc = (name: string, input: object) =>
  `/api/trpc/catalogue.${name}?input=${encodeURIComponent(JSON.stringify(input))}`;

const inMarket = { market: 'US', lang: 'en' };

test.each(['/contact', '/tr/contact', '/follow', '/break', '/signin', '/unsubscribe'])(
  'a form sent to %s without JavaScript gets a page that says it is off',
  async (url) => {
    const { statusCode, headers, body } = await given.app.inject({
      method: 'POST',
      url,
      headers: {
        cookie,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'email=ada@visitor.example&days=1',
    });
    expect([statusCode, headers['set-cookie']]).toEqual([403, undefined]);
    expect(body).toContain(
      url.startsWith('/tr') ? 'Önizlemede kapalı' : 'Switched off in a preview',
    );
  },
);

test('each page has a bar, in its language, that works without JavaScript', async () => {
  for (const [url, sentence, leave] of [
    ['/', 'Preview of Release &lt;1&gt; as of ', 'Leave preview'],
    ['/nothing', 'Preview of Release &lt;1&gt; as of ', 'Leave preview'],
    ['/tr/casino', 'Release &lt;1&gt; önizlemesi (', 'Önizlemeden çık'],
  ] as const) {
    const { body, headers } = await given.app.inject({ url, headers: { cookie } });
    const [, bar = ''] = /<body[^>]*><preview-bar(.*?)<\/preview-bar>/s.exec(body) ?? [];
    expect(bar).toContain(`<p>${sentence}`);
    expect(bar).toContain(`<form method="post" action="/preview/leave"><button>${leave}`);
    const style = /<style>(.*?)<\/style>/s.exec(bar)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
});

const addresses = () =>
  [
    ['/', '/casino', '/bonuses', '/promocodes', `/casino/${ids.first.id}`, '/guides/odds'],
    ['/search?q=lantern', `/compare?ids=${ids.first.id},${ids.second.id}`],
  ]
    .flat()
    .flatMap((path) => [path, path === '/' ? '/tr' : `/tr${path}`])
    .flatMap((path) =>
      ['US', 'TR'].map((market) => `${path}${path.includes('?') ? '&' : '?'}market=${market}`),
    )
    .concat(
      [
        '/sitemap.xml',
        '/feed.xml',
        '/tr/feed.xml',
        '/follow.xml?about=product-1&market=US',
        '/robots.txt',
        '/api/products',
        '/api/search?q=copper',
        '/api/search?q=amber',
      ],
      [
        '/api/products?market=TR&lang=tr',
        '/api/bonuses?market=US',
        '/api/top?market=US&category=casino',
        '/nothing',
      ],
      [trpc('products', inMarket), trpc('search', { ...inMarket, q: 'lantern', limit: 5 })],
    );

const read = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await given.app.inject({ url, headers });
  return { url, status: statusCode, body: settled(body) };
};

const crawl = async (headers: Record<string, string> = {}) => {
  const found = [];
  for (const url of addresses()) found.push(await read(url, headers));
  return found;
};

type Crawl = Awaited<ReturnType<typeof crawl>>;

/** The addresses whose content differs. */
const differing = (one: Crawl, other: Crawl) =>
  one
    .filter(
      ({ body, status }, index) => body !== other[index]?.body || status !== other[index]?.status,
    )
    .map(({ url }) => url);

/** Words that only the changed site contains. */
const changed = /Copper Lantern|Bakır Fener|Midnight deal/;
const urlsOf = (found: Crawl) => found.map(({ url }) => url);

test('pages, feeds and the API equal the site after publication, and the site shows nothing of them before', async () => {
  // Alternates between both, so that a cache shared by them would be noticed.
  const before = await crawl();
  const previewed = await crawl({ cookie });
  expect(differing(await crawl(), before)).toEqual([]);
  expect(differing(await crawl({ cookie }), previewed)).toEqual([]);
  expect(urlsOf(before.filter(({ body }) => changed.test(body)))).toEqual([]);
  expect(urlsOf(previewed.filter(({ body }) => changed.test(body))).length).toBeGreaterThan(15);

  await launchOf(ids)(given.writer);
  const after = await crawl();
  expect(differing(previewed, after)).toEqual([]);
  const missing = after.filter(({ status }) => status !== 200);
  expect(urlsOf(missing)).toEqual([
    '/tr/guides/odds?market=US',
    '/tr/guides/odds?market=TR',
    '/nothing',
  ]);
});
