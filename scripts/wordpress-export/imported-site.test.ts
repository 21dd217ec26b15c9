/** Imports made-up WordPress sites, publishes them, and follows every address that they answered. */
// Runs on SQLite only: the calls that write are tested on both databases, and the pages are the same.
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { proposableByKind } from '../../server/contents/proposable-by-kind.ts';
import { importSite } from '../../server/move-in/site/import-site.ts';
import { readSite } from '../../server/move-in/site/read-site.ts';
import { type TestApp, testApp } from '../../server/testing/app.ts';
import { type OldAddress, oldAddresses } from './address.ts';
import { exportParts } from './export-xml.ts';
import type { OldSite } from './old-site.ts';
import { sites } from './site/sites.ts';

const options = { language: 'en', posts: 'guide', reviews: [] } as const;

async function importInto(given: TestApp, site: OldSite) {
  const { db } = given;
  const source = Readable.from(exportParts(site));
  const id = await readSite(db, { name: 'export.xml', source, author: 'test' });
  const release = await importSite(
    { writer: given.writer, proposables: proposableByKind },
    id,
    options,
  );
  return { id, release };
}

const publish = (given: TestApp, release: number | null) =>
  given.call('POST', `/admin/releases/${release}/publish`);

/** The titles of pages are written in capitals. */
const titleIn = (html: string) => (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').toLowerCase();

async function follow(given: TestApp, address: string) {
  const first = await given.app.inject({ url: address || '/' });
  const { location } = first.headers;
  if (![301, 302, 308].includes(first.statusCode) || !location)
    return { status: first.statusCode, hops: 0, html: first.body };
  const next = await given.app.inject({ url: location });
  return { status: next.statusCode, hops: 1, html: next.body };
}

/** The feed of a post’s comments leads to the feed of the site. */
const isPageOfItem = ({ address, shows }: OldAddress) =>
  /^(post|page):/.test(shows) && !address.endsWith('/feed/');

test('every address of a blog leads to its page, to a list, or says that it is gone', async () => {
  const site = sites.blog as OldSite;
  const given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
  const { release } = await importInto(given, site);
  expect((await publish(given, release)).status).toBe(200);
  const titleOf = new Map([...site.items()].map(({ type, id, title }) => [`${type}:${id}`, title]));
  const protectedPosts = new Set(
    [...site.items()].filter(({ password }) => password).map(({ type, id }) => `${type}:${id}`),
  );
  const wrong: string[] = [];
  for (const old of oldAddresses(site)) {
    const { address, shows } = old;
    const { status, hops, html } = await follow(given, address);
    const expected = shows === 'gone' ? [200, 410] : [200];
    const title = titleOf.get(shows) ?? '?';
    const isRight =
      !isPageOfItem(old) ||
      protectedPosts.has(shows) ||
      titleIn(html).includes(title.toLowerCase());
    if (!expected.includes(status) || !isRight) {
      wrong.push(`${address} (${shows}): ${status} after ${hops}, “${titleIn(html)}”`);
    }
  }
  expect(wrong).toEqual([]);
  await given.app.close();
}, 600_000);
