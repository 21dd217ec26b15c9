import { randomBytes } from 'node:crypto';

export const newClickId = () => randomBytes(12).toString('hex');

/**
 * The link is not parsed and written anew, because a partner's program may depend on how it is written. An id that the
 * link already carries is replaced.
 */
export function withClickId(link: string, parameter: string, id: string): string {
  const [, url = '', hash = ''] = /^([^#]*)(.*)$/s.exec(link) ?? [];
  const kept = url.replace(new RegExp(`([?&])${parameter}=[^&]*&?`, 'g'), '$1');
  const separator = !kept.includes('?') ? '?' : /[?&]$/.test(kept) ? '' : '&';
  return `${kept}${separator}${parameter}=${id}${hash}`;
}
