// Runs in test:long only: reads about 500 pages twice.
/** Publishing an import and undoing it leaves every page, public read and feed as it was. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { settled } from '../../server/preview/testing/settled-text.ts';
import { seedSampleCatalogue } from '../../server/sample/seed-sample-catalogue.ts';
import { crawlSite } from '../../server/sample/testing/crawl/crawl-site.ts';
import { seedsIn } from '../../server/sample/testing/crawl/crawled-site.ts';
import { type TestApp, testApp } from '../../server/testing/app.ts';
import { importOldSite } from './import-site.ts';
import { casinoTheme } from './site/casino-theme.ts';

let given: TestApp;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T20:00:00Z') });
  given = await testApp({ SITE_URL: 'http://sample.example' }, { pages: 'built' });
  await seedSampleCatalogue({ db: given.db, now: new Date() });
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const reads = ['en', 'tr'].flatMap((lang) =>
  [
    ...['products?limit=100&facets=true', 'products/1?', 'toplists?category=casino'],
    ...['exclusive-bonuses?limit=100', 'promocodes?limit=100', 'pages?kind=guide&limit=100'],
    ...['pages?kind=review&limit=100', 'banners?', 'search?q=lucky'],
  ].map((path) => `/api/${path}&lang=${lang}`),
);
const files = ['/sitemap.xml', '/feed.xml', '/tr/feed.xml', '/robots.txt'];
/** Old addresses, which nothing answers without the import. */
const oldAddresses = ['/recommends/lucky-harbor-1', '/bonus/bonus-1', '/?p=1', '/guides/guide-1'];

async function crawl(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const read = async (url: string) => {
    const { statusCode: status, body, headers } = await given.app.inject({ url });
    const location = headers.location?.toString();
    found.set(url, `${status} ${location} ${settled(body)}`);
    return { status, body, location };
  };
  for (const language of ['en', 'tr'] as const)
    await crawlSite(read, { market: 'US', language }, seedsIn('US', language));
  for (const url of [...reads, ...files, ...oldAddresses]) await read(url);
  return found;
}

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((url) => one.get(url) !== other.get(url));

test('the site is the same again after an import was undone', async () => {
  const before = await crawl();
  const { release } = await importOldSite(given, casinoTheme);
  expect(differing(before, await crawl())).toEqual([]);
  const published = await given.call('POST', `/admin/releases/${release}/publish`);
  expect([published.status, published.body.detail]).toEqual([200, undefined]);
  const imported = differing(before, await crawl());
  expect(imported).toEqual(expect.arrayContaining([...oldAddresses, '/sitemap.xml']));
  const undone = await given.call('POST', `/admin/releases/${release}/undo`);
  expect([undone.status, undone.body.kept]).toEqual([200, []]);
  expect(differing(before, await crawl())).toEqual([]);
  expect(before.size).toBeGreaterThan(250);
}, 1_200_000);
