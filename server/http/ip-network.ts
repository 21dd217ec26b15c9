/** Limits count networks, because a host of IPv6 has a whole network (its /64) and could send each request from another IP. */
export const networkOf = (ip: string): string => prefixOf(ip, 4);

/** A customer may have all networks of a /48. An IP of version 4 stands for itself. */
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
