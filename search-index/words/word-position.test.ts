import { expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import {
  fieldAt,
  languagesAt,
  maxFields,
  maxPositions,
  packWordPosition,
  positionAt,
  rankAt,
  spanAt,
} from './word-position.ts';

test('the highest position leaves room for every language, and is unchanged when unpacked', () => {
  const everyLanguage = 2 ** languages.length - 1;
  const place = packWordPosition(maxFields - 1, maxPositions - 1, 7, 6, everyLanguage);
  expect(place).toBeGreaterThan(0);
  expect([
    fieldAt(place),
    positionAt(place),
    spanAt(place),
    rankAt(place),
    languagesAt(place),
  ]).toEqual([maxFields - 1, maxPositions - 1, 7, 6, everyLanguage]);
});
