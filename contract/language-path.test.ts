import { expect, test } from 'vitest';
import { languageOf, pathIn, pathWithoutLanguage } from './language-path.ts';

test.each([
  ['/', 'en', '/'],
  ['/casino', 'en', '/casino'],
  ['/tr', 'tr', '/'],
  ['/tr/casino', 'tr', '/casino'],
  ['/trophies', 'en', '/trophies'],
] as const)('%s is in %s, and the page is %s', (path, language, page) => {
  expect(languageOf(path)).toBe(language);
  expect(pathWithoutLanguage(language, path)).toBe(page);
  expect(pathIn(language, page)).toBe(path);
});
