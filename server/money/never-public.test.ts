// Runs on SQLite only: searches the database's own file, and a preview is one on every database.
/** Nothing that others can read carries money. Every route is walked, so that a new one is too. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { copyForPreview } from '../../db/copy/preview-copy.ts';
import { systemClock } from '../../db/engine.ts';
import { allRows, tableNames } from '../../db/testing/database.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { exportedSite } from '../move-out/testing/exported-site.ts';
import { emptyPlace, type Place } from '../operation/backup/testing/changing-site.ts';
import { declaredCalls } from '../people/testing/admin-walk.ts';
import { type TestApp, testApp, token } from '../testing/app.ts';
import { withRoutes } from '../testing/route.ts';
import { appRouter } from '../trpc/router.ts';
import { loopback, webhookReceiver } from '../webhook/testing/receiver.ts';
import {
  marksIn,
  plantedKey,
  plantedSearch,
  plantedSecret,
  plantMoney,
} from './testing/planted-money.ts';

const moneyTables = [
  ...(['programme', 'programme_product', 'programme_campaign', 'programme_stat', 'deal'] as const),
  ...(['stat_source', 'stat_import', 'former_stat', 'stat_month', 'statement', 'rate'] as const),
  ...(['payment', 'money_correction', 'money_note', 'money_document', 'closed_month'] as const),
  'money_change' as const,
];

let place: Place;
let given: TestApp;
let routes: RouteOptions[];
let hooks: Awaited<ReturnType<typeof webhookReceiver>>;

beforeAll(async () => {
  place = await emptyPlace(false);
  const options = { address: place.address, network: loopback, pages: 'built' as const };
  ({ given, routes } = await withRoutes(() => testApp(place.variables, options)));
  await given.app.listen({ port: 0, host: '127.0.0.1' });
  const product = await given.make.product({
    ...{ slug: 'harbor', categories: [1], i18n: { en: { name: 'Harbor' } } },
  });
  await given.make.contentPage({ slug: 'first-guide' });
  hooks = await webhookReceiver();
  const hook = { name: 'All', url: hooks.url };
  await given.call('POST', '/admin/webhooks', hook);
  await given.call('POST', '/admin/webhooks', { ...hook, name: 'Log', kinds: ['security'] });
  await plantMoney(async (method, path, body) => {
    const isFile = typeof body === 'string';
    const answer = await given.call(
      method as 'POST',
      `/admin/${path}`,
      isFile ? undefined : body,
      isFile ? { payload: body, headers: { 'content-type': 'text/csv' } } : {},
    );
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.text === '' ? { id: 0 } : answer.body;
  }, product.id);
  // The last write, whose delivery shows that all earlier ones were sent.
  await given.make.banner({ i18n: { en: { title: 'The last change' } } });
});
afterAll(async () => {
  await given.app.close();
  await hooks.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  given.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

/** Returns the marks by URL, and how many requests succeeded. */
async function walk(urls: Iterable<string>, headers: Record<string, string> = {}) {
  const found: Record<string, string[]> = {};
  let succeeded = 0;
  for (const url of new Set(urls)) {
    const { statusCode, body, headers: sent } = await get(url, headers);
    if (statusCode === 200) succeeded += 1;
    const marks = marksIn(`${JSON.stringify(sent)} ${body}`);
    if (marks.length > 0) found[url] = marks;
  }
  return { found, succeeded };
}

const filled = (url: string) => url.replace(/:\w+(\([^)]*\))?/g, '1').replace('*', '');
/** With and without words that would find the marks. */
const variants = (url: string) => [url, `${url}?q=${plantedSearch}`];

const restReads = () =>
  routes
    .filter(({ method, schema }) => [method].flat().includes('GET') && !schema?.hide)
    .map(({ url }) => url)
    .filter((url) => url !== '/api/admin/archive' && !url.startsWith('/api/trpc'));

const inputs = [undefined, {}, { id: 1 }, { limit: 100 }, { q: plantedSearch }, { kind: 'guide' }];
const trpcReads = (isWanted: (name: string) => boolean) => {
  const procedures = Object.entries(
    appRouter()._def.procedures as object as Record<string, { _def: { type: string } }>,
  );
  return procedures
    .filter(([name, { _def }]) => _def.type === 'query' && isWanted(name))
    .flatMap(([name]) =>
      inputs.map((input) =>
        input === undefined
          ? `/api/trpc/${name}`
          : `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`,
      ),
    );
};

test('every table of money has a mark or belongs to a row with one', async () => {
  const marked: string[] = [];
  for (const table of await tableNames(given.db)) {
    if (marksIn(JSON.stringify(await allRows(given.db, table))).length > 0) marked.push(table);
  }
  for (const table of moneyTables) {
    expect([table, (await allRows(given.db, table)).length]).not.toEqual([table, 0]);
  }
  expect(moneyTables).toEqual(expect.arrayContaining(marked));
  const { found } = await walk(['/api/admin/programmes', '/api/admin/money?month=2026-02'], {
    'x-admin-token': token,
  });
  expect(Object.keys(found)).toHaveLength(2);
});

test('no public read over REST or tRPC carries money', async () => {
  const rest = restReads().filter((url) => !url.startsWith('/api/admin/'));
  const urls = rest.map(filled).flatMap(variants);
  const { found, succeeded } = await walk([
    ...urls,
    ...trpcReads((name) => !name.startsWith('admin.')),
  ]);
  expect(found).toEqual({});
  expect(succeeded).toBeGreaterThan(40);
});

test('no page, feed, sitemap or metric carries money', async () => {
  const { body } = await get('/sitemap-1.xml');
  const listed = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  const paths = [...Object.values(pagePath), ...listed.flatMap((path) => path || [])]
    .filter((path): path is string => typeof path === 'string')
    .concat('/casino/harbor', '/guides/first-guide', '/go/product/1');
  const pages = paths.flatMap((path) => languages.map((language) => pathIn(language, path)));
  const { found, succeeded } = await walk([
    ...pages.flatMap(variants),
    ...['/sitemap.xml', '/sitemap-1.xml', '/feed.xml', '/tr/feed.xml', '/robots.txt', '/metrics'],
    ...['/follow.xml?about=product-1', '/manifest.webmanifest', '/follow?about=product-1'],
  ]);
  expect(found).toEqual({});
  expect(succeeded).toBeGreaterThan(60);
});

test.each([
  ['editor', []],
  ['author', []],
  ['viewer', []],
] as const)(
  'no read of the admin carries money for an %s without the right',
  async (role, rights) => {
    const { token: own } = await given.make.person({ role, rights: [...rights] });
    const rest = restReads().filter((url) => url.startsWith('/api/admin/'));
    const { found, succeeded } = await walk(
      [...rest.map(filled).flatMap(variants), ...trpcReads((name) => name.startsWith('admin.'))],
      { 'x-admin-token': own },
    );
    expect(found).toEqual({});
    expect(succeeded).toBeGreaterThan(80);
  },
);

test('what owners read elsewhere, such as the history and the security log, carries no money', async () => {
  const others = declaredCalls.filter(({ right, method }) => method === 'GET' && right !== 'money');
  const { found, succeeded } = await walk(
    [
      ...others.flatMap(({ path }) => (path ? variants(filled(`/api/admin${path}`)) : [])),
      ...trpcReads((name) => others.some((call) => name === `admin.${call.name}`)),
    ],
    { 'x-admin-token': token },
  );
  expect(found).toEqual({});
  expect(succeeded).toBeGreaterThan(100);
});

test('no webhook gets a write of money', async () => {
  const last = () => hooks.deliveries.some(({ body }) => body.data.entity === 'banner');
  await expect.poll(last, { timeout: 10_000 }).toBe(true);
  expect(marksIn(JSON.stringify(hooks.deliveries))).toEqual([]);
});

test('the copy of a preview and the archive of the site have no money', async () => {
  const file = join(temporaryFolder(), 'preview.db');
  const copy = await copyForPreview(given.db, file, systemClock);
  for (const table of await tableNames(copy.db)) {
    const rows = await allRows(copy.db, table);
    expect([table, marksIn(JSON.stringify(rows))]).toEqual([table, []]);
    if (moneyTables.some((name) => name === table)) expect([table, rows]).toEqual([table, []]);
  }
  await copy.close();
  const { entries } = await exportedSite(given.deps.settings);
  expect(entries.size).toBeGreaterThan(10);
  for (const [name, bytes] of entries) {
    expect([name, marksIn(`${name} ${bytes}`)]).toEqual([name, []]);
  }
});

test('the files of the database contain no header or secret of a source in clear', () => {
  const folder = dirname(place.address);
  const files = readdirSync(folder).filter((name) => name.startsWith('aceboard.db'));
  const text = files.map((name) => readFileSync(join(folder, name), 'latin1')).join();
  expect(text).toContain('plantedmoney');
  expect([plantedKey, plantedSecret].filter((secret) => text.includes(secret))).toEqual([]);
});
