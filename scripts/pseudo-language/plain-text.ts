const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text: string) =>
  text.replace(/&(\w+|#x27);/g, (entity, name) => entities[name] ?? entity).trim();

/** Names of the site, its time zone, languages, countries and helplines, which are the same in every language. */
const names = /^(Aceboard|50 FS|UTC|English|Türkçe|QPS|\[Þšéûđö\]|1-800-GAMBLER|YEDAM 115)$/;

const shown =
  /\s(?:aria-label|title|alt|placeholder)="([^"]*)"|name="description" content="([^"]*)"/g;

/** Returns the visible and accessible strings of a page that have no brackets. */
export function plainTexts(html: string): string[] {
  const page = html
    .replace(/<(script|style)\b.*?<\/\1>|<\/?mark\b[^>]*>/gs, '')
    .replace(/<!--.*?-->/gs, '\n');
  const attributes = [...page.matchAll(shown)].map(
    ([, label, description]) => label ?? description,
  );
  const texts = page.replace(/<[^>]*>/g, '\n').split('\n');
  return [...attributes, ...texts]
    .map((text = '') => decoded(text).replace(/ – Aceboard$/, ''))
    .filter((text) => /\p{L}{2}/u.test(text) && !/^\[.*\]$/s.test(text) && !names.test(text));
}
