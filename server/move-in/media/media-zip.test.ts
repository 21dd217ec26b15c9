import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { mediaZip } from './media-zip.ts';
import { type ZipEntry, zipOf } from './testing/zip-file.ts';

const lookup = { maxBytes: 1_000, signal: new AbortController().signal };

async function openFile(path: string) {
  const zip = await mediaZip(path);
  onTestFinished(() => zip.close());
  const find = async (address: string, more: object = {}) => {
    const found = await zip.find(address, { ...lookup, ...more });
    return Buffer.isBuffer(found) ? found.toString() : found.reason;
  };
  return { find };
}

function written(bytes: Buffer): string {
  const path = join(temporaryFolder(), 'uploads.zip');
  writeFileSync(path, bytes);
  return path;
}

const opened = (entries: readonly ZipEntry[]) => openFile(written(zipOf(entries)));

const site = 'https://old.example/wp-content/uploads';

test('finds files by their path below uploads, wherever that is in the ZIP', async () => {
  const { find } = await opened([
    { name: 'uploads/2020/01/a.jpg', content: 'a' },
    { name: 'backup/site/wp-content/uploads/2020/01/b.jpg', content: 'b', method: 0 },
    { name: '2020/01/c.jpg', content: 'c' },
    { name: '2020\\01\\d.jpg', content: 'd' },
  ]);
  for (const letter of ['a', 'b', 'c', 'd']) {
    expect(await find(`${site}/2020/01/${letter}.jpg?ver=2#top`)).toBe(letter);
  }
  expect(await find(`${site}/2020/01/e.jpg`)).toBe('Is not in the ZIP file');
  expect(await find(`https://old.example/2020/01/a.jpg`)).toBe('Is not in the ZIP file');
});

const hasZip = spawnSync('zip', ['-v']).status === 0;

test.skipIf(!hasZip)('reads a ZIP made by a common program', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'uploads', '2020'), { recursive: true });
  writeFileSync(join(folder, 'uploads', '2020', 'şehir.jpg'), 'city '.repeat(100));
  execFileSync('zip', ['-q', '-r', 'made.zip', 'uploads'], { cwd: folder });
  const { find } = await openFile(join(folder, 'made.zip'));
  expect(await find(`${site}/2020/%C5%9Fehir.jpg`)).toBe('city '.repeat(100));
});

test('finds names whatever their case, composition and encoding', async () => {
  const { find } = await opened([
    { name: 'uploads/Photo.JPG', content: 'upper' },
    { name: 'uploads/photo.jpg', content: 'lower' },
    { name: 'uploads/cafe\u0301.jpg', content: 'decomposed' },
    { name: 'uploads/%C5%9Fehir.jpg', content: 'percent' },
    { name: Buffer.from('uploads/ığdır.jpg'), content: 'unmarked' },
    { name: Buffer.from('uploads/caf\x82s.jpg', 'latin1'), content: 'old encoding' },
  ]);
  expect(await find(`${site}/photo.jpg`)).toBe('lower');
  expect(await find(`${site}/Photo.JPG`)).toBe('upper');
  expect(await find(`${site}/PHOTO.jpg`)).toBe('upper');
  expect(await find(`${site}/caf%C3%A9.jpg`)).toBe('decomposed');
  expect(await find(`${site}/şehir.jpg`)).toBe('percent');
  expect(await find(`${site}/ığdır.jpg`)).toBe('unmarked');
  expect(await find(`${site}/cafés.jpg`)).toBe('old encoding');
});

test('names that lead out of the folder, links and devices are left out', async () => {
  const { find } = await opened([
    { name: 'uploads/../../a.jpg', content: 'slip' },
    { name: '/uploads/b.jpg', content: 'absolute' },
    { name: 'C:/uploads/c.jpg', content: 'drive' },
    { name: 'uploads\\..\\d.jpg', content: 'backslash' },
    { name: 'uploads/e.jpg', content: '/etc/passwd', mode: 0o120777 },
    { name: 'uploads/f.jpg', content: 'device', mode: 0o060666 },
    { name: `uploads/${'g'.repeat(400)}.jpg`, content: 'long' },
    { name: 'uploads/good.jpg', content: 'good', mode: 0o100644 },
  ]);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'.repeat(400), '..%2Fa', '%2e%2e/a']) {
    expect(await find(`${site}/${name}.jpg`), name).toBe('Is not in the ZIP file');
  }
  expect(await find(`${site}/good.jpg`)).toBe('good');
});

test('the last of several files with the same name is used', async () => {
  const { find } = await opened([
    { name: 'uploads/a.jpg', content: 'first' },
    { name: 'uploads/a.jpg', content: 'second' },
  ]);
  expect(await find(`${site}/a.jpg`)).toBe('second');
});

test('encrypted, damaged and unusually compressed files are refused without affecting others', async () => {
  const { find } = await opened([
    { name: 'uploads/encrypted.jpg', content: 'x', flags: 1 },
    { name: 'uploads/lzma.jpg', content: 'x', method: 14 },
    { name: 'uploads/checksum.jpg', content: 'x', checksum: 1 },
    { name: 'uploads/shorter.jpg', content: 'xyz', size: 10 },
    { name: 'uploads/longer.jpg', content: 'xyz'.repeat(1_000), size: 2, method: 0 },
    { name: 'uploads/elsewhere.jpg', content: 'x', offset: 3 },
    { name: 'uploads/outside.jpg', content: 'x', offset: 0x7fffffff },
    { name: 'uploads/good.jpg', content: 'good' },
  ]);
  expect(await find(`${site}/encrypted.jpg`)).toBe('Is encrypted in the ZIP file');
  expect(await find(`${site}/lzma.jpg`)).toMatch('Is compressed in a way that is not supported');
  expect(await find(`${site}/longer.jpg`)).toBe('Is larger than 1000 bytes');
  for (const name of ['checksum', 'shorter', 'elsewhere', 'outside']) {
    expect(await find(`${site}/${name}.jpg`), name).toBe('Is damaged in the ZIP file');
  }
  expect(await find(`${site}/good.jpg`)).toBe('good');
});

test('a compression bomb is read no further than its limit', async () => {
  const bomb = Buffer.alloc(50_000_000);
  const { find } = await opened([
    { name: 'uploads/honest.jpg', content: bomb },
    { name: 'uploads/lying.jpg', content: bomb, size: 100_000 },
    { name: 'uploads/exact.jpg', content: Buffer.alloc(100_000, 'x') },
  ]);
  const maxBytes = 100_000;
  expect(await find(`${site}/honest.jpg`, { maxBytes })).toMatch(/^Is larger than/);
  const before = process.memoryUsage().arrayBuffers;
  expect(await find(`${site}/lying.jpg`, { maxBytes })).toBe('Is damaged in the ZIP file');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  expect(await find(`${site}/exact.jpg`, { maxBytes })).toHaveLength(100_000);
});

const unreadable = 'Must be a ZIP file that is complete and has no password';
const good = zipOf([{ name: 'a.jpg', content: 'a'.repeat(500), method: 0 }]);

test.each([
  ['something else', Buffer.from('<html></html>')],
  ['an empty file', Buffer.alloc(0)],
  ['a truncated file', good.subarray(0, good.length - 30)],
  ['a directory that starts too late', good.subarray(100)],
])('%s is refused', async (_, bytes) => {
  await expect(mediaZip(written(bytes))).rejects.toMatchObject({
    code: 'bad_input',
    errors: [{ path: 'file', message: unreadable }],
  });
});

test('a missing file is refused', async () => {
  const path = join(temporaryFolder(), 'missing.zip');
  await expect(mediaZip(path)).rejects.toMatchObject({ errors: [{ message: unreadable }] });
});

test('at most 100,000 files are accepted', async () => {
  await expect(mediaZip(written(zipOf([{ name: 'a.jpg' }], 100_001)))).rejects.toMatchObject({
    errors: [{ message: 'Has more than 100000 files; make a ZIP file of each year' }],
  });
});

test('a ZIP with fewer files than it claims is refused', async () => {
  const claiming = zipOf([{ name: 'a.jpg' }], 90_000);
  await expect(mediaZip(written(claiming))).rejects.toMatchObject({
    errors: [{ message: unreadable }],
  });
});

test('stops when the import is aborted', async () => {
  const stop = new AbortController();
  const path = written(zipOf([{ name: 'a.jpg', content: 'a' }]));
  const zip = await mediaZip(path);
  onTestFinished(() => zip.close());
  stop.abort(new Error('Stopped'));
  await expect(mediaZip(path, stop.signal)).rejects.toThrow('Stopped');
  await expect(zip.find('/uploads/a.jpg', { ...lookup, signal: stop.signal })).rejects.toThrow(
    'Stopped',
  );
});
