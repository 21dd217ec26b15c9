import { expect, test } from 'vitest';
import { addressIn, languageOf, pageAt } from './language-path.ts';

test.each([
  ['/', 'en', '/'],
  ['/casino', 'en', '/casino'],
  ['/tr', 'tr', '/'],
  ['/tr/casino', 'tr', '/casino'],
  ['/trophies', 'en', '/trophies'],
] as const)('%s is in %s, and the page is %s', (address, language, page) => {
  expect(languageOf(address)).toBe(language);
  expect(pageAt(language, address)).toBe(page);
  expect(addressIn(language, page)).toBe(address);
});
