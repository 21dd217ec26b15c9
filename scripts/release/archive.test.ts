import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { expect, test } from 'vitest';
import { writeArchive } from './archive.ts';

const time = new Date('2026-01-02T03:04:05Z');
const longName = `docs/${'a-long-folder-name/'.repeat(8)}file.md`;

type Look = { mode?: number; changed?: Date; files?: [string, string][] };

const usual: [string, string][] = [
  ['b.js', 'export {};'],
  ['a/z.txt', 'z'],
  ['a.txt', ''],
  ['B.md', '# Größe'],
  [longName, 'long'],
];

function folderWith({ mode = 0o644, changed = new Date(), files = usual }: Look = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'aceboard-archive-'));
  for (const [name, content] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    chmodSync(file, mode);
    utimesSync(file, changed, changed);
  }
  return folder;
}

async function archiveOf(folder: string, prefix = 'site-1.0/'): Promise<Buffer> {
  const file = join(mkdtempSync(join(tmpdir(), 'aceboard-archive-')), 'site.tar.gz');
  await writeArchive(folder, file, { prefix, time });
  return readFileSync(file);
}

test('writes the same bytes for the same files, regardless of their times, order and permissions', async () => {
  const first = await archiveOf(folderWith());
  const otherLook = { mode: 0o600, changed: new Date(0), files: usual.toReversed() };
  const second = await archiveOf(folderWith(otherLook));
  expect(second.equals(first)).toBe(true);
});

test.each([
  [
    'the content of a file',
    { files: [...usual.slice(1), ['b.js', 'export { };'] as [string, string]] },
  ],
  ['an executable bit', { mode: 0o755 }],
])('writes different bytes if %s differs', async (_, look) => {
  const first = await archiveOf(folderWith());
  expect((await archiveOf(folderWith(look))).equals(first)).toBe(false);
});

test('stores all files in order, without an owner and with the time of the commit', async () => {
  const entries = await unpackTar(gunzipSync(await archiveOf(folderWith())));
  const names = entries.map(({ header }) => header.name);
  expect(names).toEqual(
    ['B.md', 'a.txt', 'a/z.txt', 'b.js', longName].map((name) => `site-1.0/${name}`),
  );
  for (const { header } of entries) {
    expect(header).toMatchObject({ mtime: time, uid: 0, gid: 0, mode: 0o644 });
  }
  expect(new TextDecoder().decode(entries[0]?.data)).toBe('# Größe');
});

test('refuses a symbolic link', async () => {
  const folder = folderWith();
  symlinkSync('a.txt', join(folder, 'link'));
  await expect(archiveOf(folder)).rejects.toThrow('link is not a regular file');
});
