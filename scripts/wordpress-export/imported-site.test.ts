/** Imports made-up WordPress sites with their pictures, publishes them, and follows every address that they answered. */
// Runs on SQLite only: the test of the import itself runs on both databases, and the pages are the same.
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { fold } from '#contract/fold.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { proposableByKind } from '../../server/contents/proposable-by-kind.ts';
import { openImageStorage } from '../../server/image/storage/open-image-storage.ts';
import { mediaFolder } from '../../server/move-in/media/media-folder.ts';
import { importSite } from '../../server/move-in/site/import-site.ts';
import { readSite } from '../../server/move-in/site/read-site.ts';
import { type TestApp, testApp } from '../../server/testing/app.ts';
import { type OldAddress, oldAddresses } from './address.ts';
import { exportParts } from './export-xml.ts';
import type { OldSite } from './old-site.ts';
import { sites } from './site/sites.ts';
import { writePictures } from './write-export.ts';

const isLong = process.env.TEST_EXTENT === 'long';
const names = isLong
  ? ['blog', 'classic', 'turkish']
  : (process.env.SITES?.split(',') ?? ['classic']);

async function importInto({ db, writer, deps }: TestApp, site: OldSite) {
  const folder = temporaryFolder();
  await writePictures(site, folder);
  const copies = await mediaFolder(folder);
  const { settings } = deps;
  const pictures = {
    sources: () => [copies],
    storage: await openImageStorage(settings),
    maxBytes: settings.UPLOAD_MAX_BYTES,
  };
  const source = Readable.from(exportParts(site));
  const id = await readSite(db, { name: 'export.xml', source, author: 'test' });
  return importSite({ writer, pictures, proposables: proposableByKind }, id);
}

/** The titles of pages are written in capitals. */
const titleIn = (html: string) => fold(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');

async function follow({ app }: TestApp, address: string) {
  const first = await app.inject({ url: address || '/' });
  const { location } = first.headers;
  if (![301, 302, 308].includes(first.statusCode) || !location)
    return { status: first.statusCode, html: first.body };
  const next = await app.inject({ url: location });
  return { status: next.statusCode, html: next.body };
}

/** The feed of a post’s comments leads to the feed of the site. */
const isPageOfItem = ({ address, shows }: OldAddress) =>
  /^(post|page):/.test(shows) && !address.endsWith('/feed/');

/** Posts with a password aren’t published, so their addresses lead to the list. */
const titlesOf = (site: OldSite) =>
  new Map(
    [...site.items()].map(({ type, id, title, password }) => [
      `${type}:${id}`,
      password ? '' : fold(title),
    ]),
  );

test.each(names)(
  'every address of the site %s leads to its page, to a list, to a picture, or is gone',
  async (name) => {
    const site = sites[name] as OldSite;
    const given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
    const release = await importInto(given, site);
    const published = await given.call('POST', `/admin/releases/${release}/publish`);
    expect([published.status, published.body.detail]).toEqual([200, undefined]);
    const titles = titlesOf(site);
    const wrong: string[] = [];
    for (const old of oldAddresses(site)) {
      const { address, shows } = old;
      const { status, html } = await follow(given, address);
      const expected = shows === 'gone' ? [200, 410] : [200];
      const isRight = !isPageOfItem(old) || titleIn(html).includes(titles.get(shows) ?? '?');
      if (!expected.includes(status) || !isRight) {
        wrong.push(`${address} (${shows}): ${status}, “${titleIn(html)}”`);
      }
    }
    expect(wrong).toEqual([]);
    await given.app.close();
  },
  600_000,
);
