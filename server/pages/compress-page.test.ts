import { expect, test } from 'vitest';
import { chooseEncoding } from './compress-page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['sabre', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %j is sent %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
