// Runs on PostgreSQL too: reads a whole site in one snapshot.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { imageName } from '../image/storage/image-storage.ts';
import { openImageStorage } from '../image/storage/open-image-storage.ts';
import { emptyPlace, openSite, type Place } from '../operation/backup/testing/changing-site.ts';
import type { TestApp } from '../testing/app.ts';
import { exportToFile } from './export-to-file.ts';
import { entriesOf, exportedSite } from './testing/exported-site.ts';

const bytes = Buffer.from('a picture');
const hash = imageName(bytes);
const picture = `/uploads/${hash}/40x20.webp`;

let place: Place;
let given: TestApp;
let made: { product: number; bonus: number; code: number; page: number };
let exported: Awaited<ReturnType<typeof exportedSite>>;

const text = (words: string) => ({ type: 'text' as const, text: words });

beforeAll(async () => {
  place = await emptyPlace();
  given = await openSite(place);
  const storage = await openImageStorage(place.settings);
  await storage.put(hash, new Map([['40x20.webp', bytes]]));
  const product = await given.make.product({
    slug: 'old-harbor',
    icon_url: picture,
    i18n: { en: { name: 'Harbor' }, tr: { name: 'Liman' } },
    categories: [1],
  });
  await given.call('PUT', `/admin/products/${product.id}`, { ...product, slug: 'new-harbor' });
  const bonus = await given.make.exclusiveBonus({
    image_url: '/uploads/missing.webp',
    product_id: product.id,
    i18n: { en: { title: 'Welcome & more' } },
  });
  const code = await given.make.promoCode({ code: '=HARBOR' });
  const page = await given.make.contentPage({
    kind: 'guide',
    slug: 'first-steps',
    cover: picture,
    i18n: {
      en: {
        title: 'First <steps>',
        publish_at: '2026-01-01 00:00:00',
        body: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [{ ...text('Read'), marks: [{ type: 'bold' }] }, text(' *this*.')],
            },
            { type: 'partnerCard', attrs: { product_id: product.id } },
            { type: 'offerCard', attrs: { bonus_id: bonus.id } },
            { type: 'promoCodeCard', attrs: { promo_code_id: code.id } },
            { type: 'topListCard', attrs: { category: 'casino', limit: 3 } },
            { type: 'partnerCard', attrs: { product_id: 999_999 } },
            { type: 'image', attrs: { path: picture, alt: 'A harbor', caption: 'At night' } },
          ],
        },
      },
      tr: { title: 'İlk adımlar' },
    },
  });
  await given.call('POST', '/admin/redirects', {
    from_path: '/old',
    to_path: '/guides/first-steps',
  });
  made = { product: product.id, bonus: bonus.id, code: code.id, page: page.id };
  exported = await exportedSite(place.settings);
});
afterAll(() => given.app.close());

test('the manifest has the checksum of every other file, and the number of rows of each kind', () => {
  const { entries, manifest, rows } = exported;
  const others = [...entries].filter(([name]) => name !== 'manifest.json');
  expect(manifest.files).toEqual(
    Object.fromEntries(
      others.map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]),
    ),
  );
  for (const [kind, count] of Object.entries(manifest.counts)) {
    expect([kind, rows(kind).length]).toEqual([kind, count]);
  }
  expect(manifest.counts).toMatchObject({ product: 1, redirect: 1, 'former-slug': 1, market: 2 });
  expect(manifest.site).toEqual({
    name: 'Aceboard',
    address: null,
    languages: ['en', 'tr'],
    time_zone: 'UTC',
  });
});

test('rows are what the API accepts for them', async () => {
  const [product] = exported.rows('product');
  expect(product).toMatchObject({ id: made.product, slug: 'new-harbor', categories: [1] });
  const { body } = await given.call('GET', `/admin/products/${made.product}`);
  expect(body).toMatchObject(product);
  const { id: _, ...draft } = product;
  const saved = await given.call('PUT', `/admin/products/${made.product}`, draft);
  expect(saved.status).toBe(200);
  expect(exported.rows('product-list')[0]).toEqual({
    category: 'casino',
    product_ids: [made.product],
  });
});

test('spreadsheets don’t run a code as a formula', () => {
  const [header, line] = exported.text('data/promo-code.csv').split('\r\n');
  expect(header).toMatch(/^\ufeffid,code,market_code,/);
  expect(line).toMatch(new RegExp(`^${made.code},'=HARBOR,US,`));
});

test('a page is Markdown and HTML, with links instead of live cards', () => {
  expect(exported.text('texts/en/guide/first-steps.md')).toBe(`---
title: "First <steps>"
address: "/guides/first-steps"
language: "en"
kind: "guide"
published: "2026-01-01 00:00:00"
cover: "../../../images/${hash}/40x20.webp"
---

# First \\<steps\\>

**Read** \\*this\\*.

[Harbor](/casino/new-harbor)

[Welcome \\& more](/casino/new-harbor)

[=HARBOR](/promocodes?code=${made.code})

[Casino](/casino/all)

![A harbor](../../../images/${hash}/40x20.webp)

*At night*
`);
  const html = exported.text('texts/en/guide/first-steps.html');
  expect(html).toContain('<title>First &lt;steps&gt;</title>');
  expect(html).toContain('<p><strong>Read</strong> *this*.</p>');
  expect(html).toContain('<p><a href="/casino/new-harbor">Welcome &amp; more</a></p>');
  expect(exported.text('texts/tr/guide/first-steps.md')).toContain('title: "İlk adımlar"');
});

test('images are stored in full size, and missing ones are listed', () => {
  expect(exported.entries.get(`images/${hash}/40x20.webp`)).toEqual(bytes);
  expect(exported.manifest.missing_images).toEqual([]);
});

test('lists the public addresses, and where old ones lead', () => {
  const lines = exported.text('addresses.csv').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/tr/casino,tr,page of the site,,',
      `/casino/new-harbor,en,product,${made.product},`,
      `/tr/casino/old-harbor,tr,former address,${made.product},/tr/casino/new-harbor`,
      `/casino/${made.product},en,former address,${made.product},/casino/new-harbor`,
      `/guides/first-steps,en,content-page,${made.page},`,
      '/old,en,redirect,1,/guides/first-steps',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('/tr/guides/first-steps'))).toEqual([]);
});

test('never replaces a file, and leaves nothing behind when it fails', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'taken.tar.gz');
  writeFileSync(file, 'the only copy of something');
  const never = new AbortController().signal;
  await expect(exportToFile(place.settings, file, never)).rejects.toThrow('already exists');
  const stopped = AbortSignal.abort(new Error('Stopped.'));
  const other = join(folder, 'other.tar.gz');
  await expect(exportToFile(place.settings, other, stopped)).rejects.toThrow('Stopped.');
  expect(readdirSync(folder)).toEqual(['taken.tar.gz']);
  expect(existsSync(dirname(file))).toBe(true);
});

test('only owners download the archive, and the security log records it', async () => {
  const get = (token?: string) =>
    given.app.inject({
      url: '/api/admin/archive',
      headers: token ? { 'x-admin-token': token } : {},
    });
  expect((await get()).statusCode).toBe(401);
  for (const role of ['viewer', 'author', 'editor'] as const) {
    expect((await get((await given.make.person({ role })).token)).statusCode).toBe(403);
  }
  const owner = await given.make.person({ name: 'Ada', role: 'owner' });
  const { statusCode, headers, rawPayload } = await get(owner.token);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/gzip');
  const name = /filename="(aceboard-export-\d{4}-\d\d-\d\d\.tar\.gz)"/.exec(
    String(headers['content-disposition']),
  )?.[1];
  const entries = await entriesOf(Readable.from([rawPayload]));
  expect(entries.get('data/product.json')).toEqual(exported.entries.get('data/product.json'));
  const events = await given.db.selectFrom('security_event').selectAll().execute();
  expect(events.filter(({ kind }) => kind === 'export')).toMatchObject([
    { actor: 'Ada', subject: name, outcome: 'done' },
  ]);
});
