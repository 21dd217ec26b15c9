import { expect, test } from 'vitest';
import { chooseEncoding } from './rendered-page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*, gzip;q=0, br; q=0.000', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['sabre', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %j receives %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
