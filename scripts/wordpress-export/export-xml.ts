import { pathOf } from './address.ts';
import { dateOf, fileUrl, type OldItem, type OldSite, type OldTerm } from './old-site.ts';

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const tag = (name: string, text: string | number) => `<${name}>${cdata(String(text))}</${name}>\n`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const headOf = ({
  name,
  host,
  language,
  version,
}: OldSite) => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.5" created="2024-06-01 10:00" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/${version}/">
<channel>
<title>${escaped(name)}</title>
<link>https://${host}</link>
<description>${escaped(name)}</description>
<language>${language}</language>
<wp:wxr_version>${version}</wp:wxr_version>
<wp:base_site_url>https://${host}</wp:base_site_url>
<wp:base_blog_url>https://${host}</wp:base_blog_url>
`;

const authorsOf = ({ authors, version }: OldSite) =>
  version === '1.0'
    ? []
    : authors.map(
        ({ id, login, name }) =>
          `<wp:author>${tag('wp:author_id', id)}${tag('wp:author_login', login)}${tag('wp:author_display_name', name)}</wp:author>\n`,
      );

/** The tags of terms: the element, and its fields for the slug, the name and the parent. */
const termTags: Record<string, [string, string, string, string]> = {
  category: ['wp:category', 'wp:category_nicename', 'wp:cat_name', 'wp:category_parent'],
  post_tag: ['wp:tag', 'wp:tag_slug', 'wp:tag_name', ''],
};

function termXml({ id, taxonomy, slug, name, parent }: OldTerm): string {
  const common = termTags[taxonomy];
  const [element, slugTag, nameTag, parentTag] = common ?? [
    ...(['wp:term', 'wp:term_slug', 'wp:term_name', 'wp:term_parent'] as const),
  ];
  const kind = common ? '' : tag('wp:term_taxonomy', taxonomy);
  const above = parentTag && tag(parentTag, parent ?? '');
  return `<${element}>${tag('wp:term_id', id)}${kind}${tag(slugTag, slug)}${above}${tag(nameTag, name)}</${element}>\n`;
}

const zeros = '0000-00-00 00:00:00';

const metaXml = ([key, value]: [string, string]) =>
  `<wp:postmeta>\n${tag('wp:meta_key', key)}${tag('wp:meta_value', value)}</wp:postmeta>\n`;

const itemTermXml = ({ taxonomy, slug, name }: OldTerm) =>
  `<category domain="${taxonomy}" nicename="${slug}">${cdata(name)}</category>\n`;

const comment = (id: number) =>
  `<wp:comment>${tag('wp:comment_id', id)}${tag('wp:comment_content', 'Thanks')}</wp:comment>\n`;

function itemXml(site: OldSite, item: OldItem, path: string | undefined): string {
  const date = dateOf(item).toISOString().slice(0, 19).replace('T', ' ');
  const { status = 'publish', content = '', excerpt = '' } = item;
  const fields: [string, string | number | undefined][] = [
    ['title', item.title],
    ['link', `https://${site.host}${path ?? `/?p=${item.id}`}`],
    ['dc:creator', item.author ?? site.authors[0]?.login],
    ['guid', item.guid ?? `https://${site.host}/?p=${item.id}`],
    ['content:encoded', content],
    ['excerpt:encoded', excerpt],
    ['wp:post_id', item.id],
    ['wp:post_date', date],
    ['wp:post_date_gmt', status === 'draft' ? zeros : date],
    ['wp:post_modified_gmt', date],
    ['wp:post_name', item.slug],
    ['wp:status', status],
    ['wp:post_parent', item.parent ?? 0],
    ['wp:menu_order', item.menuOrder ?? 0],
    ['wp:post_type', item.type],
    ['wp:post_password', item.password ?? ''],
    ['wp:is_sticky', 0],
    ['wp:attachment_url', item.file && fileUrl(site, item.file)],
  ];
  const written = fields
    .filter(([name, value]) => value !== undefined && !item.without?.includes(name))
    .map(([name, value]) => tag(name, value ?? ''));
  const comments = Array.from({ length: item.comments ?? 0 }, (_, index) => comment(index + 1));
  const parts = [
    ...written,
    ...(item.terms ?? []).map(itemTermXml),
    ...(item.meta ?? []).map(metaXml),
    ...comments,
  ];
  return `<item>\n${parts.join('')}</item>\n`;
}

const windowsBytes: Record<string, number> = {
  Ğ: 0xd0,
  İ: 0xdd,
  Ş: 0xde,
  ğ: 0xf0,
  ı: 0xfd,
  ş: 0xfe,
};

/** Encodes a text of Turkish letters as windows-1254, which is Latin-1 with six other letters. */
const inWindows1254 = (text: string) =>
  Buffer.from(
    text.replace(/[ĞİŞğış]/g, (letter) => String.fromCharCode(windowsBytes[letter] ?? 0)),
    'latin1',
  );

export function* exportParts(site: OldSite): Generator<Buffer> {
  yield Buffer.from(headOf(site));
  yield Buffer.from([...authorsOf(site), ...site.terms.map(termXml)].join(''));
  const parents = new Map<number, string>();
  for (const item of site.items()) {
    const path = pathOf(item, parents);
    if (path !== undefined && item.type === 'page') parents.set(item.id, path);
    const xml = itemXml(site, item, path);
    yield item.isWindows ? inWindows1254(xml) : Buffer.from(xml);
  }
  yield Buffer.from('</channel>\n</rss>\n');
}
