import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proposableByKind } from '../../contents/proposable-by-kind.ts';
import { retentions } from '../../operation/retention/retention.ts';
import { liveTables } from '../../release/testing/release-client.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { exportText } from '../wxr/testing/export-text.ts';
import { importSite } from './import-site.ts';
import { planImport } from './plan-site.ts';
import { readSite } from './read-site.ts';
import { getImport } from './stored-import.ts';

let given: TestApp;
let first: number;
beforeEach(async () => {
  given = await testApp();
  const { items } = (await given.call('GET', '/admin/pages?limit=1000')).body;
  first = Math.max(...items.map(({ id }: { id: number }) => id));
});
afterEach(() => given.app.close());

type Post = { type?: string; status?: string; content?: string; slug?: string; rest?: string };

const post = (id: number, title: string, more: Post = {}) => {
  const { type = 'post', status = 'publish', content = '<p>Text</p>', rest = '' } = more;
  const slug = more.slug ?? title.toLowerCase().replaceAll(' ', '-');
  return `<item><title>${title}</title><link>https://old.example/2024/05/01/${slug}/</link>
<guid>https://old.example/?p=${id}</guid><dc:creator>ada</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>2024-05-01 12:30:00</wp:post_date>
<wp:post_date_gmt>2024-05-01 09:30:00</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${rest}</item>\n`;
};

const site = '<wp:base_blog_url>https://old.example</wp:base_blog_url>\n';
const author =
  '<wp:author><wp:author_id>1</wp:author_id><wp:author_login>ada</wp:author_login><wp:author_display_name>Ada Field</wp:author_display_name></wp:author>\n';

async function read(...items: string[]) {
  const source = Readable.from([Buffer.from(exportText(site, author, ...items))]);
  return readSite(given.db, { name: 'export.xml', source, author: 'test' });
}

async function importAll(...items: string[]) {
  const id = await read(...items);
  const release = await importSite({ writer: given.writer, proposables: proposableByKind }, id);
  const report = JSON.parse((await getImport(given.db, id)).report ?? '{}');
  return { id, release, report };
}

const publish = async (release: number | null) => {
  const { status, body } = await given.call('POST', `/admin/releases/${release}/publish`);
  expect([status, body.detail]).toEqual([200, undefined]);
};
type Page = { id: number; path: string; name: string; state: string };
/** Without the pages that every site begins with, by name. */
async function importedPages(): Promise<Page[]> {
  const { items } = (await given.call('GET', '/admin/pages?limit=1000')).body;
  return items
    .filter(({ id }: Page) => id > first)
    .toSorted((one: Page, other: Page) => (one.name < other.name ? -1 : 1));
}
const pages = async () =>
  (await importedPages()).map(({ path, name, state }) => [path, name, state]);
const redirects = async () => {
  const { items } = (await given.call('GET', '/admin/redirects?limit=1000')).body;
  return Object.fromEntries(
    items.map(({ from_path, to_path }: Record<string, string>) => [from_path, to_path]),
  );
};

test('posts and pages become a release, and their old addresses lead to them', async () => {
  const { release, report } = await importAll(
    post(5, 'How odds work', {
      content: '<p>See <a href="https://www.old.example/?p=6">this</a>.</p>',
    }),
    post(6, 'Our team', { type: 'page' }),
    post(7, 'Admin', { type: 'page' }),
    post(8, 'A draft', { status: 'draft' }),
    post(9, 'Gone', { status: 'trash' }),
    post(10, 'Table', { type: 'tablepress_table' }),
    post(11, '12', { slug: '12' }),
  );
  expect(await pages()).toEqual([]);
  await publish(release);
  expect(await pages()).toEqual([
    ['/guides/post-11', '12', 'published'],
    ['/guides/a-draft', 'A draft', 'draft'],
    ['/admin-2', 'Admin', 'published'],
    ['/guides/how-odds-work', 'How odds work', 'published'],
    ['/our-team', 'Our team', 'published'],
  ]);
  expect(await redirects()).toMatchObject({
    '/2024/05/01/how-odds-work': '/guides/how-odds-work',
    '/?p=5': '/guides/how-odds-work',
    '/?page_id=6': '/our-team',
    '/2024/05': '/guides',
    '/2024': '/guides',
    '/author/ada': '/guides',
    '/wp-login.php': null,
  });
  const { body } = await given.call('GET', '/pages/guide/how-odds-work');
  expect(body).toMatchObject({ author: 'Ada Field', published_at: '2024-05-01T09:30:00.000Z' });
  expect(JSON.stringify(body.body)).toContain('"href":"/our-team"');
  expect(report.taken).toMatchObject({ 'content-page': 5 });
  expect(report.lines).toContainEqual({
    what: 'left out',
    name: 'Gone',
    detail: 'Its state is trash',
  });
  expect(report.lines).toContainEqual({
    what: 'left out',
    name: 'Table',
    detail: 'Its type is tablepress_table',
  });
});

test('what can’t be taken over is in the report, with its place', async () => {
  const content =
    '<p>Before the table</p>[casino_table id="5"]<p><a href="/nowhere/">A link</a></p><img src="/wp-content/uploads/a.png">';
  const { report } = await importAll(post(5, 'Odds', { content }));
  expect(report.totals).toEqual({ 'left out': 1, 'picture missing': 1, 'dead link': 1 });
  expect(report.lines).toContainEqual({
    what: 'left out',
    name: 'Odds',
    detail: 'The shortcode casino_table has no equivalent here',
    after: expect.stringContaining('Before the table'),
  });
});

test('twice equals once, before publication and after it', async () => {
  const items = [post(5, 'Odds'), post(6, 'Stakes')];
  const { id, release } = await importAll(...items);
  const deps = { writer: given.writer, proposables: proposableByKind };
  const proposals = () => given.call('GET', `/admin/proposals?release=${release}&limit=100`);
  const before = (await proposals()).body;
  expect(await importSite(deps, id)).toBe(release);
  const ids = ({ items }: { items: { id: number; ops: object }[] }) =>
    items.map((proposal) => [proposal.id, proposal.ops]);
  expect(ids((await proposals()).body)).toEqual(ids(before));
  await publish(release);
  const live = await liveTables(given);
  const again = await importAll(...items);
  expect(again.release).toBeNull();
  expect(await withoutImports(live)).toEqual(await withoutImports(await liveTables(given)));
});

const withoutImports = async ({
  site_import: _,
  import_record: __,
  import_address: ___,
  ...rest
}: Record<string, unknown>) => rest;

test('an import that is made again with other options uses these', async () => {
  const { id, release } = await importAll(post(5, 'Odds'));
  const deps = { writer: given.writer, proposables: proposableByKind };
  const { mapping, options } = await getImport(given.db, id);
  await planImport(given.db, id, { mapping, options: { ...JSON.parse(options), language: 'tr' } });
  expect(await importSite(deps, id)).toBe(release);
  await publish(release);
  const [odds] = await importedPages();
  const { i18n } = (await given.call('GET', `/admin/pages/${odds?.id}`)).body;
  expect([i18n.en.title, i18n.tr.title]).toEqual([null, 'Odds']);
});

test('a second import updates what changed, and keeps what was edited or deleted here', async () => {
  const before = await importAll(post(5, 'Odds'), post(6, 'Stakes'), post(7, 'Lines'));
  await publish(before.release);
  const [lines, odds] = (await importedPages()) as [Page, Page];
  await given.call('DELETE', `/admin/pages/${lines.id}`);
  const edited = (await given.call('GET', `/admin/pages/${odds.id}`)).body;
  edited.i18n.en.title = 'Odds, edited here';
  await given.call('PUT', `/admin/pages/${odds.id}`, edited);
  const { release, report } = await importAll(
    post(5, 'Odds, edited there', { slug: 'odds', content: '<p>New text</p>' }),
    post(6, 'Stakes', { content: '<p>More</p>' }),
    post(7, 'Lines'),
  );
  await publish(release);
  const read = async (slug: string) => (await given.call('GET', `/pages/guide/${slug}`)).body;
  expect(await read('odds')).toMatchObject({ title: 'Odds, edited here' });
  expect(JSON.stringify((await read('odds')).body)).toContain('New text');
  expect(JSON.stringify((await read('stakes')).body)).toContain('More');
  expect((await read('lines')).status).toBe(404);
  expect(report.lines).toContainEqual({
    what: 'changed',
    name: 'Odds, edited there',
    detail: 'title was changed here since, and stays as it is',
  });
  expect(report.lines).toContainEqual({
    what: 'left out',
    name: 'Lines',
    detail: 'It was deleted here since',
  });
});

test('an import is undone whole, and can be made again', async () => {
  const before = await liveTables(given);
  const items = [post(5, 'Odds'), post(6, 'Stakes')];
  const { release } = await importAll(...items);
  await publish(release);
  const { status } = await given.call('POST', `/admin/releases/${release}/undo`);
  expect(status).toBe(200);
  expect(await pages()).toEqual([]);
  expect(await redirects()).toEqual({});
  const { content_page, redirect } = await liveTables(given);
  expect([content_page, redirect]).toEqual([before.content_page, before.redirect]);
  const again = await importAll(...items);
  await publish(again.release);
  expect(await pages()).toHaveLength(2);
});

test('a broken file names its line, keeps what was read, and writes nothing', async () => {
  const broken = exportText(site, author, post(5, 'Odds'), '<item><title>Never closed');
  const source = Readable.from([Buffer.from(broken)]);
  await expect(readSite(given.db, { name: 'x.xml', source, author: 'test' })).rejects.toThrow(
    /line/i,
  );
  const stored = await given.db.selectFrom('site_import').selectAll().executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ state: 'failed', source: 'old.example' });
  const records = await given.db.selectFrom('import_record').select('kind').execute();
  expect(records.filter(({ kind }) => kind === 'item')).toHaveLength(1);
  const deps = { writer: given.writer, proposables: proposableByKind };
  await expect(importSite(deps, stored.id)).rejects.toThrow(/line/i);
  expect(await pages()).toEqual([]);
});

test('an import is deleted after 90 days, and a later one still updates what became of it', async () => {
  const first = await importAll(post(5, 'Odds'));
  await publish(first.release);
  const { settings, imageStorage } = given.deps;
  const job = retentions({ database: given.database, settings, imageStorage }).find(
    ({ name }) => name === 'imports',
  );
  const { signal } = new AbortController();
  const now = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await job?.run({ signal, now: now(89) })).toBe(0);
  expect(await job?.run({ signal, now: now(91), isDryRun: true })).toBe(1);
  expect(await job?.run({ signal, now: now(91) })).toBe(1);
  expect(await given.db.selectFrom('import_record').selectAll().execute()).toEqual([]);
  await publish((await importAll(post(5, 'Odds again', { slug: 'odds' }))).release);
  expect(await pages()).toEqual([['/guides/odds', 'Odds again', 'published']]);
});
