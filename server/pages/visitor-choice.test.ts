import { expect, test } from 'vitest';
import { visitorChoice } from './visitor-choice.ts';

test.each([
  [undefined, 'US', undefined],
  ['', 'US', undefined],
  ['market=TR', 'TR', undefined],
  ['market=US; language=tr', 'US', 'tr'],
  ['other=1; market=TR; language=tr', 'TR', 'tr'],
  ['supermarket=TR; xlanguage=tr', 'US', undefined],
  ['market=TRX; market=DE; language=TR', 'US', undefined],
])('the cookies %j select the market %s and the language %s', (cookie, market, language) => {
  expect(visitorChoice(cookie, ['US', 'TR'])).toEqual({ market, language });
});

test('visitors start with the owner’s first market', () => {
  expect(visitorChoice(undefined, ['GB', 'US']).market).toBe('GB');
  expect(visitorChoice('market=TR', ['GB', 'US']).market).toBe('GB');
});
