import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readExport } from './read-export.ts';
import {
  exportEnd,
  exportHead,
  exportText,
  itemsIn,
  itemText,
  readAll,
} from './testing/export-text.ts';

const whole = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.5" -->
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Kuzey &amp; Güney</title>
<link>https://old.example</link>
<description>News</description>
<language>tr-TR</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url>
<wp:base_blog_url>https://old.example/blog</wp:base_blog_url>
<wp:author><wp:author_id>3</wp:author_id><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_email>a@old.example</wp:author_email><wp:author_display_name><![CDATA[Ada Yıldız]]></wp:author_display_name></wp:author>
<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>slots</wp:category_nicename><wp:category_parent>games</wp:category_parent><wp:cat_name><![CDATA[Slots]]></wp:cat_name><wp:category_description><![CDATA[All slots]]></wp:category_description></wp:category>
<wp:tag><wp:term_id>6</wp:term_id><wp:tag_slug>new</wp:tag_slug><wp:tag_name><![CDATA[New]]></wp:tag_name></wp:tag>
<wp:term><wp:term_id>7</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>main</wp:term_slug><wp:term_parent/><wp:term_name><![CDATA[Main]]></wp:term_name></wp:term>
<image><url>https://old.example/icon.png</url><title>Icon</title></image>
<item>
<title>Hello &#x2014; you</title>
<link>https://old.example/hello/</link>
<dc:creator><![CDATA[ada]]></dc:creator>
<guid isPermaLink="false">https://old.example/?p=12</guid>
<content:encoded><![CDATA[<p>One</p>]]]]><![CDATA[>two]]></content:encoded>
<excerpt:encoded><![CDATA[Short]]></excerpt:encoded>
<wp:post_id>12</wp:post_id>
<wp:post_date>2024-05-01 12:00:00</wp:post_date>
<wp:post_date_gmt>2024-05-01 09:00:00</wp:post_date_gmt>
<wp:post_modified_gmt>2024-05-02 09:00:00</wp:post_modified_gmt>
<wp:post_name>hello</wp:post_name>
<wp:status>publish</wp:status>
<wp:post_parent>4</wp:post_parent>
<wp:menu_order>2</wp:menu_order>
<wp:post_type>post</wp:post_type>
<wp:post_password><![CDATA[secret]]></wp:post_password>
<wp:is_sticky>1</wp:is_sticky>
<category domain="category" nicename="slots"><![CDATA[Slots]]></category>
<category domain="post_tag" nicename="new"><![CDATA[New]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[13]]></wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>rating</wp:meta_key><wp:meta_value><![CDATA[4.5]]></wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Nice</wp:comment_content><wp:commentmeta><wp:meta_key>x</wp:meta_key><wp:meta_value>y</wp:meta_value></wp:commentmeta></wp:comment>
<wp:comment><wp:comment_id>2</wp:comment_id></wp:comment>
</item>
<item><title>Photo</title><wp:post_id>13</wp:post_id><wp:post_type>attachment</wp:post_type><wp:post_parent>0</wp:post_parent><wp:attachment_url>https://old.example/wp-content/uploads/a.jpg</wp:attachment_url></item>
</channel>
</rss>
`;

test('reads the site, authors, terms and items with all their fields', async () => {
  const { records, counts, error } = await readAll(whole);
  expect(error).toBe('');
  const term = { kind: 'term', parent: '', description: '' };
  expect(records).toEqual([
    {
      kind: 'site',
      title: 'Kuzey & Güney',
      description: 'News',
      link: 'https://old.example',
      language: 'tr-TR',
      siteUrl: 'https://old.example',
      blogUrl: 'https://old.example/blog',
      version: '1.2',
    },
    { kind: 'author', line: 12, id: 3, login: 'ada', displayName: 'Ada Yıldız' },
    {
      ...term,
      line: 13,
      id: 5,
      taxonomy: 'category',
      slug: 'slots',
      name: 'Slots',
      parent: 'games',
      description: 'All slots',
    },
    { ...term, line: 14, id: 6, taxonomy: 'post_tag', slug: 'new', name: 'New' },
    { ...term, line: 15, id: 7, taxonomy: 'nav_menu', slug: 'main', name: 'Main' },
    {
      kind: 'item',
      line: 17,
      id: 12,
      guid: 'https://old.example/?p=12',
      type: 'post',
      status: 'publish',
      slug: 'hello',
      link: 'https://old.example/hello/',
      title: 'Hello — you',
      creator: 'ada',
      date: '2024-05-01 12:00:00',
      dateGmt: '2024-05-01 09:00:00',
      modifiedGmt: '2024-05-02 09:00:00',
      content: '<p>One</p>]]>two',
      excerpt: 'Short',
      parentId: 4,
      menuOrder: 2,
      hasPassword: true,
      isSticky: true,
      terms: [
        { taxonomy: 'category', slug: 'slots', name: 'Slots' },
        { taxonomy: 'post_tag', slug: 'new', name: 'New' },
      ],
      meta: [
        { key: '_thumbnail_id', value: '13' },
        { key: 'rating', value: '4.5' },
      ],
      attachmentUrl: '',
      comments: 2,
    },
    expect.objectContaining({
      id: 13,
      type: 'attachment',
      parentId: undefined,
      hasPassword: false,
      attachmentUrl: 'https://old.example/wp-content/uploads/a.jpg',
    }),
  ]);
  expect(counts).toMatchObject({ items: 2, leftOut: 0, comments: 2, encoding: 'utf-8' });
});

test('reads version 1.0, which writes each category twice and calls tags “tag”', async () => {
  const text = exportText(
    itemText(
      1,
      '<category><![CDATA[Slots]]></category><category domain="category" nicename="slots"><![CDATA[Slots]]></category><category domain="tag" nicename="new"><![CDATA[New]]></category>',
    ),
  ).replaceAll('1.2', '1.0');
  const { records } = await readAll(text);
  expect(records[0]).toMatchObject({ kind: 'site', version: '1.0' });
  expect(itemsIn(records)[0]?.terms).toEqual([
    { taxonomy: 'category', slug: 'slots', name: 'Slots' },
    { taxonomy: 'post_tag', slug: 'new', name: 'New' },
  ]);
});

test('reads a file that starts with blank lines, and counts them', async () => {
  const { records, error } = await readAll(`\n\n${exportText(itemText(1))}`);
  expect(error).toBe('');
  expect(itemsIn(records)[0]?.line).toBe(8);
});

const broken = Buffer.concat([
  Buffer.from(exportHead + itemText(1, '', 'Güneş')),
  Buffer.from(itemText(2, '<content:encoded>', '').replace('</item>\n', '')),
  Buffer.from([0xdd, 0xfe, 0x20, 0xf0, 0xfe, 0xfd, 0x0a, 0xfe, 0x07]),
  Buffer.from(`</content:encoded></item>\r\n${exportEnd}`),
]);

/** Cuts bytes into chunks of the given lengths, repeated until the end. */
function* chunksOf(bytes: Buffer, lengths: readonly number[]) {
  let start = 0;
  for (let index = 0; start < bytes.length; index += 1) {
    const length = lengths[index % lengths.length] ?? 1;
    yield bytes.subarray(start, start + length);
    start += length;
  }
}

test('reads the same records, whatever the chunks are', async () => {
  const lengths = fc.array(
    fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4_000 })),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  for (const file of [Buffer.from(whole), broken, Buffer.from(whole.slice(0, 2_500))]) {
    const expected = await readAll(file);
    await fc.assert(
      fc.asyncProperty(lengths, async (given) => {
        expect(await readAll(Readable.from(chunksOf(file, given)))).toEqual(expected);
      }),
      { numRuns: process.env.TEST_EXTENT === 'long' ? 500 : 40 },
    );
  }
});

test('reads no further than its records are taken, and closes the source', async () => {
  let chunks = 0;
  let isClosed = false;
  async function* endless() {
    try {
      yield Buffer.from(exportHead);
      for (let id = 1; ; id += 1) {
        chunks += 1;
        yield Buffer.from(itemText(id, ' '.repeat(5_000)));
      }
    } finally {
      isClosed = true;
    }
  }
  let taken = 0;
  for await (const record of readExport(endless()).records) {
    if (record.kind === 'item') taken += 1;
    if (taken === 10) break;
  }
  expect(chunks).toBe(10);
  expect(isClosed).toBe(true);
});

test('stops when aborted, and passes on why', async () => {
  const controller = new AbortController();
  let isClosed = false;
  async function* endless() {
    try {
      yield Buffer.from(exportHead);
      for (let id = 1; ; id += 1) yield Buffer.from(itemText(id));
    } finally {
      isClosed = true;
    }
  }
  const { records } = readExport(endless(), { signal: controller.signal });
  await expect(async () => {
    for await (const record of records) {
      if (record.kind === 'item' && record.id === 5)
        controller.abort(new Error('No longer needed'));
    }
  }).rejects.toThrow('No longer needed');
  expect(isClosed).toBe(true);
  const { records: others } = readExport(endless(), { signal: AbortSignal.abort() });
  await expect(others.next()).rejects.toThrow('aborted');
});

test('passes on why the source failed, after what was read', async () => {
  async function* failing() {
    yield Buffer.from(exportHead + itemText(1, ' '.repeat(3_000)));
    throw new Error('The disk is gone');
  }
  const { records, error } = await readAll(failing());
  expect(itemsIn(records)).toHaveLength(1);
  expect(error).toBe('The disk is gone');
});
