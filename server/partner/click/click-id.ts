import { randomBytes } from 'node:crypto';

export const newClickId = () => randomBytes(12).toString('hex');

/**
 * The link is not parsed and written anew, because a partner's program may depend on how it is written. An id that the
 * link already carries is replaced.
 */
export function withClickId(link: string, parameter: string, id: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(link) ?? [];
  const kept = query.split('&').filter((part) => part.split('=')[0] !== parameter);
  if (kept.at(-1) === '') kept.pop();
  return `${page}?${[...kept, `${parameter}=${id}`].join('&')}${hash}`;
}
