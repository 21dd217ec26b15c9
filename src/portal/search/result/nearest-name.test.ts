import { expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

const partners = ['Lucky Harbor', 'Chalk Whistle', 'Slate Peacock'].map((name) => ({ name }));

test.each([
  ['luki harrbur', 'Lucky Harbor'],
  ['wisle', 'Chalk Whistle'],
  ['peecok', 'Slate Peacock'],
  ['qqqqqqqq', undefined],
  ['', undefined],
])('the name nearest to "%s" is %s', (query, name) => {
  expect(nearestName(query, partners)?.name).toBe(name);
});
