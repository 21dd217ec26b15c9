/** Returns the key for rate limits: an IPv4 address, or the /64 of an IPv6 address, all of which one host may use. */
export const networkOf = (ip: string): string => prefixOf(ip, 4);

/** Returns an IPv4 address, or the /48 of an IPv6 address, all of which one customer may own. */
export const customerNetworkOf = (ip: string): string => prefixOf(ip, 3);

function prefixOf(ip: string, length: number): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const last = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - last.length;
  const all = [...groups(head), ...Array(Math.max(0, zeros)).fill('0'), ...last];
  return all
    .slice(0, length)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
