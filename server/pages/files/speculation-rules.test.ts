// Runs on SQLite only: the rules do not depend on the database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { rulesPath } from './speculation-rules.ts';

type Place = string | { pathname: string; search: string };
type Condition = {
  and?: Condition[];
  not?: Condition;
  href_matches?: Place | Place[];
  selector_matches?: string;
};
type Rule = { where: Condition; eagerness: string };

let given: TestApp;
let rules: Record<string, Rule[]>;
beforeAll(async () => {
  given = await testApp({}, { pages: 'built' });
  rules = (await given.app.inject(rulesPath)).json();
});
afterAll(() => given.app.close());

const site = 'https://cards.example';

/** Evaluates a condition as browsers do, for a link that all selectors match. */
function holds({ and, not, href_matches: places }: Condition, url: string): boolean {
  if (and) return and.every((part) => holds(part, url));
  if (not) return !holds(not, url);
  if (places === undefined) return true;
  return [places].flat().some((place) => {
    const pattern =
      typeof place === 'string'
        ? new URLPattern(place, site)
        : new URLPattern({ ...place, baseURL: site });
    return pattern.test(url, site);
  });
}

const kindsFor = (url: string) =>
  Object.entries(rules)
    .filter(([, list]) => list.some(({ where }) => holds(where, url)))
    .map(([kind]) => kind);

const everyLanguage = (paths: string[]) => paths.flatMap((path) => [path, `/tr${path}`]);

test.each([
  '/',
  '/tr',
  '/casino?market=US-NJ',
  ...everyLanguage(['/casino', '/casino/1', '/bets', '/bonuses', '/promocodes', '/promocodes/2']),
  ...everyLanguage(['/guides/how-bonuses-work', '/reviews', '/about', '/contact', '/partners']),
])('%s is loaded ahead', (url) => {
  expect(kindsFor(url)).toEqual(['prefetch', 'prerender']);
});

test.each([
  ...everyLanguage(['/go/product/1', '/signin', '/signin/sent', '/signout', '/account', '/saved']),
  ...everyLanguage([
    '/report',
    '/follow',
    '/unsubscribe',
    '/search',
    '/break',
    '/age',
    '/counting',
  ]),
  ...['/admin', '/admin/products', '/api/docs', '/api/products', '/uploads/x/terms.pdf'],
  ...['/preview/1', '/feed.xml', '/tr/feed.xml', '/.well-known/security.txt', '/robots.txt'],
  ...['/casino/all?payment=card', '/search?q=moon', '/casino/1?deposit=50', '/compare?ids=1,2'],
  ...['/casino?market=TR&deposit=50', '/casino?utm_source=x', '/promocodes?code=1'],
  'https://partner.example/casino',
])('%s is never loaded ahead', (url) => {
  expect(kindsFor(url)).toEqual([]);
});

test('links to partners, and links that choose a language or a market, are left out', () => {
  for (const { where } of Object.values(rules).flat()) {
    const selectors = (where.and ?? []).map(({ selector_matches }) => selector_matches ?? '');
    expect(selectors.join()).toContain(
      'a:not([rel~=nofollow], [rel~=sponsored], [target], [download], [data-language], [data-market])',
    );
    expect(
      selectors.filter(Boolean).every((one) => one.startsWith(':root:not([data-routed])')),
    ).toBe(true);
  }
});

test('browsers can cache a version of the rules for good, and other versions don’t exist', async () => {
  const { headers } = await given.app.inject(rulesPath);
  expect(headers).toMatchObject({
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const other = await given.app.inject('/speculation-rules-00000000.json');
  expect(other.statusCode).toBe(404);
});
