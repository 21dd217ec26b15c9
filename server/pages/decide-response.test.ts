import { expect, test } from 'vitest';
import { decideResponse, type PageLookups, type PageVisit } from './decide-response.ts';
import { renderedPage } from './rendered-page.ts';

const visit: PageVisit = {
  url: '/guides',
  choice: { market: 'US', language: undefined },
  comesFromSite: false,
  isNavigation: true,
  hasPassedGate: false,
  breakUntil: undefined,
};
const lookups: PageLookups = {
  findCached: () => undefined,
  findRedirect: async () => undefined,
  findByParameter: async () => undefined,
  isActive: async (market) => market === 'US' || market === 'TR',
  hasLanguage: async () => true,
  languageOfMarket: async (market) => (market === 'TR' ? 'tr' : 'en'),
};
const choose = (given: Partial<PageVisit>, found: Partial<PageLookups> = {}) =>
  decideResponse({ ...visit, ...given }, { ...lookups, ...found });

const briefly = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
const turkish = { market: 'US', language: 'tr' } as const;
const inTurkey = { market: 'TR', language: undefined } as const;

test.each<[string, Partial<PageVisit>, string | undefined]>([
  ['a visitor who chose Turkish', { url: '/', choice: turkish }, '/tr'],
  ['a first visit from a Turkish market', { url: '/', choice: inTurkey }, '/tr'],
  ['a first visit to a Turkish market', { url: '/?market=TR&a=1' }, '/tr?market=TR'],
  ['a program', { url: '/', choice: inTurkey, isNavigation: false }, undefined],
  [
    'a visitor who followed a link on the site',
    { url: '/', choice: turkish, comesFromSite: true },
    undefined,
  ],
  ['a first visit from an English market', { url: '/' }, undefined],
])(
  'redirects %s from the home page to the one in their language, if that is different',
  async (_, given, to) => {
    const headers = { 'cache-control': 'no-store', vary: 'cookie' };
    expect(await choose(given)).toEqual(
      to
        ? { kind: 'redirect', status: 302, to, headers }
        : expect.objectContaining({ kind: 'render' }),
    );
  },
);

test.each<[string, Partial<PageVisit>, string]>([
  ['the URL as it is', { url: '/guides?page=2' }, '/guides?page=2'],
  ['the URL without a query that no page depends on', { url: '/guides?utm_source=x' }, '/guides'],
  ['the market of the visitor', { choice: inTurkey }, 'TR /guides'],
  ['visitors past the age gate', { hasPassedGate: true }, 'adult /guides'],
])('finds the cached page by %s, before any redirect', async (_, given, key) => {
  const page = renderedPage(200, 'cached', {});
  const answer = await choose(given, {
    findCached: (asked) => (asked === key ? page : undefined),
    findRedirect: async () => ({ kind: 'moved', to: '/elsewhere' }),
  });
  expect(answer).toEqual({ kind: 'cached', page });
});

test.each(['/api/none', '/uploads/none.png', '/a\\b'])('finds no page at %s', async (url) => {
  expect(await choose({ url })).toEqual({ kind: 'not found' });
});

test('answers an editor’s redirect with a 301 that is cached briefly', async () => {
  const answer = await choose(
    { url: '/old?a=1' },
    { findRedirect: async (url) => ({ kind: 'moved', to: `/new from ${url}` }) },
  );
  const headers = { 'cache-control': briefly };
  expect(answer).toEqual({ kind: 'redirect', status: 301, to: '/new from /old?a=1', headers });
});

test('renders a product even if there is a redirect from its path', async () => {
  const answer = await choose(
    { url: '/casino/1' },
    { findRedirect: async () => ({ kind: 'moved', to: '/elsewhere' }) },
  );
  expect(answer).toMatchObject({ kind: 'render', mayRedirectIfMissing: true });
});

test('redirects from a retired market to the same page without it', async () => {
  const headers = { 'cache-control': 'no-store' };
  expect(await choose({ url: '/guides?market=FR&a=1' })).toEqual({
    kind: 'redirect',
    status: 302,
    to: '/guides?a=1',
    headers,
  });
});

test('redirects to the canonical path, with the part of the query that the page depends on', async () => {
  const answer = await choose({ url: '//guides/?market=TR&a=1' });
  expect(answer).toEqual({ kind: 'redirect', status: 308, to: '/guides?market=TR', headers: {} });
});

test.each([
  ['/guides', '/guides'],
  ['/guides?market=TR', '/guides?market=TR'],
  ['/search?q=bell', undefined],
  ['/admin', undefined],
])('renders %s and caches it as %s', async (url, cacheKey) => {
  expect(await choose({ url })).toMatchObject({
    kind: 'render',
    cacheKey,
    mayRedirectIfMissing: false,
  });
});
