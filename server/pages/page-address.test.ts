import { expect, test } from 'vitest';
import { canonicalPath, isAdmin, pageAddress } from './page-address.ts';

test.each([
  ['/casino', { path: '/casino', search: '' }],
  ['/casino?market=TR&utm_source=x', { path: '/casino', search: '?market=TR' }],
  ['/casino?market=tr', { path: '/casino', search: '' }],
  ['/casino?%ff', { path: '/casino', search: '' }],
])('%s depends on its path and its market alone', (url, address) => {
  expect(pageAddress(url)).toEqual(address);
});

test.each(['/api', '/api/nope', '/uploads/a', '/assets/a.js', '/go/product/1', '/a\\b'])(
  '%s is no page',
  (url) => {
    expect(pageAddress(url)).toBeUndefined();
  },
);

test('an address that only begins like another is a page', () => {
  expect(pageAddress('/apiary')).toEqual({ path: '/apiary', search: '' });
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
