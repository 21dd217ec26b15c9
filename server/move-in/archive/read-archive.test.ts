import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { dataKinds, dataName, type ExportManifest } from './archive-format.ts';
import { readArchive } from './read-archive.ts';

type Files = Record<string, string | Buffer>;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

const files: Files = Object.fromEntries(dataKinds.map((kind) => [dataName(kind, 'json'), '[]\n']));
const image = `images/${'a'.repeat(32)}/4x4.webp`;

function manifestOf(given: Files, change: Record<string, unknown> = {}) {
  const manifest: ExportManifest = {
    archive: 'aceboard-export',
    version: 1,
    aceboard: '1.0.0',
    created_at: '2026-11-29T10:00:00.000Z',
    site: { name: 'Site', address: null, languages: ['en'], time_zone: 'UTC' },
    counts: Object.fromEntries(dataKinds.map((kind) => [kind, 0])) as ExportManifest['counts'],
    files: Object.fromEntries(Object.entries(given).map(([name, text]) => [name, sha256(text)])),
    missing_images: [],
  };
  return JSON.stringify({ ...manifest, ...change });
}

type Entry = [name: string, content: string | Buffer, type?: 'file' | 'symlink' | 'link'];

async function pack(entries: Entry[]) {
  const packed = entries.map(([name, content, type = 'file']) => {
    const body = Buffer.from(content);
    const header =
      type === 'file'
        ? { name, type, size: body.length }
        : { name, type, size: 0, linkname: String(content) };
    return type === 'file' ? { header, body } : { header };
  });
  return gzipSync(await packTar(packed));
}

const packFiles = (given: Files, manifest = manifestOf(given)) =>
  pack([...Object.entries(given), ['manifest.json', manifest]]);

let folder: string;
function read(bytes: Buffer) {
  folder = temporaryFolder();
  return readArchive(Readable.from([bytes]), folder);
}

test('reads rows and images', async () => {
  const rows = '[\n{"id":1,"name":"a"},\n{"id":2}\n]\n';
  const given = { ...files, 'data/provider.json': rows, [image]: 'picture' };
  const archive = await read(await packFiles(given));
  const found: unknown[] = [];
  for await (const row of archive.rows('provider')) found.push(row);
  expect(found).toEqual([{ id: 1, name: 'a' }, { id: 2 }]);
  expect(archive.images).toMatchObject([{ hash: 'a'.repeat(32), file: '4x4.webp' }]);
});

test.each([
  '../outside.json',
  '/etc/passwd',
  'data/../../outside.json',
  'data/secret.json',
  'images/../a/4x4.webp',
  `images/${'a'.repeat(32)}/../4x4.webp`,
  'texts/en/page/../x.md',
  'texts/xx/page/about.md',
])('refuses the name %s', async (name) => {
  const bytes = await pack([[name, 'x'], ...Object.entries(files)]);
  await expect(read(bytes)).rejects.toThrow('an unexpected entry');
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['symlink', 'link'] as const)('refuses a %s', async (type) => {
  const bytes = await pack([['data/product.json', '/etc/passwd', type]]);
  await expect(read(bytes)).rejects.toThrow('an unexpected entry');
});

test('refuses a file that is wrong, missing, duplicated, unknown or after the manifest', async () => {
  const manifest = manifestOf(files);
  const changed = { ...files, 'data/product.json': '[\n{"id":1}\n]\n' };
  await expect(read(await packFiles(changed, manifest))).rejects.toThrow(
    'data/product.json does not match its checksum',
  );
  const { 'data/market.json': _, ...fewer } = files;
  await expect(read(await packFiles(fewer, manifest))).rejects.toThrow(
    'data/market.json is missing',
  );
  await expect(read(await packFiles(fewer))).rejects.toThrow('data/market.json is missing');
  await expect(read(await packFiles({ ...files, [image]: 'x' }, manifest))).rejects.toThrow(
    `${image} is not in the manifest`,
  );
  const twice = await pack([['data/product.json', '[]\n'], ...Object.entries(files)]);
  await expect(read(twice)).rejects.toThrow('has data/product.json twice');
  const late = await pack([...Object.entries(files), ['manifest.json', manifest], [image, 'x']]);
  await expect(read(late)).rejects.toThrow('comes after the manifest');
  await expect(read(await pack(Object.entries(files)))).rejects.toThrow('manifest.json is missing');
});

test('refuses an archive of a newer version or another program', async () => {
  const newer = await packFiles(files, manifestOf(files, { version: 2 }));
  await expect(read(newer)).rejects.toThrow('a newer version of Aceboard');
  const other = await packFiles(files, manifestOf(files, { archive: 'other' }));
  await expect(read(other)).rejects.toThrow('manifest.json is wrong at archive');
  await expect(read(await packFiles(files, '{'))).rejects.toThrow('not valid JSON');
});

test('refuses a truncated archive and one that isn’t gzipped', async () => {
  const noise = createHash('sha512').update('seed').digest('hex').repeat(100);
  const bytes = await packFiles({ ...files, [image]: noise });
  for (const length of [0, 5, bytes.length >> 1, bytes.length - 1]) {
    await expect(read(bytes.subarray(0, length)), `${length}`).rejects.toThrow(
      /cut off|manifest.json is missing/,
    );
  }
  await expect(read(Buffer.from('no archive'))).rejects.toThrow('damaged or cut off');
});

test('refuses an archive that unpacks to far more than its size, and stops unpacking', async () => {
  const zeros = Buffer.alloc(160 * 1024 * 1024);
  const bomb = await packFiles({ ...files, 'data/product.csv': zeros }, '{}');
  await expect(read(bomb)).rejects.toThrow('unpacks to more than an export contains');
});

test('refuses a row longer than any of an export', async () => {
  const long = `[\n{"id":"${'x'.repeat(17 * 1024 * 1024)}"}\n]\n`;
  const archive = await read(await packFiles({ ...files, 'data/provider.json': long }));
  await expect(archive.rows('provider').next()).rejects.toThrow('longer than any');
});
