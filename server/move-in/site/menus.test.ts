// Runs on SQLite only: reads what the tests of the import store on both databases.
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proposableByKind } from '../../contents/proposable-by-kind.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { exportText } from '../wxr/testing/export-text.ts';
import { importSite } from './import-site.ts';
import { readSite } from './read-site.ts';
import { getImport, reportIn } from './stored-import.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const item = (id: number, type: string, title: string, rest = '') =>
  `<item><title>${title}</title><link>https://old.example/blog/item-${id}/</link><guid>${id}</guid>
<content:encoded><![CDATA[<p>Text</p>]]></content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2024-05-01 09:30:00</wp:post_date_gmt><wp:post_name>item-${id}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${rest}</item>\n`;

const menuItem = (id: number, title: string, fields: Record<string, string>) => {
  const meta = Object.entries(fields).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>_menu_item_${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
  );
  const menu = '<category domain="nav_menu" nicename="main">Main</category>';
  return item(id, 'nav_menu_item', title, menu + meta.join(''));
};

test('menus list where their items lead here, and what they were called', async () => {
  const category =
    '<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>tips</wp:category_nicename><wp:cat_name>Tips</wp:cat_name></wp:category>\n';
  const content = exportText(
    '<wp:base_blog_url>https://old.example</wp:base_blog_url>\n',
    category,
    item(5, 'post', 'Odds'),
    menuItem(20, '', { type: 'post_type', object: 'post', object_id: '5' }),
    menuItem(21, '', { type: 'taxonomy', object: 'category', object_id: '5' }),
    menuItem(22, 'Home', { type: 'custom', url: 'https://old.example/' }),
    menuItem(23, 'Elsewhere', { type: 'custom', url: 'https://elsewhere.example/' }),
    menuItem(24, 'Lost', { type: 'post_type', object: 'post', object_id: '99' }),
  );
  const source = Readable.from([Buffer.from(content)]);
  const id = await readSite(given.db, { name: 'export.xml', source, author: 'test' });
  await importSite({ writer: given.writer, proposables: proposableByKind }, id);
  expect(reportIn(await getImport(given.db, id))?.menus).toEqual([
    {
      name: 'Main',
      items: [
        { title: 'Odds', to: '/guides/item-5' },
        { title: 'Tips', to: '/guides' },
        { title: 'Home', to: '/' },
        { title: 'Elsewhere', to: 'https://elsewhere.example/' },
        { title: 'Lost', to: null },
      ],
    },
  ]);
});
