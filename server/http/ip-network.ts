/** Limits count networks, because a host of IPv6 has a whole network (its /64) and could send each request from another IP. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const last = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - last.length;
  const all = [...groups(head), ...Array(Math.max(0, zeros)).fill('0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
