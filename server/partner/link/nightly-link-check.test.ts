import { expect, test } from 'vitest';
import { linkUserAgent } from './nightly-link-check.ts';

test.each([
  ['Aceboard', 'Aceboard link check bot (+https://board.example)'],
  ['Şans Köşkü', 'Sans Kosku link check bot (+https://board.example)'],
  ['娱乐', 'Aceboard link check bot (+https://board.example)'],
])('the portal name %s fits into a header', (name, expected) => {
  expect(linkUserAgent({ name, url: 'https://board.example' })).toBe(expected);
});
