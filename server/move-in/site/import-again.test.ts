// Runs on PostgreSQL too: what a release settles is stored with it.
/** Imports that are prepared, changed, discarded and made again. */
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listRecords } from '../../../db/repositories/move-in/site-import.ts';
import { proposableByKind } from '../../contents/proposable-by-kind.ts';
import { retentions } from '../../operation/retention/retention.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Miss, missing } from '../media/picture-source.ts';
import type { ExportItem } from '../wxr/export-record.ts';
import { exportText } from '../wxr/testing/export-text.ts';
import { importSite } from './import-site.ts';
import { planImport } from './plan-site.ts';
import { readSite } from './read-site.ts';
import { getImport, optionsIn, reportIn } from './stored-import.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

type Post = { type?: string; slug?: string; guid?: string };
const post = (id: number, title: string, { type = 'post', slug = `post-${id}`, guid }: Post = {}) =>
  `<item><title>${title}</title><link>https://old.example/2024/05/01/${slug}/</link>
<guid>${guid ?? `https://old.example/?p=${id}`}</guid><content:encoded><![CDATA[<p>Text</p>]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-05-01 09:30:00</wp:post_date_gmt>
<wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type></item>\n`;
const site = '<wp:base_blog_url>https://old.example</wp:base_blog_url>\n';

async function read(items: string[], addTo?: number): Promise<number> {
  const source = Readable.from([Buffer.from(exportText(site, ...items))]);
  return readSite(given.db, { name: 'export.xml', source, author: 'test', addTo });
}
const run = (id: number) =>
  importSite({ writer: given.writer, proposables: proposableByKind }, id) as Promise<number>;
const publish = async (release: number) =>
  expect((await given.call('POST', `/admin/releases/${release}/publish`)).status).toBe(200);

async function importAll(...items: string[]) {
  const id = await read(items);
  return { id, release: await run(id) };
}
const becomes = async (id: number, type: string, wanted: 'review' | 'nothing') => {
  const stored = await getImport(given.db, id);
  const options = optionsIn(stored);
  const types = options.types.map((option) =>
    option.type === type ? { ...option, becomes: wanted } : option,
  );
  await planImport(given.db, id, { mapping: stored.mapping, options: { ...options, types } });
};
type Listed = { path: string; name: string };
/** The pages of the old site, whose slugs end in a number. */
const pages = async (): Promise<string[]> => {
  const { items } = (await given.call('GET', '/admin/pages?limit=1000')).body;
  const found = items.map(({ path, name }: Listed) => `${path} ${name}`);
  return found.filter((line: string) => /post-\d/.test(line)).toSorted();
};

test.each(['delete', 'undo'])(
  'an update whose release was discarded (%s) is proposed again',
  async (how) => {
    await publish((await importAll(post(5, 'Odds'))).release);
    const { release } = await importAll(post(5, 'Better odds'));
    if (how === 'delete') await given.call('DELETE', `/admin/releases/${release}`);
    else {
      await publish(release);
      await given.call('POST', `/admin/releases/${release}/undo`);
    }
    expect(await pages()).toEqual(['/guides/post-5 Odds']);
    await publish((await importAll(post(5, 'Better odds'))).release);
    expect(await pages()).toEqual(['/guides/post-5 Better odds']);
  },
);

test('a change of what posts become withdraws what was prepared before', async () => {
  const { id, release } = await importAll(post(5, 'Odds'), post(6, 'Slot', { type: 'game' }));
  await becomes(id, 'post', 'review');
  expect(await run(id)).toBe(release);
  await becomes(id, 'post', 'nothing');
  await run(id);
  const { items } = (await given.call('GET', `/admin/proposals?release=${release}&limit=100`)).body;
  expect(items.filter(({ kind }: { kind: string }) => kind === 'content-page')).toEqual([]);
  await becomes(id, 'post', 'review');
  await publish(await run(id));
  expect(await pages()).toEqual(['/reviews/post-5 Odds']);
});

test('what was taken out of the release stays out when it is prepared again', async () => {
  const { id, release } = await importAll(post(5, 'Odds'), post(6, 'Stakes'));
  const { items } = (await given.call('GET', `/admin/proposals?release=${release}&limit=100`)).body;
  const odds = items.find(({ name }: { name: string }) => name === 'Odds');
  await given.call('DELETE', `/admin/proposals/${odds.id}`);
  await run(id);
  expect(reportIn(await getImport(given.db, id))?.lines).toContainEqual({
    ...{ what: 'left out', name: 'Odds', detail: 'It was taken out of the release' },
  });
  await publish(release);
  expect(await pages()).toEqual(['/guides/post-6 Stakes']);
});

test('a post in two files, or without a guid, is imported once', async () => {
  const id = await read([post(5, 'Odds'), post(6, 'No guid', { guid: '' })]);
  await read([post(5, 'Odds'), post(7, 'Other', { guid: '' }), post(8, 'More')], id);
  await publish(await run(id));
  expect(await pages()).toEqual([
    '/guides/post-5 Odds',
    '/guides/post-6 No guid',
    '/guides/post-7 Other',
    '/guides/post-8 More',
  ]);
});

test('addresses lead to the new path of a page whose path was taken after planning', async () => {
  const id = await read([post(5, 'Odds')]);
  const { mapping, options } = await getImport(given.db, id);
  await planImport(given.db, id, { mapping, options: JSON.parse(options) });
  await given.make.contentPage({ kind: 'guide', slug: 'post-5' });
  await publish(await run(id));
  const { items } = (await given.call('GET', '/admin/redirects?q=01/post-5')).body;
  expect(items).toMatchObject([{ to_path: '/guides/post-5-2' }]);
});

test('the addresses of a post that is left out lead to the list', async () => {
  await publish((await importAll(post(5, 'Odds'), post(6, 'Broken \u0081 title'))).release);
  expect(await pages()).toEqual(['/guides/post-5 Odds']);
  const { items } = (await given.call('GET', '/admin/redirects?q=post-6')).body;
  expect(items).toMatchObject([{ to_path: '/guides' }]);
});

test('what was deleted here stays deleted, also when its release is no longer stored', async () => {
  await publish((await importAll(post(5, 'Odds'))).release);
  const { items } = (await given.call('GET', '/admin/pages?q=Odds')).body;
  await given.call('DELETE', `/admin/pages/${items[0].id}`);
  const { settings, imageStorage } = given.deps;
  const { signal } = new AbortController();
  const now = new Date(Date.now() + 400 * 86_400_000);
  for (const { run } of retentions({ database: given.database, settings, imageStorage }))
    await run({ signal, now });
  await importAll(post(5, 'Odds'));
  expect(await pages()).toEqual([]);
});

test('a file that a process has left half read leaves the import as it was', async () => {
  const id = await read([post(5, 'Odds')]);
  const { items } = (await given.call('GET', `/admin/imports`)).body;
  expect(items).toMatchObject([{ id, state: 'read' }]);
  await given.db
    .updateTable('site_import')
    .set({ state: 'reading', done: 2 })
    .where('id', '=', id)
    .execute();
  expect((await given.call('GET', `/admin/imports/${id}`)).body.state).toBe('read');
  await publish(await run(id));
  expect(await pages()).toEqual(['/guides/post-5 Odds']);
});

test('two files at once don’t disturb each other', async () => {
  const id = await read([post(5, 'Odds')]);
  const added = await Promise.allSettled([
    read([post(6, 'One')], id),
    read([post(7, 'Other')], id),
  ]);
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await publish(await run(id));
  expect(await pages()).toHaveLength(2);
});

test('long titles and links are cut when they are read', async () => {
  const title = `Odds${' '.repeat(60_000)}review no`;
  const id = await read([post(5, title, { slug: `${'/'.repeat(30_000)}post-5` })]);
  for await (const { record } of listRecords(given.db, id, 'item')) {
    const { title, link, slug } = record as ExportItem;
    expect([title, link, slug].map(({ length }) => length)).toEqual([1_000, 2_048, 500]);
  }
});

const picture = `<item><title>Photo</title><link>https://old.example/photo/</link>
<guid>https://old.example/?attachment_id=9</guid><wp:post_id>9</wp:post_id><wp:post_name>photo</wp:post_name>
<wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>https://old.example/wp-content/uploads/photo.png</wp:attachment_url></item>\n`;
const withPicture = post(5, 'Odds').replace(
  '<p>Text</p>',
  '<p>Text</p><img src="/wp-content/uploads/photo.png">',
);

/** Runs an import that finds this picture, or none at all. */
async function runWith(id: number, found: Buffer | Miss) {
  const { db, writer, deps } = given;
  const sources = () => [{ find: async () => found }];
  const { imageStorage: storage } = deps;
  const pictures = { sources, storage, maxBytes: 1_000_000 };
  const release = await importSite({ writer, pictures, proposables: proposableByKind }, id);
  return { release, report: reportIn(await getImport(db, id)) };
}
const png = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
const unreachable = missing('The site did not answer');

test('a missing picture is looked for again, and a later import needs no old site', async () => {
  const id = await read([withPicture, picture]);
  const without = await runWith(id, unreachable);
  expect(without.report?.totals).toMatchObject({ 'picture missing': 2 });
  const { release, report } = await runWith(id, await png().png().toBuffer());
  expect(report?.totals).toEqual({});
  await publish(release as number);
  const { items } = (await given.call('GET', '/admin/redirects?q=photo.png')).body;
  expect(items).toMatchObject([{ to_path: expect.stringMatching(/^\/uploads\//) }]);
  const { body } = (await given.call('GET', '/pages/guide/post-5')).body;
  expect(JSON.stringify(body)).toContain(items[0].to_path);

  const again = await read([withPicture, picture]);
  expect((await runWith(again, unreachable)).release).toBeNull();
});
