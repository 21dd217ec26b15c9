import { expect, test } from 'vitest';
import { visitorHash } from './visitor-hash.ts';

const hashesOf = (ips: string[], userAgents: string[], salt = 'salt', thing = 'product 1') =>
  new Set(
    ips.flatMap((ip) =>
      userAgents.map((userAgent) => visitorHash(salt, thing, { ip, userAgent }, 64)),
    ),
  ).size;

const numbered = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => text(number));

test('a network that invents user agents counts as at most sixty-four visitors', () => {
  expect(
    hashesOf(
      ['203.0.113.7'],
      numbered(5_000, (number) => `agent ${number}`),
    ),
  ).toBe(64);
});

test('an IPv6 customer who cycles through all of their networks counts as at most sixteen networks', () => {
  const networks = numbered(20_000, (number) => `2001:db8:1:${number.toString(16)}::1`);
  const hashes = hashesOf(networks, ['agent']);
  expect(hashes).toBeGreaterThan(1_000);
  expect(hashes).toBeLessThanOrEqual(1_024);
});

test('hashes differ between networks, days and items', () => {
  expect(
    hashesOf(
      numbered(1_000, (number) => `10.1.${number >> 8}.${number & 255}`),
      ['a'],
    ),
  ).toBe(1_000);
  const visitor = { ip: '203.0.113.7', userAgent: 'agent' };
  expect(
    new Set([
      visitorHash('salt', 'product 1', visitor, 64),
      visitorHash('salt', 'product 2', visitor, 64),
      visitorHash('other', 'product 1', visitor, 64),
    ]).size,
  ).toBe(3);
});

test('hosts in one IPv6 network, and different spellings of an IP, count as one visitor', () => {
  expect(hashesOf(['2001:db8:1:2::a', '2001:db8:1:2:ffff::b'], ['agent'])).toBe(1);
  expect(hashesOf(['203.0.113.7', '::ffff:203.0.113.7'], ['agent'])).toBe(1);
});
