import { expect, test } from 'vitest';
import { cleanForwardedFor } from './forwarded-for.ts';

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['198.51.100.1:443', '198.51.100.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['::FFFF:C633:6401', '198.51.100.1'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.9:1024,  198.51.100.1:443 ,', '203.0.113.9, 198.51.100.1'],
  ['', ''],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['999.1.1.1', 'unknown'],
  ['010.0.0.1', 'unknown'],
  ['198.51.100.1:x', 'unknown'],
  ['[198.51.100.1:443', 'unknown'],
  ['2001:db8::1:443:1:1:1:1:1:1', 'unknown'],
  [`${'9'.repeat(10_000)}, 10.0.0.1`, 'unknown, 10.0.0.1'],
])('reads %j as %j', (given, expected) => {
  const headers = { 'x-forwarded-for': given };
  cleanForwardedFor(headers);
  expect(headers).toEqual({ 'x-forwarded-for': expected });
});

test('adds no header', () => {
  const headers = {};
  cleanForwardedFor(headers);
  expect(headers).toEqual({});
});
