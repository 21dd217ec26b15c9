// Runs in test:long only: restores fifteen damaged archives.
/** A damaged archive is rejected before anything changes, and the error reports the damaged part. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newDigest } from '../../../db/copy/row-batches.ts';
import { announceProcess } from '../../../db/running-process.ts';
import { isPostgres } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { imageName } from '../../image/storage/image-storage.ts';
import { openImageStorage } from '../../image/storage/open-image-storage.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Manifest, manifestName, maxUnpackedPart, sha256 } from './archive.ts';
import { backUpSite } from './back-up-site.ts';
import { restoreSite } from './restore-site.ts';
import { emptyPlace, openSite, type Place } from './testing/changing-site.ts';

type Entries = Map<string, Buffer>;

const image = imageName(Buffer.from('image'));
let whole: Entries;
let original: string;
let place: Place;
let site: TestApp;

beforeAll(async () => {
  place = await emptyPlace();
  site = await openSite(place);
  for (let made = 0; made < 3; made += 1) await site.make.promoCode();
  await site.make.product();
  const files = new Map([['10x10.webp', Buffer.from('image')]]);
  await (await openImageStorage(place.settings)).put(image, files);
  original = join(temporaryFolder(), 'site.tar');
  await backUpSite(place.settings, original, new AbortController().signal);
  whole = new Map();
  for (const { header, data } of await unpackTar(readFileSync(original))) {
    whole.set(header.name, Buffer.from(data ?? []));
  }
});
afterAll(() => site.app.close());

let target: Place;
beforeEach(async () => {
  target = await emptyPlace();
});

const restore = (file: string, into = target, force = false) =>
  restoreSite(file, into.settings, { force, report() {} });

function writeBytes(bytes: Uint8Array) {
  const file = join(temporaryFolder(), 'damaged.tar');
  writeFileSync(file, bytes);
  return file;
}

async function pack(entries: Iterable<[string, Buffer]>) {
  const packed = [...entries].map(([name, body]) => ({
    header: { name, size: body.length, type: 'file' as const },
    body,
  }));
  return writeBytes(await packTar(packed));
}

const flip = (bytes: Buffer, at: number) => {
  const flipped = Buffer.from(bytes);
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  return flipped;
};

const products = 'rows/product/000001.jsonl.gz';
const codes = 'rows/promo_code/000001.jsonl.gz';
const imageEntry = `uploads/${image}/10x10.webp`;

test('detects a flipped byte in any part, and reports the part', async () => {
  for (const [name, content] of whole) {
    const damaged = new Map(whole).set(name, flip(content, content.length >> 1));
    const named = name.startsWith('uploads') ? `uploads/${image}` : name.replace('.sha256', '');
    await expect(restore(await pack(damaged)), name).rejects.toThrow(
      `${named} does not match its checksum`,
    );
  }
  expect(existsSync(join(target.settings.DATA_DIR, 'aceboard.db'))).toBe(false);
});

test('reports the last good part of an archive truncated or damaged between parts', async () => {
  const bytes = readFileSync(original);
  await expect(restore(writeBytes(bytes.subarray(0, bytes.length >> 1)))).rejects.toThrow(
    /cut off after rows\/|is damaged/,
  );
  const header = bytes.indexOf(codes);
  await expect(restore(writeBytes(flip(bytes, header + 5)))).rejects.toThrow(
    /damaged or cut off after rows\//,
  );
  await expect(restore(writeBytes(Buffer.from('no archive')))).rejects.toThrow(/archive|manifest/);
  await expect(restore(writeBytes(Buffer.alloc(0)))).rejects.toThrow('cut off after its beginning');
});

test('reports parts that were swapped, removed, added or duplicated', async () => {
  const swapped = new Map(whole)
    .set(products, whole.get(codes) as Buffer)
    .set(codes, whole.get(products) as Buffer);
  await expect(restore(await pack(swapped))).rejects.toThrow(
    `${products} does not match its checksum`,
  );
  for (const name of [products, imageEntry, manifestName, 'secrets.json']) {
    const without = [...whole].filter(([key]) => key !== name);
    const named = name === imageEntry ? `uploads/${image}` : name;
    await expect(restore(await pack(without)), name).rejects.toThrow(
      `${named} is missing from the archive`,
    );
  }
  const more = 'rows/product/000002.jsonl.gz';
  const added = [[more, whole.get(products) as Buffer] as [string, Buffer], ...whole];
  await expect(restore(await pack(added))).rejects.toThrow(`${more} is not in the manifest`);
  const other = `uploads/${'0'.repeat(32)}/1x1.webp`;
  const withImage = [[other, Buffer.from('x')] as [string, Buffer], ...whole];
  await expect(restore(await pack(withImage))).rejects.toThrow('is not in the manifest');
  const doubled = [[products, whole.get(products) as Buffer] as [string, Buffer], ...whole];
  await expect(restore(await pack(doubled))).rejects.toThrow(`has ${products} twice`);
});

test.each([
  '../../outside.txt',
  '/etc/passwd',
  `uploads/${image}/../../../outside`,
  `uploads/../${image}/1x1.webp`,
  'rows/../x/000001.jsonl.gz',
  'aceboard.db',
])('refuses the name %s', async (name) => {
  const entries = [[name, Buffer.from('x')] as [string, Buffer], ...whole];
  await expect(restore(await pack(entries))).rejects.toThrow('an unexpected entry');
});

test('refuses a part that unpacks to more than a backup writes, without unpacking it', async () => {
  const bomb = gzipSync(Buffer.alloc(maxUnpackedPart + 1), { level: 1 });
  await expect(restore(await pack(new Map(whole).set(products, bomb)))).rejects.toThrow(
    `${products} does not match its checksum`,
  );
});

async function withManifest(change: (manifest: Manifest) => void, entries = whole) {
  const manifest = JSON.parse(String(whole.get(manifestName)));
  change(manifest);
  const text = JSON.stringify(manifest);
  return pack(
    new Map(entries)
      .set(manifestName, Buffer.from(text))
      .set('manifest.json.sha256', Buffer.from(sha256(text))),
  );
}

const tableIn = (manifest: Manifest, name: string) =>
  manifest.tables.find((table) => table.name === name) as Manifest['tables'][number];

test('refuses a manifest that contradicts the archive', async () => {
  const lies: [(manifest: Manifest) => void, string][] = [
    [(lie) => Object.assign(tableIn(lie, 'product'), { rows: 7 }), 'rows/product has 1 rows'],
    [
      (lie) => Object.assign(tableIn(lie, 'promo_code'), { sha256: sha256('') }),
      'rows/promo_code do not match their checksum',
    ],
    [(lie) => lie.tables.shift(), 'is not in the manifest'],
    [(lie) => Object.assign(lie, { format: 2 }), 'a newer version of Aceboard'],
    [(lie) => Object.assign(lie, { tables: 'none' }), 'manifest.json is wrong at tables'],
    [(lie) => lie.schema.push('9999-later'), 'holds migration 9999-later'],
  ];
  for (const [lie, message] of lies) {
    await expect(restore(await withManifest(lie)), message).rejects.toThrow(message);
  }
});

test('refuses rows that don’t fit the schema before touching the site', async () => {
  const line = `${JSON.stringify({ id: 1, colour: 'red' })}\n`;
  const content = gzipSync(line);
  const digest = newDigest();
  digest.addLines(line, 1);
  const file = await withManifest(
    (manifest) => {
      Object.assign(tableIn(manifest, 'product'), { rows: 1, sha256: digest.value() });
      manifest.parts[products] = sha256(content);
    },
    new Map(whole).set(products, content),
  );
  await expect(restore(file)).rejects.toThrow(`${products} cannot be restored: The columns`);
  expect(existsSync(join(target.settings.DATA_DIR, 'aceboard.db'))).toBe(false);
});

test('replaces a site with rows only with --force', async () => {
  const other = await openSite(target);
  for (let made = 0; made < 5; made += 1) await other.make.product();
  await other.app.close();
  await expect(restore(original)).rejects.toThrow('its table product has 5 rows');
  const { rows } = await restore(original, target, true);
  expect(rows).toBeGreaterThan(0);
  const after = await openSite(target);
  expect((await after.call('GET', '/admin/products')).body.total).toBe(1);
  await after.app.close();
});

test('refuses to replace a running site, even with --force', async () => {
  const running = await openSite(target);
  const end = await announceProcess(running.db);
  await expect(restore(original, target, true)).rejects.toThrow('The site is still running');
  await end();
  await running.app.close();
});

test('restores secrets into files or into the database', async () => {
  const secrets = { 'visitor-secret': 's'.repeat(43), 'admin-token': 't'.repeat(43) };
  const content = Buffer.from(JSON.stringify(secrets));
  const file = await withManifest(
    (manifest) => {
      manifest.parts['secrets.json'] = sha256(content);
    },
    new Map(whole).set('secrets.json', content),
  );
  await restore(file);
  const token = readFileSync(join(target.settings.DATA_DIR, 'admin-token'), 'utf8');
  expect(token.trim()).toBe(secrets['admin-token']);
  if (isPostgres) {
    const restored = await testApp(target.variables, { address: target.address });
    const { value } = await restored.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'visitor_secret')
      .executeTakeFirstOrThrow();
    expect(value).toBe(secrets['visitor-secret']);
    await restored.app.close();
  } else {
    const secret = readFileSync(join(target.settings.DATA_DIR, 'visitor-secret'), 'utf8');
    expect(secret.trim()).toBe(secrets['visitor-secret']);
  }
});
