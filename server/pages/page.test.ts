import { expect, test } from 'vitest';
import { chosenCoding } from './page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who accepts %j is sent %s', (accepted, coding) => {
  expect(chosenCoding(accepted)).toBe(coding);
});
