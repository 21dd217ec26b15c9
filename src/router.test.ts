import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterParameters, offerFilterParameters } from '#contract/catalogue/filter/filter-name.ts';
import { inEachLanguage } from '#contract/language.ts';
import { languageOf, renderedSearch } from '#contract/language-path.ts';
import { texts } from '../messages/en/common.ts';
import type { ListFilter } from './admin/list/filter/list-filter.ts';
import { routeTree } from './route-tree.gen.ts';
import { createAppRouter } from './router.tsx';
import type { RouterContext } from './router-context.ts';

const context: RouterContext = {
  language: 'en',
  market: 'US',
  markets: [],
  messages: texts,
  site: {
    name: '',
    url: 'http://site',
    telegramUrl: '',
    languages: ['en', 'tr'],
    socialLinks: [],
    themeColors: [],
    styles: null,
    logo: null,
    logoInLight: null,
    icons: { links: [], share: '', icon: '', large: '', maskable: '' },
    footerNote: null,
    footerPages: [],
    emptyPaths: inEachLanguage(() => []),
    announcement: null,
    timeZone: 'UTC',
    year: 2026,
    ageGate: 'off',
    onlineCounter: 'off',
  },
  loadApi: () => Promise.reject(new Error('No page is loaded here')),
};

const router = createAppRouter(routeTree, context);

/** The parameters that the screen at a URL reads, as `useSearch` returns them. */
function readAt(url: string) {
  router.update({ context, history: createMemoryHistory({ initialEntries: [url] }) });
  const screen = router.matchRoutes(router.latestLocation).at(-1);
  expect(screen?.searchError).toBeUndefined();
  return screen?.search as Record<string, unknown>;
}

const paths = Object.keys(router.routesByPath).map((path) =>
  path
    .replace('/{-$page}', '')
    .replace('$id', '1')
    .replace('$slug', 'bets')
    .replace('/$', '/welcome'),
);
const isAdmin = (path: string) => /^\/admin(\/|$)/.test(path);
const isScreen = (path: string) =>
  isAdmin(path) && !/^\/admin\/(login|invitation|consent)$/.test(path);

const notText = ['', '[1]', '{"a":1}', '["x"]', 'true', 'null', '%00', 'x'.repeat(1_001)];
const wrong = [...notText, 'abc', '-3', '1.5', '1e16', 'nonsense', 'xx', 'toString', '1&NAME=2'];

const ofScreens: Record<keyof ListFilter, readonly string[]> = {
  category: [...notText, 'a&category=b'],
  q: [...notText, 'a&q=b'],
  market: wrong,
  month: [...wrong, '2026-13'],
  person: [...notText, 'a&person=b'],
  from: [...wrong, '2026-02-30'],
  to: [...wrong, '2026-02-30'],
  missing: wrong,
  inMarket: wrong,
  ends: wrong,
  visibility: wrong,
  state: wrong,
  kind: wrong,
  type: wrong,
  publication: wrong,
  show: wrong,
  use: wrong,
  of: [...wrong, '7'],
  page: [...wrong, '0', '1e9'],
  sort: wrong,
  order: wrong,
  copy: [...wrong, '0', '1e10'],
  open: [...wrong, '0', '1e10'],
  proposal: [...wrong, '0', '1e10'],
  release: wrong,
};

const foreign = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '/casino',
  '/administrator',
  '/admin/../casino',
  '/admin/%2e%2e/',
  '/admin/./..//evil.example',
  '/admin/login?back=/admin/login',
  `/admin/${'x'.repeat(16_000)}`,
  '["/admin"]',
  ...['admin', '/admin&back=/admin'],
].map((back) => encodeURIComponent(back).replace('%26back%3D', '&back='));

type Case = [path: string, name: string, values: readonly string[]];

const cases: Case[] = [
  ...paths
    .filter(isScreen)
    .flatMap((path) =>
      Object.entries(ofScreens).map(([name, values]): Case => [path, name, values]),
    ),
  ['/admin/login', 'back', [...wrong, ...foreign]],
  ['/admin/consent', 'request', [...notText.slice(0, -1), 'a=b', '12', 'a&request=b']],
  ...paths.filter((path) => !isAdmin(path)).map((path): Case => [path, 'market', wrong]),
  ['/promocodes', 'code', [...wrong.filter((value) => value !== '1&NAME=2'), '0']],
  ['/admin/reports/speed', 'device', wrong],
  ...['view', 'currency', 'year', 'earned', 'programme'].map(
    (name): Case => ['/admin/money', name, wrong],
  ),
];

test.each(cases)('%s ignores an invalid %s', (path, name, values) => {
  for (const value of values) {
    const query = `${name}=${value.replaceAll('NAME', name)}`;
    expect(readAt(`${path}?${query}`)[name], query).toBeUndefined();
  }
});

test('the test covers all screens, and all routes that read parameters', () => {
  expect(paths.filter(isScreen).length).toBeGreaterThan(15);
  const reading = Object.values(router.routesById).filter(({ options }) => options.validateSearch);
  expect(reading.map(({ id }) => id).toSorted()).toEqual([
    '/_portal',
    '/_portal/promocodes/{-$page}',
    '/admin/_editor',
    '/admin/_editor/money',
    '/admin/_editor/reports',
    '/admin/_editor/reports_/speed',
    '/admin/consent',
    '/admin/login',
  ]);
});

test.each([
  ['/admin/products?q=5&category=casino&page=2&missing=turkish', { q: '5', page: 2 }],
  ['/admin/products?page=abc&q=oak', { q: 'oak', page: undefined }],
  ['/admin/promocodes?ends=soon&q=%20birch%20', { ends: 'soon', q: 'birch' }],
  ['/admin/toplists?market=TR&category=bets', { market: 'TR', category: 'bets' }],
  ['/admin/inbox?show=unread&open=7', { show: 'unread', open: 7 }],
  ['/admin/history?kind=product&of=7', { kind: 'product', of: 7 }],
  ['/admin/history?kind=product&of=abc', { kind: 'product', of: undefined }],
  ['/admin/history?kind=exclusive-bonus-list&of=0', { kind: 'exclusive-bonus-list', of: 0 }],
  ['/casino?market=TR', { market: 'TR' }],
  ['/promocodes?code=5', { code: 5 }],
  ['/admin/products?q=1e3', { q: '1e3' }],
  ['/admin/products?q=12345678901234567890', { q: '12345678901234567890' }],
])('reads %s', (url, read) => {
  expect(readAt(url)).toMatchObject(read);
});

/** The URLs that the server renders from, and the equivalent forms that visitors and programs use. */
const written: Record<string, string[]> = {
  '/casino/all?licence=1&payment=3%2C1&payout_hours=24&sort=cost': [
    'payout_hours=24&sort=cost&payment=3,1&licence=1',
    'sort=cost&licence=1&licence=1&payment=3&payment=1&payout_hours=24&payout_hours=72',
    'licence=%221%22&payment=[%223%22,1]&payout_hours=24&sort=cost',
    'payment=3,1&%6Cicence=1&payout_hours=%32%34&sort=c%6Fst&utm_source=a',
    'page=%221%22&payout_hours=24&licence=1&payment=3,1&sort=cost&deposit="5"',
  ],
  '/casino/1?market=TR&deposit=20&game=table': [
    'game=table&deposit=20&market=TR',
    'deposit=20&deposit=30&market=TR&market=US&game=table&game=live',
    'x=1&game=table&market=%54R&deposit=%320',
  ],
  '/casino/1': ['deposit=2e1', 'deposit="20"', 'game=true&deposit=-1', 'market="TR"', 'deposit='],
  '/compare?ids=1%2C2': [
    'ids=1,2',
    'ids=1&ids=2',
    '%69ds=1,2&x[]=1',
    'ids=["1",2]',
    'ids=1+2&ids=1',
  ],
  '/compare?ids=5%2C4%2C3%2C2': ['ids=5,4,3,2', 'ids=5,4&ids=3&ids=2'],
  '/compare?ids=5%2C4%2C3%2C2%2C1': ['ids=5,4,3,2,1,6', 'ids=5,4&ids=3&ids=2,1'],
  '/compare?bonuses=5%2C4': ['bonuses=5,4', 'bonuses=5&bonuses=4', 'x=1&bonuses=[5,"4"]'],
  '/promocodes?code=5': ['code=5&code=6', 'utm=1&code=%35', 'code=5#x'],
  '/search?q=oak': ['q=oak&q=elm', 'lang=en&q=o%61k'],
};
const spellings = Object.entries(written).flatMap(([rendered, others]) =>
  others.map((other) => [rendered, other] as const),
);

function keysAt(url: string) {
  const fresh = createAppRouter(routeTree, { ...context, language: languageOf(url) });
  fresh.update({ context, history: createMemoryHistory({ initialEntries: [url] }) });
  return fresh.matchRoutes(fresh.latestLocation).map(({ id }) => id);
}

test.each(spellings)('%s finds the data of its page in ?%s', (rendered, other) => {
  const [path = ''] = rendered.split('?');
  expect(keysAt(`${path}?${other}`)).toEqual(keysAt(rendered));
});

const parameters = [
  ...['market', 'deposit', 'game', 'q', 'ids', 'bonuses', 'payment', 'code', 'about', 'by_email'],
  ...['token', 'expires', 'back', 'utm_source', ...filterParameters, ...offerFilterParameters],
];
const values = ['1', '3,1', '20', 'TR', 'slots', 'match', 'true', 'cost', 'yes', '2e1', '', '[1'];
const writings: ((value: string) => string)[] = [
  (value) => value,
  encodeURIComponent,
  (value) => `%${value.charCodeAt(0).toString(16)}${value.slice(1)}`,
  (value) => `"${value}"`,
  (value) => `["${value}",1]`,
];
const anyWriting = fc.constantFrom(...writings);
const anyParameter = fc
  .tuple(fc.constantFrom(...parameters), fc.constantFrom(...values), anyWriting)
  .map(([name, value, write]) => `${name}=${value && write(value)}`);
const anyQuery = fc.array(anyParameter, { maxLength: 8 }).map((all) => all.join('&'));

test('the browser finds the data of every page, however its query is written', () => {
  const pages = paths.filter((path) => !isAdmin(path)).flatMap((path) => [path, `/tr${path}`]);
  fc.assert(
    fc.property(fc.constantFrom(...pages), anyQuery, (path, query) => {
      expect(keysAt(`${path}?${query}`)).toEqual(keysAt(`${path}?${renderedSearch(path, query)}`));
    }),
    { numRuns: 500 },
  );
});

describe('the return path after logging in', () => {
  test.each([
    ['/admin', '/admin'],
    ['/admin/', '/admin/'],
    ['/admin?x=1', '/admin?x=1'],
    ['/admin/products?category=casino', '/admin/products?category=casino'],
    ['/admin/inbox/../history', '/admin/history'],
  ])('the return path %s becomes %s', (back, led) => {
    expect(readAt(`/admin/login?back=${encodeURIComponent(back)}`)).toEqual({ back: led });
  });
});
