import { expect, test } from 'vitest';
import { withClickId } from './with-click-id.ts';

test.each([
  ['https://a.example', 'https://a.example?subid=x'],
  ['https://a.example/?', 'https://a.example/?subid=x'],
  ['https://a.example/?a=%20b&c', 'https://a.example/?a=%20b&c&subid=x'],
  [
    'https://a.example/?url=https://b.example/?q={x}#end',
    'https://a.example/?url=https://b.example/?q={x}&subid=x#end',
  ],
  ['https://a.example/?subid=old&b=2', 'https://a.example/?b=2&subid=x'],
  ['https://a.example/?b=2&subid=old', 'https://a.example/?b=2&subid=x'],
  ['https://a.example/?subid=1&subid=2&b', 'https://a.example/?b&subid=x'],
  ['https://a.example/?subid', 'https://a.example/?subid=x'],
  ['https://a.example/go&subid=1?', 'https://a.example/go&subid=1?subid=x'],
  [
    'https://a.example/?to=https://b.example/?subid=1',
    'https://a.example/?to=https://b.example/?subid=1&subid=x',
  ],
  ['https://a.example/?mysubid=1', 'https://a.example/?mysubid=1&subid=x'],
])('adds a click ID to %s', (link, carrying) => {
  expect(withClickId(link, 'subid', 'x')).toBe(carrying);
});
