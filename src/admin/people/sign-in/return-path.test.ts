import { expect, test } from 'vitest';
import { readReturnPath } from './return-path.ts';

test.each(['/admin', '/admin/products?category=bets', '/admin/login-help'])(
  'after logging in, the editor returns to %s',
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
])(
  'after logging in, the editor is never sent outside the admin or to another site: %s',
  (back) => {
    expect(readReturnPath({ back })).toEqual({ back: undefined });
  },
);

test('an overlong path is ignored', () => {
  expect(readReturnPath({ back: `/admin/${'x'.repeat(20_000)}` })).toEqual({ back: undefined });
});
