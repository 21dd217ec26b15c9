import type { APIRequestContext } from '@playwright/test';
import { openHydrated } from './testing/open-hydrated.ts';
import { expect, test } from './testing/test.ts';

async function sitemap(request: APIRequestContext) {
  const text = await (await request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}

/** Products differ by their number alone, so one URL of each kind is enough. */
const kinds = (urls: string[]) => [
  ...new Map(urls.map((url) => [url.replace(/\d+$/, 'id'), url])).values(),
];

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, href]) => [language, href],
  );

type Step = { '@type': string; name: string; item?: string; url?: string };
type Thing = { '@type': string; itemListElement?: Step[] };

const structured = (html: string): Thing[] => {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = '']) => JSON.parse(json)['@graph']);
};

test('each URL of the sitemap is the canonical URL of a page that may be indexed', async ({
  request,
}) => {
  const urls = await sitemap(request);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of kinds(urls)) {
    const page = await request.get(url, { maxRedirects: 0 });
    expect(page.status(), url).toBe(200);
    const html = await page.text();
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/), url).toBe(url);
    expect(html, url).not.toContain('noindex');
    expect(attribute(html, /<title>([^<]+) – Aceboard</), url).toBeTruthy();
    expect(attribute(html, /<meta name="description" content="([^"]{20,170})"/), url).toBeTruthy();
    expect(attribute(html, /<meta property="og:locale" content="([^"]+)"/)).toMatch(
      /^(en_US|tr_TR)$/,
    );
    expect(attribute(html, /<meta name="twitter:card" content="([^"]+)"/)).toBeTruthy();
    const picture = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? '';
    expect((await request.get(picture)).headers()['content-type'], url).toMatch(/^image\//);
  }
});

test('every page of the sitemap links to its other languages', async ({ request }) => {
  const urls = await sitemap(request);
  for (const url of kinds(urls)) {
    const named = alternates(await (await request.get(url)).text());
    expect(
      named.map(([language]) => language),
      url,
    ).toEqual(['en', 'tr', 'x-default']);
    for (const [, other = ''] of named) {
      expect(alternates(await (await request.get(other)).text()), other).toEqual(named);
      expect(urls).toContain(other);
    }
    expect(named.map(([, href]) => href)).toContain(url);
  }
});

test('the canonical URL of a page has no market', async ({ request, site }) => {
  for (const path of ['/casino', '/tr/bets', '/bonuses']) {
    const html = await (await request.get(`${path}?market=TR`)).text();
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(site.url + path);
    expect(alternates(html).join()).not.toContain('market');
  }
});

test('structured data names the site and the list, and has no ratings', async ({ request }) => {
  for (const url of kinds(await sitemap(request))) {
    const html = await (await request.get(url)).text();
    const things = structured(html);
    expect(
      things.map((thing) => thing['@type']),
      url,
    ).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(html).not.toMatch(/"@type":"(AggregateRating|Product|Offer|SearchAction)"/);
  }
  const casino = structured(await (await request.get('/tr/casino')).text());
  const list = casino.find((thing) => thing['@type'] === 'ItemList')?.itemListElement ?? [];
  expect(list).toHaveLength(10);
  for (const { url } of list) expect(url).toMatch(/\/tr\/casino\/\d+$/);
});

test('no text of an editor can close the script of the structured data', async ({
  page,
  request,
  site,
}) => {
  const headers = { 'x-admin-token': site.adminToken };
  const name = `</script><script>document.title='taken'</script><!-- & "quoted"`;
  const answer = await request.post('/api/admin/products', {
    headers,
    data: { i18n: { en: { name } }, categories: [1] },
  });
  const { id } = await answer.json();
  const { items } = await (await request.get('/api/products?category=casino&limit=100')).json();
  const others = items
    .map((item: { id: number }) => item.id)
    .filter((other: number) => other !== id);
  const reordered = await request.put('/api/admin/products/reorder', {
    headers,
    data: {
      category_id: 1,
      items: [id, ...others].map((product_id, index) => ({ product_id, position: index + 1 })),
    },
  });
  expect(reordered.ok()).toBe(true);
  const html = await (await request.get('/casino')).text();
  const list = structured(html).find((thing) => thing['@type'] === 'ItemList');
  expect(list?.itemListElement?.[0]?.name).toBe(name);
  await openHydrated(page, '/casino');
  await expect(page).toHaveTitle(/^Casino/);
  await request.delete(`/api/admin/products/${id}`, { headers });
});

test('icons and the manifest are small, have an ETag and the right content type', async ({
  request,
}) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  const types = {
    '/favicon.ico': 'image/vnd.microsoft.icon',
    '/apple-touch-icon.png': 'image/png',
    ...Object.fromEntries(
      icons.map((icon: { src: string; type: string }) => [icon.src, icon.type]),
    ),
  };
  for (const [path, type] of Object.entries(types)) {
    const icon = await request.get(path);
    expect(icon.status(), path).toBe(200);
    expect(icon.headers()['content-type']).toBe(type);
    expect((await icon.body()).length).toBeLessThan(8_000);
    const again = await request.get(path, {
      headers: { 'if-none-match': icon.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
    expect((await request.head(path)).status()).toBe(200);
  }
});

test('a wrong method at a page is a 405, and a wrong path a 404', async ({ request }) => {
  for (const path of ['/', '/casino', '/tr/bets', '/casino/1', '/favicon.ico', '/sitemap.xml']) {
    const answer = await request.post(path);
    expect(answer.status(), path).toBe(405);
    expect(answer.headers().allow?.split(', ').sort()).toEqual(['GET', 'HEAD']);
  }
  expect((await request.post('/nowhere')).status()).toBe(404);
});

test('no page loads anything from another origin', async ({ page, request, site }) => {
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    const url = asked.url();
    if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) elsewhere.push(url);
  });
  for (const url of kinds(await sitemap(request))) {
    await openHydrated(page, url);
  }
  expect(elsewhere).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the sitemap has its content and working links', async ({ page, request }) => {
    const links = new Set<string>();
    for (const url of kinds(await sitemap(request))) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible();
      expect((await page.locator('main').innerText()).length, url).toBeGreaterThan(100);
      const found = await page
        .locator('header nav li a, footer a[href^="/"]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
      for (const link of found) links.add(link);
    }
    expect(links.size).toBeGreaterThan(10);
    for (const link of links) {
      expect((await request.get(link)).status(), link).toBe(200);
    }
  });
});
