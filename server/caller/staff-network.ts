/** The networks that a token may be used from. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

const mappedBits = 96;

const isMapped = (range: Range[0]): range is ipaddr.IPv6 =>
  range instanceof ipaddr.IPv6 && range.isIPv4MappedAddress();

/** IPv4 networks can be written as IPv6: `::ffff:10.0.0.0/104` is `10.0.0.0/8`. */
function rangeOf(network: string): Range {
  const [range, bits] = ipaddr.parseCIDR(network);
  return isMapped(range) && bits >= mappedBits
    ? [range.toIPv4Address(), bits - mappedBits]
    : [range, bits];
}

/** An address that can't be parsed is in no network. */
export function isInNetworks(networks: readonly string[], ip: string): boolean {
  if (isIP(ip) === 0) return false;
  const address = ipaddr.process(ip.replace(/%.*$/, ''));
  return networks.some((network) => {
    const [range, bits] = rangeOf(network);
    return range.kind() === address.kind() && address.match(range, bits);
  });
}

/** A network that contained both mapped IPv4 addresses and other IPv6 addresses would match neither. */
export const isMixedNetwork = (network: string): boolean => isMapped(rangeOf(network)[0]);
