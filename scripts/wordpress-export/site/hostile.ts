import type { OldItem, OldSite } from '../old-site.ts';
import { picture, times } from '../word.ts';

/** Texts that must not reach a visitor as they are. Each is the content of a post. */
export const hostileTexts: Record<string, string> = {
  script: '<script>alert(1)</script><p>After</p>',
  handler: '<img src="x" onerror="alert(1)"><p onclick="alert(1)">Press</p>',
  'javascript-link':
    '<a href="javascript:alert(1)">a</a><a href=" java&#x09;script:alert(1)">b</a>',
  'data-url':
    '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a><img src="data:image/svg+xml,<svg/>">',
  svg: '<svg onload="alert(1)"><foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>',
  frame:
    '<iframe src="https://evil.example/"></iframe><object data="x.swf"></object><base href="//evil.example">',
  style:
    '<style>body{display:none}</style><p style="background:url(javascript:alert(1))">Styled</p>',
  entities: '&lt;script&gt;alert(1)&lt;/script&gt; &#0; &#xD800; &bogus; &amp;amp;',
  template:
    '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  nesting: '<div>'.repeat(20_000),
  list: '<ul><li>'.repeat(5_000),
  control: 'a\u0000b\u0008c\u001fd',
  cdata: 'Ends ]]> too early',
  shortcode: '[casino_table count="\'><script>alert(1)</script>"]',
};

/** Addresses that an importer must not fetch, or not store where they say. */
export const hostileFiles = [
  'http://127.0.0.1:80/admin.jpg',
  'http://169.254.169.254/latest/meta-data/photo.jpg',
  'http://10.0.0.1/inner.png',
  'http://[::1]/inner.png',
  'http://2130706433/inner.png',
  'file:///etc/passwd',
  'ftp://files.example/a.jpg',
  'https://hostile.old-spin.example/wp-content/uploads/vector.svg',
  'https://hostile.old-spin.example/wp-content/uploads/../../../../etc/passwd.jpg',
  'https://hostile.old-spin.example/wp-content/uploads/%2e%2e%2f%2e%2e%2fwp-config.php',
  'https://hostile.old-spin.example/wp-content/uploads/a.jpg%00.php',
];

/** Items that the reader leaves out. */
export const leftOutItems: OldItem[] = [
  { id: 300, type: 'post', slug: 'long-title', title: 'x'.repeat(1_000_000) },
  { id: 301, type: 'post', slug: 'no-type', title: 'No type', without: ['wp:post_type'] },
  { id: 302, type: 'post', slug: 'no-id', title: 'No ID', without: ['wp:post_id'] },
  {
    id: 303,
    type: 'post',
    slug: 'many-fields',
    title: 'Many fields',
    meta: times(5_001, (index) => [`field_${index}`, 'x']),
  },
];

/** Items that lack fields, or have odd ones. */
export const oddItems: OldItem[] = [
  { id: 200, type: 'post', slug: '', title: '', without: ['title', 'wp:post_name', 'wp:status'] },
  { id: 201, type: 'post', slug: 'same', title: 'Same guid', guid: 'https://same.example/?p=1' },
  { id: 202, type: 'post', slug: 'same', title: 'Same guid', guid: 'https://same.example/?p=1' },
  { id: 202, type: 'post', slug: 'same-id', title: 'Same ID' },
  { id: 203, type: 'page', slug: 'own-parent', title: 'Its own parent', parent: 203 },
  {
    id: 204,
    type: 'post',
    slug: '../../etc',
    title: '<b onclick=alert(1)>Markup</b>',
    parent: 999,
  },
  {
    id: 205,
    type: '__proto__',
    slug: 'constructor',
    title: '__proto__',
    meta: [['__proto__', 'x']],
  },
];

export const hostile: OldSite = {
  name: '<script>alert(1)</script>',
  host: 'hostile.old-spin.example',
  language: 'en-US',
  version: '1.2',
  authors: [{ id: 1, login: '"><script>', name: '<img src=x onerror=alert(1)>' }],
  terms: [
    { id: 1, taxonomy: 'category', slug: 'a', name: '<b>A</b>', parent: 'b' },
    { id: 2, taxonomy: 'post_tag', slug: '..%2f', name: 'Up' },
  ],
  items: () => [
    ...Object.entries(hostileTexts).map(([slug, content], index) => ({
      id: index + 1,
      type: 'post',
      slug,
      title: slug,
      content,
    })),
    ...hostileFiles.map((file, index) => ({ ...picture(100 + index), file })),
    ...oddItems,
    ...leftOutItems,
  ],
};
