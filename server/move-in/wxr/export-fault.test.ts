import { expect, test } from 'vitest';
import {
  exportEnd,
  exportHead,
  exportText,
  itemsIn,
  itemText,
  leftOutIn,
  readAll,
} from './testing/export-text.ts';

const feed =
  '<?xml version="1.0"?><rss version="2.0"><channel><title>News</title><item/></channel></rss>';
const page = '<!-- cached --> <!DOCTYPE html><html><body>Log in</body></html>';
const bytes = (...values: number[]) => Buffer.concat([Buffer.from(values), Buffer.alloc(3_000)]);

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'The file is empty'],
  ['a ZIP archive', bytes(0x50, 0x4b, 3, 4), 'This is a ZIP archive'],
  ['a gzip archive', bytes(0x1f, 0x8b, 8), 'This is a gzip archive'],
  ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47), 'This is an image'],
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'This is an image'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'This is an image'],
  ['a PDF', '%PDF-1.7', 'This is a PDF'],
  ['JSON', '[{"id": 1}]', 'This is JSON'],
  ['an SQL dump', '-- MySQL dump 10.13\n\nCREATE TABLE `wp_posts`', 'This is a database backup'],
  ['a web page', page, 'This is a web page; sign in to WordPress again'],
  ['an RSS feed', feed, 'This is an RSS feed without the fields of WordPress'],
  ['an Atom feed', '<feed xmlns="http://www.w3.org/2005/Atom"/>', 'This is a feed, not an export'],
  ['a sitemap', '<?xml version="1.0"?>\n<urlset/>', 'This is a sitemap'],
  ['other XML', '<note>Hi</note>', 'This XML starts with <note>'],
  ['a text', 'Dear Ada', 'This is not XML'],
])('says what %s is, and what is needed instead', async (_, file, message) => {
  const { records, error } = await readAll(file);
  expect(records).toEqual([]);
  expect(error).toContain(`file: ${message}`);
});

test.each([
  ['<item><title>A</title>\n</channel>', 'Line 8: the tag <item> is never closed; line 9 closes'],
  ['<item>\n<title>A\n</item>', 'Line 9: the tag <title> is never closed; line 10 closes another'],
  ['<item>\n<title>A & B;</title></item>', 'Line 9: “&” starts an entity'],
  ['<item>\n<title>A &nbsp; B</title></item>', 'Line 9: “&” starts an entity'],
  ['<item>\n<title>A < B</title></item>', 'Line 9, column 11: the XML is broken'],
  ['<item a="1" a="2"/>', 'Line 8, column 19: the XML is broken (duplicate attribute: a)'],
  ['</channel></rss>\nWarning: PHP', 'Line 9: there is text outside of the export'],
])('names the line of %j, after what was read', async (rest, message) => {
  const { records, error } = await readAll(exportHead + itemText(1) + itemText(2) + rest);
  expect(itemsIn(records).map(({ id }) => id)).toEqual([1, 2]);
  expect(error).toContain(`file: ${message}`);
});

test('names thousands of lines with a comma', async () => {
  const { error } = await readAll(`${exportHead}${'\n'.repeat(4_204)}<item></channel>`);
  expect(error).toContain('Line 4,210: the tag <item> is never closed');
});

const doctype = (subset: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE rss ${subset}>\n<rss version="2.0"><channel><title>&a;</title></channel></rss>`;

test.each([
  ['an entity bomb', doctype('[<!ENTITY a "x"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]')],
  ['an external entity', doctype('[<!ENTITY a SYSTEM "file:///etc/passwd">]')],
  ['an external subset', doctype('SYSTEM "https://evil.example/a.dtd"')],
  ['a bare document type', doctype('')],
])('refuses %s', async (_, file) => {
  const { records, error } = await readAll(file);
  expect(records).toEqual([]);
  expect(error).toContain('Line 2: the file has a document type (DOCTYPE)');
});

test('leaves out items that break a bound, and reads the others', async () => {
  const field = (name: string, length: number) => `<${name}>${'x'.repeat(length)}</${name}>`;
  const meta =
    '<wp:postmeta><wp:meta_key>a</wp:meta_key><wp:meta_value>b</wp:meta_value></wp:postmeta>';
  const long = '<wp:postmeta><wp:meta_key>a</wp:meta_key>';
  const text = exportText(
    itemText(1, field('content:encoded', 5_000_000)),
    itemText(2, field('content:encoded', 5_000_001)),
    itemText(3, field('guid', 64_001)),
    itemText(4, meta.repeat(500)),
    itemText(5, meta.repeat(5_001)),
    itemText(6, '', 'y'.repeat(1_000_000)),
    itemText(7, `${long}${field('wp:meta_value', 999_000)}</wp:postmeta>`.repeat(21)),
    itemText(8, '<category domain="category" nicename="a">A</category>'.repeat(501)),
    '<item><title>No type</title><wp:post_id>9</wp:post_id></item>\n',
    itemText(10),
  );
  const { records, counts, error } = await readAll(text);
  expect(error).toBe('');
  expect(itemsIn(records).map(({ id }) => id)).toEqual([1, 4, 10]);
  expect(leftOutIn(records).map(({ line, title, reason }) => [line, title, reason])).toEqual([
    [7, 'Item 2', 'The field content:encoded is longer than 5,000,000 characters'],
    [8, 'Item 3', 'The field guid is longer than 64,000 characters'],
    [10, 'Item 5', 'There are more than 5,000 custom fields'],
    [11, 'y'.repeat(200), 'The field title is longer than 64,000 characters'],
    [12, 'Item 7', 'All texts together are longer than 20,000,000 characters'],
    [13, 'Item 8', 'There are more than 500 categories and tags'],
    [14, 'No type', 'The field wp:post_type is missing'],
  ]);
  expect(counts).toMatchObject({ items: 10, leftOut: 7 });
});

test('refuses a file that is too deep, too wide, too large or has too many entries', async () => {
  const errorOf = async (...given: Parameters<typeof readAll>) => (await readAll(...given)).error;
  const attributes = Array.from({ length: 101 }, (_, index) => ` a${index}="1"`).join('');
  expect(await errorOf(exportHead + '<a>'.repeat(99))).toContain('nested more than 100 levels');
  expect(await errorOf(`${exportHead}<item${attributes}>`)).toContain('more than 100 attributes');
  expect(await errorOf(exportText(itemText(1)), { maxBytes: 300 })).toContain('larger than 0 MB');
  expect(await errorOf(exportHead + '<item/>'.repeat(200_001))).toContain('more than 200,000 entr');
});

test('refuses a text that never ends before it fills the memory', async () => {
  async function* endless() {
    yield Buffer.from(`${exportHead}<item><title>`);
    for (;;) yield Buffer.alloc(65_536, 'x');
  }
  const { error, counts } = await readAll(endless());
  expect(error).toContain('Line 6: a text is longer than 32,000,000 characters');
  expect(counts.bytes).toBeLessThan(33_000_000);
});

test('refuses an export that ends early, and says where', async () => {
  const { error } = await readAll(`${exportHead}<item><content:encoded>One\ntwo`);
  expect(error).toBe(
    "file: Line 7: the file ends inside <content:encoded> of line 6, so it's incomplete; export it again.",
  );
  expect((await readAll('<?xml version="1.0"?>\n<!-- Exp')).error).toContain(
    'before its first tag',
  );
  expect((await readAll(exportHead + exportEnd)).error).toBe('');
});
