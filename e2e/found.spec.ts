import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './testing/test.ts';

async function sitemap(request: APIRequestContext) {
  const text = await (await request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/** One address of each kind: products differ by their number alone. */
const kinds = (addresses: string[]) => [
  ...new Map(addresses.map((address) => [address.replace(/\d+$/, 'id'), address])).values(),
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

test('each address of the sitemap is a page that is known by it and may be shown', async ({
  request,
}) => {
  const addresses = await sitemap(request);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of kinds(addresses)) {
    const page = await request.get(address, { maxRedirects: 0 });
    expect(page.status(), address).toBe(200);
    const html = await page.text();
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/), address).toBe(address);
    expect(html, address).not.toContain('noindex');
    expect(attribute(html, /<title>([^<]+) – Aceboard</), address).toBeTruthy();
    expect(
      attribute(html, /<meta name="description" content="([^"]{20,170})"/),
      address,
    ).toBeTruthy();
    expect(attribute(html, /<meta property="og:locale" content="([^"]+)"/)).toMatch(
      /^(en_US|tr_TR)$/,
    );
    expect(attribute(html, /<meta name="twitter:card" content="([^"]+)"/)).toBeTruthy();
    const picture = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? '';
    expect((await request.get(picture)).headers()['content-type'], address).toMatch(/^image\//);
  }
});

test('languages name each other on every page of the sitemap', async ({ request }) => {
  const addresses = await sitemap(request);
  for (const address of kinds(addresses)) {
    const named = alternates(await (await request.get(address)).text());
    expect(
      named.map(([language]) => language),
      address,
    ).toEqual(['en', 'tr', 'x-default']);
    for (const [, other = ''] of named) {
      expect(alternates(await (await request.get(other)).text()), other).toEqual(named);
      expect(addresses).toContain(other);
    }
    expect(named.map(([, href]) => href)).toContain(address);
  }
});

test('a page is known by its address without the market', async ({ request, site }) => {
  for (const path of ['/casino', '/tr/bets', '/bonuses']) {
    const html = await (await request.get(`${path}?market=TR`)).text();
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(site.url + path);
    expect(alternates(html).join()).not.toContain('market');
  }
});

test('structured data says who, where and what is listed, and rates nobody', async ({
  request,
}) => {
  for (const address of kinds(await sitemap(request))) {
    const html = await (await request.get(address)).text();
    const things = structured(html);
    expect(
      things.map((thing) => thing['@type']),
      address,
    ).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(html).not.toMatch(/"@type":"(AggregateRating|Product|Offer|SearchAction)"/);
  }
  const casino = structured(await (await request.get('/tr/casino')).text());
  const list = casino.find((thing) => thing['@type'] === 'ItemList')?.itemListElement ?? [];
  expect(list).toHaveLength(10);
  for (const { url } of list) expect(url).toMatch(/\/tr\/casino\/\d+$/);
});

test('no text of an editor closes the script that it stands in', async ({
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
  await page.goto('/casino', { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(/^Casino/);
  await request.delete(`/api/admin/products/${id}`, { headers });
});

test('icons and the manifest are there, small, tagged and of their type', async ({ request }) => {
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

test('a wrong method at a page is told from a wrong address', async ({ request }) => {
  for (const path of ['/', '/casino', '/tr/bets', '/casino/1', '/favicon.ico', '/sitemap.xml']) {
    const answer = await request.post(path);
    expect(answer.status(), path).toBe(405);
    expect(answer.headers().allow?.split(', ').sort()).toEqual(['GET', 'HEAD']);
  }
  expect((await request.post('/nowhere')).status()).toBe(404);
});

test('no page asks another origin for anything', async ({ page, request, site }) => {
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    const url = asked.url();
    if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) elsewhere.push(url);
  });
  for (const address of kinds(await sitemap(request))) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(elsewhere).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the sitemap has its content, and its frame leads somewhere', async ({
    page,
    request,
  }) => {
    const links = new Set<string>();
    for (const address of kinds(await sitemap(request))) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(100);
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
