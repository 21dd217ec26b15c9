import { expect, test } from 'vitest';
import { withScheme } from './with-scheme.ts';

test.each([
  ['t.me/northstar', 'https://t.me/northstar'],
  [' northstar.bet ', 'https://northstar.bet'],
  ['örnek.com:8080?a=1#b', 'https://örnek.com:8080?a=1#b'],
])('adds https:// to %j', (typed, completed) => {
  expect(withScheme(typed)).toBe(completed);
});

test.each([
  '',
  '/bonuses',
  '/page.html',
  'http://northstar.bet',
  'https://northstar.bet',
  'mailto:hello@northstar.bet',
  'hello@northstar.bet',
  'northstar',
  'not a link.',
])('leaves %j unchanged', (typed) => {
  expect(withScheme(typed)).toBe(typed);
});
