/** Accepts only addresses on the public internet. Any other may lead into the server's own network. */
import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** NAT64: the last 32 bits are an IPv4 address. */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.zoneId !== undefined) return false;
  if (address.match(translated)) {
    return ipaddr.fromByteArray(address.toByteArray().slice(12)).range() === 'unicast';
  }
  return address.match(globalUnicast) && address.range() === 'unicast';
}
