/** Imports made-up WordPress sites with their pictures, publishes them, and compares them with what they were. */
// Runs in test:long only: imports and reads whole sites; import-site.test.ts and the tests of each part are short.
// Runs on SQLite only: the tests of the import itself run on both databases, and the pages are the same.
import { expect, test } from 'vitest';
import { fold } from '#contract/fold.ts';
import type { ImportReport } from '#contract/move-in/import-report.ts';
import { type TestApp, testApp } from '../../server/testing/app.ts';
import { type OldAddress, oldAddresses } from './address.ts';
import { comparedPost, type Difference } from './compare-post.ts';
import { importOldSite } from './import-site.ts';
import type { OldItem, OldSite } from './old-site.ts';
import { sites } from './site/sites.ts';

/** The lines of a report that differ only in numbers, as one line each. */
function shortened({ taken, totals, lines, menus }: ImportReport): string {
  const groups = new Map<string, { count: number; first: string }>();
  for (const { what, name, detail } of lines) {
    const key = `${what}: ${detail.replace(/\d+/g, '#')}`;
    const group = groups.get(key) ?? { count: 0, first: name.slice(0, 60) };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  const grouped = Array.from(groups, ([key, { count, first }]) => `${count} × ${key} (${first})`);
  return [
    ...Object.entries(taken).map(([kind, count]) => `taken over: ${count} × ${kind}`),
    ...Object.entries(totals).map(([what, count]) => `in the report: ${count} × ${what}`),
    ...grouped,
    ...menus.map(({ name, items }) => `menu ${name}: ${items.map(({ to }) => to).join(' ')}`),
    '',
  ].join('\n');
}

const titleIn = (html: string) => fold(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');

async function follow({ app }: TestApp, address: string) {
  const first = await app.inject({ url: address || '/' });
  const { location } = first.headers;
  if (![301, 302, 308].includes(first.statusCode) || !location)
    return { status: first.statusCode, html: first.body, location };
  if (!location.startsWith('/')) return { status: first.statusCode, html: '', location };
  const next = await app.inject({ url: location });
  return { status: next.statusCode, html: next.body, location };
}

/** The hostile site has posts that are left out, and addresses that no server has. */
const isHarmless = (status: number, html: string) =>
  status < 500 && !/<script>alert|<[^>]+ on\w+=["']?alert|javascript:alert/i.test(html);

/** Returns what an address shows that it should not, if so. */
async function wrongAddress(
  given: TestApp,
  site: OldSite,
  { address, shows }: OldAddress,
  items: ReadonlyMap<string, OldItem>,
): Promise<string | undefined> {
  const { status, html, location } = await follow(given, address);
  const item = items.get(shows);
  const title = titleIn(html);
  const found = `${address} (${shows}): ${status}, “${title}”, ${location}`;
  if (site === sites.hostile) return isHarmless(status, html) ? undefined : found;
  if (shows === 'gone') return [200, 410].includes(status) ? undefined : found;
  if (item?.type === 'thirstylink') {
    const target = item.meta?.find(([key]) => key === '_ta_destination_url')?.[1];
    return status === 302 && location === target ? undefined : found;
  }
  if (status !== 200) return found;
  // The feed of a post leads to the feed of the site. A post with a password isn't published.
  const isPage = item && ['post', 'page', 'casino'].includes(item.type) && !item.password;
  if (!isPage || address.endsWith('/feed/')) return undefined;
  return title !== '' && fold(item.title).includes(title) ? undefined : found;
}

test.each(Object.keys(sites))(
  'the site %s is imported as its report says, post by post, and none of its addresses is lost',
  async (name) => {
    const site = sites[name] as OldSite;
    const given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
    const { release, report } = await importOldSite(given, site);
    await expect(shortened(report)).toMatchFileSnapshot(`golden/${name}.txt`);
    const published = await given.call('POST', `/admin/releases/${release}/publish`);
    expect([published.status, published.body.detail]).toEqual([200, undefined]);
    const items = new Map([...site.items()].map((item) => [`${item.type}:${item.id}`, item]));

    const wrong: string[] = [];
    for (const address of oldAddresses(site)) {
      const found = await wrongAddress(given, site, address, items);
      if (found) wrong.push(found);
    }
    expect(wrong).toEqual([]);

    const differences: Difference[] = [];
    const compared = site === sites.hostile ? [] : items.values();
    for (const item of compared) differences.push(...(await comparedPost(given, item)));
    expect(differences).toEqual([]);
    await given.app.close();
  },
  1_800_000,
);
