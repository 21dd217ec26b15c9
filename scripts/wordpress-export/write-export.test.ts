import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ExportItem } from '../../server/move-in/wxr/export-record.ts';
import { itemsIn, leftOutIn, readAll } from '../../server/move-in/wxr/testing/export-text.ts';
import { oldAddresses } from './address.ts';
import { exportParts } from './export-xml.ts';
import type { OldSite } from './old-site.ts';
import { blogCounts } from './site/blog.ts';
import { casinoCounts } from './site/casino-theme.ts';
import { classicCounts } from './site/classic.ts';
import { hostileFiles, hostileTexts, leftOutItems, oddItems } from './site/hostile.ts';
import { largeCounts } from './site/large.ts';
import { sites } from './site/sites.ts';
import { turkishCounts } from './site/turkish.ts';
import { writeExport, writePictures } from './write-export.ts';

const siteNamed = (name: string) => sites[name] as OldSite;

const read = (name: string) => readAll(Readable.from(exportParts(siteNamed(name))));

const countBy = (items: ExportItem[]) => {
  const counts: Record<string, number> = {};
  for (const { type } of items) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};

test.each<[string, Record<string, number>, { terms: number; authors: number }]>([
  [
    'blog',
    {
      post: blogCounts.posts,
      page: blogCounts.pages,
      attachment: blogCounts.pictures,
      nav_menu_item: blogCounts.menuItems,
    },
    { terms: 10, authors: 2 },
  ],
  [
    'casino-theme',
    {
      casino: casinoCounts.casinos,
      bonus: casinoCounts.bonuses,
      thirstylink: casinoCounts.links,
      post: casinoCounts.guides,
      attachment: casinoCounts.pictures,
    },
    { terms: 4, authors: 1 },
  ],
  [
    'classic',
    {
      post: classicCounts.posts,
      page: classicCounts.pages,
      attachment: classicCounts.pictures,
    },
    { terms: 3, authors: 1 },
  ],
  [
    'turkish',
    {
      post: turkishCounts.posts,
      page: turkishCounts.pages,
      attachment: turkishCounts.pictures,
    },
    { terms: 3, authors: 1 },
  ],
  [
    'large',
    { post: largeCounts.posts, attachment: largeCounts.pictures },
    { terms: 220, authors: 10 },
  ],
])('the export %s has what its parameters say', async (name, counts, { terms, authors }) => {
  const { records, error } = await read(name);
  expect(error).toBe('');
  expect(countBy(itemsIn(records))).toEqual(counts);
  expect(leftOutIn(records)).toEqual([]);
  expect(records.filter(({ kind }) => kind === 'term')).toHaveLength(terms);
  expect(records.filter(({ kind }) => kind === 'author')).toHaveLength(authors);
});

test('the hostile export is read to its end, without the items that break a bound', async () => {
  const { records, counts, error } = await read('hostile');
  expect(error).toBe('');
  const kept = Object.keys(hostileTexts).length + hostileFiles.length + oddItems.length;
  expect(itemsIn(records)).toHaveLength(kept);
  expect(leftOutIn(records)).toHaveLength(leftOutItems.length);
  // The three control characters of the post named “control”.
  expect(counts.forbiddenCharacters).toBe(3);
  const texts = new Map(itemsIn(records).map(({ slug, content }) => [slug, content]));
  expect(texts.get('cdata')).toBe('Ends ]]> too early');
  expect(texts.get('script')).toBe('<script>alert(1)</script><p>After</p>');
});

test('the blog has each state, comments, and a page below another', async () => {
  const { records, counts } = await read('blog');
  const items = new Map(itemsIn(records).map((item) => [item.id, item]));
  expect([7, 8, 9, 11].map((id) => items.get(id)?.status)).toEqual([
    'draft',
    'future',
    'private',
    'trash',
  ]);
  expect(items.get(10)?.hasPassword).toBe(true);
  expect(items.get(1_002)).toMatchObject({ parentId: 1_001, type: 'page' });
  // Every fifth of 300 posts has two comments.
  expect(counts.comments).toBe(120);
});

test('the Turkish export mixes encodings, and is read as it was meant', async () => {
  const { records, counts } = await read('turkish');
  const titles = itemsIn(records).map(({ title }) => title);
  expect(titles.slice(0, 9)).toEqual(
    Array.from({ length: 9 }, (_, index) => `Şanslı çark ${index + 1}: ödüller ve İPUÇLARI`),
  );
  expect(counts.windowsStretches).toBeGreaterThanOrEqual(10);
  expect(titles.join('')).not.toContain('\ufffd');
});

test('is the same each time', () => {
  const hashOf = (name: string) => {
    const hash = createHash('sha256');
    for (const part of exportParts(siteNamed(name))) hash.update(part);
    return hash.digest('hex');
  };
  for (const name of ['blog', 'casino-theme', 'classic', 'turkish', 'hostile'])
    expect(hashOf(name)).toBe(hashOf(name));
});

test('lists the addresses that the blog answered', () => {
  const shown = new Map<string, string>();
  for (const { address, shows } of oldAddresses(siteNamed('blog'))) shown.set(address, shows);
  const expected = {
    // 3 January 2022 and a day.
    '/2022/01/04/post-1/': 'post:1',
    '/2022/01/04/post-1': 'post:1',
    '/2022/01/04/post-1/amp/': 'post:1',
    '/?p=1': 'post:1',
    '/page-1/page-2/': 'page:1002',
    '/?page_id=1002': 'page:1002',
    '/picture-2001/': 'attachment:2001',
    '/?attachment_id=2001': 'attachment:2001',
    '/wp-content/uploads/2022/01/picture-2001.png': 'attachment:2001',
    '/category/slots/page/2/': 'category:slots',
    '/tag/free-spins/feed/': 'tag:free-spins',
    '/author/ada/': 'author:ada',
    '/?author=2': 'author:brook',
    '/page/30/': 'home',
    '/2022/01/': 'month:/2022/01/',
    '/feed/': 'home',
    '/xmlrpc.php': 'gone',
  };
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, shown.get(key)]))).toEqual(
    expected,
  );
  // 296 of 300 posts are public, as one is a draft, one scheduled, one private and one deleted.
  expect(shown.has('/page/31/')).toBe(false);
  expect(shown.has('/?p=7')).toBe(false);
});

test('writes the export, the addresses and pictures, some of them alike', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-export-'));
  try {
    await writeExport(siteNamed('blog'), folder);
    expect(await writePictures(siteNamed('blog'), folder)).toBe(blogCounts.pictures);
    const addresses = readFileSync(join(folder, 'addresses.jsonl'), 'utf8').trim().split('\n');
    expect(JSON.parse(addresses[0] ?? '')).toEqual({
      address: '/2022/01/04/post-1/',
      shows: 'post:1',
    });
    const files = globSync(join(folder, 'uploads/**/*.{jpg,png}'));
    expect(files).toHaveLength(blogCounts.pictures);
    const pixels = await Promise.all(
      files.map(async (file) => (await sharp(file).raw().toBuffer()).toString('hex', 0, 6)),
    );
    expect(new Set(pixels).size).toBeLessThan(blogCounts.pictures);
    expect(new Set(pixels).size).toBeGreaterThan(blogCounts.pictures / 2);
  } finally {
    await rm(folder, { recursive: true });
  }
});
