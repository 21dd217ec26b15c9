import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
  '64:ff9b::808:808',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1'],
  ['link-local', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
  ['site-local', 'fec0::1'],
  ['carrier-grade NAT', '100.64.0.1', '100.127.255.255'],
  ['multicast or broadcast', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
  ['for documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  ['for benchmarks', '198.18.0.1', '198.19.255.255', '2001:2::1'],
  ['reserved', '240.0.0.1', '192.0.0.1', '192.88.99.1', '100::1', '5f00::1', '4000::1', '1::1'],
  ['an IPv4 address in IPv6', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::8.8.8.8'],
  [
    'an IPv4 address translated by NAT64',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::808:808',
  ],
  ['a tunnel', '2002:7f00:1::1', '2002:808:808::1', '2001::1', '2001:0:7f00:1::'],
  ['malformed', '', 'localhost', '127.1', '0x7f000001', '2130706433', '0177.0.0.1', 'fe80::1%'],
])('an address that is %s is not public', (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
