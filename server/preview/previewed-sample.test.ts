// Runs in test:long only: reads about 900 pages twice.
/** Every page and public read of the sample with a release applied equals what the site shows once it's published. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Json } from '../../scripts/walk/input/input.ts';
import { publicReads } from '../catalogue/read/public-reads.ts';
import { type ReleaseClient, releaseClient } from '../release/testing/release-client.ts';
import { seedSampleCatalogue } from '../sample/seed-sample-catalogue.ts';
import { crawlSite } from '../sample/testing/crawl/crawl-site.ts';
import { markets, seedsIn } from '../sample/testing/crawl/crawled-site.ts';
import { categoryId, type TestApp, testApp } from '../testing/app.ts';
import { cookieOf } from './testing/previewed-site.ts';
import { settled } from './testing/settled-text.ts';

const languages = ['en', 'tr'] as const;
let given: TestApp;
let client: ReleaseClient;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T20:00:00Z') });
  given = await testApp({ SITE_URL: 'http://sample.example' }, { pages: 'built' });
  client = releaseClient(given);
  await seedSampleCatalogue({ db: given.db, now: new Date() });
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const textsIn = (title: string) => ({ en: { title }, tr: { title } });

/** A release with something of every kind that visitors see. */
async function campaign(): Promise<number> {
  const id = await client.start('Copper week');
  const propose = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    client.propose(id, method, path, body);
  const items = async (path: string): Promise<Json[]> => (await client.read(path)).items;
  const change = async (path: string, changeOf: (draft: Json) => object) => {
    const state = await client.read(path);
    await propose('PUT', path, { ...state, ...changeOf(state) });
  };
  await change('/products/1', ({ i18n, facts }) => ({
    i18n: { ...i18n, en: { ...i18n.en, name: 'Copper Lantern' } },
    facts: { ...facts, payments: facts.payments.slice(1), established: 1999 },
  }));
  await change('/products/2', ({ categories }) => ({ categories: [...categories, 2] }));
  const listed = await items('/toplists/entries?category=casino&market=US&limit=100');
  await propose('PUT', '/toplists/entries/reorder', {
    ...{ category: 'casino', market: 'US' },
    items: listed.toReversed().map((entry, index) => ({ id: entry.id, position: index + 1 })),
  });
  await propose('DELETE', '/products/3');
  const created = await propose('POST', '/products', {
    i18n: { en: { name: 'Bronze Anvil' }, tr: { name: 'Bronz Örs' } },
    categories: [categoryId.casino, categoryId.bets],
  });
  const product_id = created.entity_id;
  await propose('POST', '/promocodes', { code: 'ANVIL', market_code: 'US', product_id });
  await propose('POST', '/toplists/entries', { product_id, category_id: categoryId.casino });
  await propose('POST', '/exclusive-bonuses', {
    ...{ product_id, market_code: 'TR', categories: [categoryId.casino] },
    ...{ image_url: '/uploads/anvil.webp', i18n: textsIn('Hammer deal') },
  });
  const [bonus, other] = await items('/exclusive-bonuses?limit=100');
  await change(`/exclusive-bonuses/${bonus.id}`, ({ terms }) => ({
    terms: { ...terms, numbers: { ...terms.numbers, wagering: 12 } },
  }));
  await propose('DELETE', `/exclusive-bonuses/${other.id}`);
  const [code] = await items('/promocodes?limit=100');
  await change(`/promocodes/${code.id}`, () => ({ code: 'COPPER', rarity: 'legendary' }));
  const [market] = (await items('/markets')).filter(({ code }) => code === 'US-X1');
  await change(`/markets/${market.id}`, ({ rules }) => ({
    rules: [
      ...rules.filter((rule: Json) => rule.subject !== 'bonuses'),
      { subject: 'bonuses', effect: 'text', from: null },
    ],
  }));
  const blocks = await items('/page-blocks/casino');
  await propose('PUT', '/page-blocks/casino/sort', {
    order: blocks.toReversed().map((block, sort_order) => ({ id: block.id, sort_order })),
  });
  const [method] = await items('/payment-methods?limit=100');
  await change(`/payment-methods/${method.id}`, ({ i18n }) => ({
    i18n: { ...i18n, en: { ...i18n.en, name: 'Copper card' } },
  }));
  const [guide] = (await items('/pages?limit=100')).filter(({ kind }) => kind === 'guide');
  await change(`/pages/${guide.id}`, ({ i18n }) => ({
    i18n: { ...i18n, en: { ...i18n.en, title: 'How copper works' } },
  }));
  return id;
}

type Headers = Record<string, string>;
const read = async (url: string, headers: Headers) => {
  const { statusCode: status, body, headers: answered } = await given.app.inject({ url, headers });
  return { status, body, location: answered.location?.toString() };
};

/** Follows the links of every page in each market and language. */
async function crawlPages(headers: Headers) {
  const found = new Map<string, string>();
  for (const market of markets) {
    for (const language of languages) {
      const seeds = seedsIn(market, language);
      await crawlSite(
        async (url) => {
          const page = await read(url, headers);
          found.set(`${url} in ${market}`, `${page.status} ${page.location} ${settled(page.body)}`);
          return page;
        },
        { market, language },
        seeds,
      );
    }
  }
  return found;
}

/** The inputs of each public read. The market and the language are added to each. */
const asked: Record<keyof typeof publicReads, object[]> = {
  products: [
    { category: 'casino', facets: true },
    { category: 'bets', sort: 'payout' },
    { sort: 'cost', payment: '1', limit: 100 },
    { licence: 'any', category: 'casino' },
  ],
  product: [{ id: 1 }, { id: 3 }, { id: 5 }],
  top: [{ category: 'casino' }, { category: 'bets' }],
  banners: [{}],
  bonuses: [{}, { sort: 'cost', deposit: 50 }],
  promoCodes: [{}],
  contentPages: [{ kind: 'guide' }, { kind: 'review' }],
  contentPage: [],
  layout: [{ page: 'casino' }, { page: 'bets' }],
  scoring: [{}],
};

function addressesOf(name: keyof typeof publicReads, input: Json): string[] {
  const { path, input: schema } = publicReads[name];
  const own = Object.fromEntries(Object.entries(input).filter(([key]) => key in schema.shape));
  const inPath = (key: string) => path.includes(`:${key}`);
  const query = new URLSearchParams(
    Object.entries(own).flatMap(([key, value]) => (inPath(key) ? [] : [[key, String(value)]])),
  );
  const filled = path.replace(/:(\w+)/g, (_, key) => String(own[key]));
  return [`/api${filled}?${query}`, trpcAddress(name, own)];
}

const trpcAddress = (name: string, input: object) =>
  `/api/trpc/catalogue.${name}?input=${encodeURIComponent(JSON.stringify(input))}`;

function readsIn(market: string, lang: string): string[] {
  const names = Object.keys(asked) as (keyof typeof publicReads)[];
  const searches = ['copper', 'anvil', 'hamer', 'lucky'].flatMap((q) => [
    `/api/search?${new URLSearchParams({ q, market, lang })}`,
    trpcAddress('search', { q, market, lang, limit: 5 }),
  ]);
  return [
    ...names.flatMap((name) =>
      asked[name].flatMap((input) => addressesOf(name, { ...input, market, lang })),
    ),
    ...searches,
    `/follow.xml?about=product-1&market=${market}`,
  ];
}

const files = ['/sitemap.xml', '/feed.xml', '/tr/feed.xml', '/robots.txt'];
const everyRead = [
  ...new Set(markets.flatMap((market) => languages.flatMap((lang) => readsIn(market, lang)))),
  ...files,
];

/** Every public read of the API and of tRPC, and the feeds. */
async function crawlReads(headers: Headers) {
  const found = new Map<string, string>();
  for (const url of everyRead) {
    const { status, body } = await read(url, headers);
    found.set(url, `${status} ${settled(body)}`);
  }
  return found;
}

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((url) => one.get(url) !== other.get(url));

test('the preview of a release equals the site after its publication', async () => {
  const id = await campaign();
  const { url } = await client.answer(200, 'POST', `/releases/${id}/preview`);
  const cookie = await cookieOf(given, url);
  const [live, liveReads] = [await crawlPages({}), await crawlReads({})];
  const [pages, reads] = [await crawlPages({ cookie }), await crawlReads({ cookie })];
  await client.publish(id);
  const [published, publishedReads] = [await crawlPages({}), await crawlReads({})];
  expect(pages.size).toBeGreaterThan(800);
  expect(differing(reads, publishedReads)).toEqual([]);
  expect(differing(pages, published)).toEqual([]);
  expect(differing(live, published).length).toBeGreaterThan(400);
  expect(differing(liveReads, publishedReads).length).toBeGreaterThan(50);
}, 1_200_000);
