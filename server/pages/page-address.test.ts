import { expect, test } from 'vitest';
import { canonicalPath, isAdmin, pageAddress, pageKey } from './page-address.ts';

test.each([
  ['/casino', '', undefined],
  ['/casino?market=TR&utm_source=x', '?market=TR', 'TR'],
  ['/casino?market=tr', '', undefined],
  ['/casino?%ff', '', undefined],
])('%s depends on its path and its market alone', (url, search, market) => {
  expect(pageAddress(url)).toEqual({ path: '/casino', search, market });
});

test('what a visitor chose tells pages apart only where the address names no market', () => {
  expect(pageKey('/casino', 'TR')).not.toBe(pageKey('/casino', 'US'));
  expect(pageKey('/casino?market=US', 'TR')).toBe(pageKey('/casino?market=US', 'US'));
});

test.each(['/api', '/api/nope', '/uploads/a', '/assets/a.js', '/go/product/1', '/a\\b'])(
  '%s is no page',
  (url) => {
    expect(pageAddress(url)).toBeUndefined();
  },
);

test('an address that only begins like another is a page', () => {
  expect(pageAddress('/apiary')?.path).toBe('/apiary');
  expect(isAdmin('/administration')).toBe(false);
  expect(isAdmin('/admin/products')).toBe(true);
});

test.each([
  ['/', '/'],
  ['/casino/', '/casino'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/tr//casino', '/tr/casino'],
])('%s is at home at %s', (path, home) => {
  expect(canonicalPath(path)).toBe(home);
});
