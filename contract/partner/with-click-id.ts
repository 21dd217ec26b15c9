/**
 * The link is not parsed and written again, because a partner's program may depend on how it is written. An id that the
 * link already carries is replaced. Pages contain this function as text, so it can use nothing from outside.
 */
export function withClickId(link: string, parameter: string, id: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(link) ?? [];
  const kept = query.split('&').filter((part) => part.split('=')[0] !== parameter);
  if (kept.at(-1) === '') kept.pop();
  return `${page}?${[...kept, `${parameter}=${id}`].join('&')}${hash}`;
}
