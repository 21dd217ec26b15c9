import { expect, test } from 'vitest';
import {
  canonicalPath,
  decodableUrl,
  isAdmin,
  isCacheable,
  type PageUrl,
  pageKey,
  parsePageUrl,
} from './page-url.ts';

test.each([
  ['/casino', '', undefined],
  ['/casino?market=TR&utm_source=x', '?market=TR', 'TR'],
  ['/casino?market=tr', '', undefined],
  ['/casino?%ff', '', undefined],
])('%s depends only on its path and its market', (url, search, market) => {
  expect(parsePageUrl(url)).toEqual({ path: '/casino', search, market });
});

test.each([
  ['/search?q=badger+bell&page=2', '?q=badger+bell'],
  ['/tr/search?q=%C4%B1%C5%9F%C4%B1k&market=TR', '?market=TR&q=%C4%B1%C5%9F%C4%B1k'],
  ['/search?q=', ''],
  ['/casino?q=bell', ''],
  ['/promocodes?code=5&q=bell', '?code=5'],
  ['/tr/promocodes/2?code=5&market=TR', '?market=TR&code=5'],
  ['/promocodes?code=x', ''],
  ['/promocodes?code=99999999999', ''],
  ['/casino?code=5', ''],
  ['/signin?back=%2Fbets&x=1', '?back=%2Fbets'],
  ['/tr/signin/password?token=abc', '?token=abc'],
  ['/casino?back=%2Fbets&token=abc', ''],
  ['/go/product/1?market=FR', ''],
  ['/compare?ids=1,2&x=3', '?ids=1%2C2'],
  ['/tr/compare?ids=7&deposit=100', '?deposit=100&ids=7'],
  ['/casino?ids=1,2', ''],
  ['/compare?ids=5&ids=4,3&x=1', '?ids=5%2C4%2C3'],
  ['/compare/?ids=%5B5,%224%22%5D', '?ids=5%2C4'],
  ['/compare?ids=5+4;3,3,2,1', '?ids=5%2C4%2C3%2C2%2C1'],
  ['/compare?ids=0,x,1e3,-2,1.5,01,,5', '?ids=5'],
  ['/compare?ids=%3Cb%3E', ''],
  ['/compare?bonuses=5+4;3,3,2,1,6&x=1', '?bonuses=5%2C4%2C3%2C2%2C1'],
  ['/casino?bonuses=1,2', ''],
])('the page at %s is rendered with the query “%s”', (url, search) => {
  expect(parsePageUrl(url)?.search).toBe(search);
});

test.each([
  ['/casino?junk=1', true],
  ['/promocodes?market=TR', true],
  ['/promocodes?code=5', false],
  ['/search?q=bell', false],
  ['/signin?back=%2Fbets', false],
  ['/admin', false],
])('%s may be cached: %s', (url, cacheable) => {
  expect(isCacheable(parsePageUrl(url) as PageUrl)).toBe(cacheable);
});

test("a visitor's market is part of the key only if the URL contains none", () => {
  expect(pageKey('/casino', 'TR')).not.toBe(pageKey('/casino', 'US'));
  expect(pageKey('/casino?market=US', 'TR')).toBe(pageKey('/casino?market=US', 'US'));
});

test.each(['/api', '/api/nope', '/uploads/a', '/assets/a.js', '/a\\b', `/${'a'.repeat(2_048)}`])(
  '%s is not a page',
  (url) => {
    expect(parsePageUrl(url)).toBeUndefined();
  },
);

test('a path that merely starts like an API path is a page', () => {
  expect(parsePageUrl('/apiary')?.path).toBe('/apiary');
  expect(isAdmin('/administration')).toBe(false);
  expect(isAdmin('/admin/products')).toBe(true);
});

test.each([
  ['/', '/'],
  ['/casino/', '/casino'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/tr//casino', '/tr/casino'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

const acceptOfBrowser = 'text/html,application/xhtml+xml,*/*;q=0.8';

test.each([
  ['/%', '/%25'],
  ['/tr/%ff?market=TR', '/tr/%25ff?market=TR'],
  ['/a\\b', '/a%5Cb'],
  ['/%zz?x=?', '/%25zz?x=?'],
])('%s cannot be decoded and becomes %s for a browser', (url, decodable) => {
  expect(decodableUrl(url, acceptOfBrowser)).toBe(decodable);
  expect(decodableUrl(url, 'application/json')).toBe(url);
  expect(decodableUrl(url)).toBe(url);
});

test.each([
  '/casino',
  '/caf%C3%A9',
  '/casino%5Cx',
  '/casino?x=%',
  '/api/%',
  '/assets/%',
  '*',
  'http://elsewhere/%',
])('%s is left unchanged', (url) => {
  expect(decodableUrl(url, acceptOfBrowser)).toBe(url);
});
