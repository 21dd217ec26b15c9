/**
 * Edits the link without parsing it, because a partner's system may depend on its exact spelling. Replaces an id that
 * the link already has. Pages inline this function's source, so it can't use anything outside itself.
 */
export function withClickId(link: string, parameter: string, id: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(link) ?? [];
  const kept = query.split('&').filter((part) => part.split('=')[0] !== parameter);
  if (kept.at(-1) === '') kept.pop();
  return `${page}?${[...kept, `${parameter}=${id}`].join('&')}${hash}`;
}
