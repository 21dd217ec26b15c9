import { expect, test } from 'vitest';
import { readReturnPath } from './return-path.ts';

test.each(['/admin', '/admin/products?category=bets', '/admin/login-help'])(
  'signing in leads back to %s',
  (back) => {
    expect(readReturnPath({ back })).toEqual({ back });
  },
);

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/admin',
  '/admin/../casino',
  '/administrator',
  '/admin/login',
  '/admin/login?back=/admin/login',
  5,
])('nobody is led to another site, nor out of the admin, by signing in: %s', (back) => {
  expect(readReturnPath({ back })).toEqual({ back: undefined });
});

test('an overlong path is ignored', () => {
  expect(readReturnPath({ back: `/admin/${'x'.repeat(10_000)}` })).toEqual({ back: undefined });
});
