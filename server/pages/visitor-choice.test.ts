import { expect, test } from 'vitest';
import { visitorChoice } from './visitor-choice.ts';

test.each([
  [undefined, 'US', 'en'],
  ['', 'US', 'en'],
  ['market=TR', 'TR', 'en'],
  ['market=US; language=tr', 'US', 'tr'],
  ['other=1; market=TR; language=tr', 'TR', 'tr'],
  ['supermarket=TR; xlanguage=tr', 'US', 'en'],
  ['market=TRX; market=DE; language=TR', 'US', 'en'],
])('the cookies %j mean the market %s and the language %s', (cookie, market, language) => {
  expect(visitorChoice(cookie, ['US', 'TR'])).toEqual({ market, language });
});
