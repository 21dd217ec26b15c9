/** Only addresses of the public internet are public: everything else may lead into the network that the server stands in. */
import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** A network without IPv4 reaches IPv4 through these addresses, which hold one in their last 32 bits. */
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
