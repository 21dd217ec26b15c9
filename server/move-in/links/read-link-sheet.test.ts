import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { ExportItem } from '../wxr/export-record.ts';
import { readLinkSheet } from './read-link-sheet.ts';
import { thirstyLinkOf } from './thirsty-link.ts';

const read = (csv: string | Buffer) => readLinkSheet(Readable.from([Buffer.from(csv)]));

const prettyHeader =
  'id,url,slug,name,redirect_type,track_me,nofollow,sponsored,param_forwarding,google_tracking,delay,created_at,last_updated_at,link_categories,link_tags';

test('reads the links of Pretty Links, whose paths are at the root of the site', async () => {
  const csv = `${prettyHeader}
7,"https://track.north-spin.example/?a=1,2",go/north-spin,"North Spin, casino",307,1,1,1,0,0,0,2024-01-01,2024-01-02,"casino,slots",
8,https://track.two.example/,two,Two,cloak,1,0,0,0,0,0,,,,`;
  expect(await read(csv)).toEqual({
    links: [
      {
        line: 2,
        name: 'North Spin, casino',
        slug: 'go/north-spin',
        path: '/go/north-spin',
        target: 'https://track.north-spin.example/?a=1,2',
        redirectType: 307,
        group: 'casino,slots',
      },
      {
        line: 3,
        name: 'Two',
        slug: 'two',
        path: '/two',
        target: 'https://track.two.example/',
        redirectType: undefined,
        group: '',
      },
    ],
    leftOut: [],
  });
});

test('reads the links of ThirstyAffiliates, also with semicolons and Turkish letters', async () => {
  const csv = Buffer.from(
    'Link Name;Destination URL;Slug;Categories\nAltın Kule;https://a.example/;altin-kule;Casino',
    'utf8',
  );
  expect((await read(csv)).links).toEqual([
    {
      line: 2,
      name: 'Altın Kule',
      slug: 'altin-kule',
      path: undefined,
      target: 'https://a.example/',
      redirectType: undefined,
      group: 'Casino',
    },
  ]);
});

test('leaves out links that lead nowhere, with their line and the reason', async () => {
  const csv = `name,slug,url
Script,script,javascript:alert(1)
None,,https://a.example/
${'x'.repeat(501)},long,https://a.example/
Good,good,https://a.example/`;
  const { links, leftOut } = await read(csv);
  expect(links.map(({ name }) => name)).toEqual(['Good']);
  expect(leftOut.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'The target must be a URL that starts with https:// or http://'],
    [3, 'The slug is missing'],
    [4, 'The field name is longer than 500 characters'],
  ]);
});

test.each([
  ['', 'csv: The file is empty.'],
  ['a,b\n1,2', expect.stringMatching(/^csv: Must be an export of Pretty Links/)],
  ['name,slug,url\n"a,b,c', expect.stringMatching(/^csv: Is not valid CSV/)],
])('refuses %j', async (csv, message) => {
  await expect(read(csv)).rejects.toMatchObject({ code: 'bad_input', message });
});

test('refuses a file of more than 20 MB', async () => {
  const source = Readable.from(Array.from({ length: 21 }, () => Buffer.alloc(2 ** 20, 'a')));
  await expect(readLinkSheet(source)).rejects.toThrow('larger than 20 MB');
});

test('reads the links of ThirstyAffiliates in an export of WordPress', () => {
  const item: ExportItem = {
    kind: 'item',
    line: 40,
    id: 9,
    guid: '',
    type: 'thirstylink',
    status: 'publish',
    slug: 'north-spin',
    link: 'https://old.example/recommends/north-spin/',
    title: 'North Spin',
    creator: '',
    date: '',
    dateGmt: '',
    modifiedGmt: '',
    content: '',
    excerpt: '',
    parentId: undefined,
    menuOrder: 0,
    hasPassword: false,
    isSticky: false,
    terms: [{ taxonomy: 'thirstylink-category', slug: 'casino', name: 'Casino' }],
    meta: [
      { key: '_ta_destination_url', value: 'https://track.north-spin.example/' },
      { key: '_ta_redirect_type', value: '302' },
    ],
    attachmentUrl: '',
    comments: 0,
  };
  expect(thirstyLinkOf(item)).toEqual({
    line: 40,
    name: 'North Spin',
    slug: 'north-spin',
    path: '/recommends/north-spin/',
    target: 'https://track.north-spin.example/',
    redirectType: 302,
    group: 'Casino',
  });
  expect(thirstyLinkOf({ ...item, type: 'post' })).toBeUndefined();
});
