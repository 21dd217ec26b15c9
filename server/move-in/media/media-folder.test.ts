import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { mediaFolder } from './media-folder.ts';

const lookup = { maxBytes: 1_000, signal: new AbortController().signal };
const site = 'https://old.example/wp-content/uploads';
const absent = 'Is not in the folder';

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

async function finderIn(path: string) {
  const source = await mediaFolder(path);
  return async (address: string) => {
    const found = await source.find(address, lookup);
    return Buffer.isBuffer(found) ? found.toString() : found.reason;
  };
}

test('takes the folder of uploads, its parent, or the root of the site', async () => {
  const root = folderWith({ 'wp-content/uploads/2020/01/a.jpg': 'a', 'secret.jpg': 'secret' });
  for (const path of [root, join(root, 'wp-content'), join(root, 'wp-content/uploads')]) {
    const find = await finderIn(path);
    expect(await find(`${site}/2020/01/a.jpg?resize=300#top`)).toBe('a');
    expect(await find('/wp-content/uploads/2020/01/a.jpg')).toBe('a');
    expect(await find('//cdn.example/blog/wp-content/uploads/2020/01/a.jpg')).toBe('a');
    expect(await find(`${site}/2020/01/b.jpg`)).toBe(absent);
    expect(await find(`${site}/2020/01`)).toBe(absent);
    expect(await find(`${site}/2020/01/a.jpg/b.jpg`)).toBe(absent);
    expect(await find('https://old.example/2020/01/a.jpg')).toBe(absent);
    expect(await find('not an address at all')).toBe(absent);
  }
  const named = folderWith({ '2020/01/a.jpg': 'a' });
  expect(await (await finderIn(named))(`${site}/2020/01/a.jpg`)).toBe('a');
});

test('nothing outside the folder is read, however the address is written', async () => {
  const root = folderWith({ 'wp-content/uploads/2020/a.jpg': 'a', 'wp-content/secret.jpg': 'no' });
  const find = await finderIn(join(root, 'wp-content/uploads'));
  for (const path of [
    '../secret.jpg',
    '2020/../../secret.jpg',
    '%2e%2e/secret.jpg',
    '..%2fsecret.jpg',
    '%252e%252e/secret.jpg',
    '%2e%2e%5csecret.jpg',
    '..\\secret.jpg',
    '.%00./secret.jpg',
    `${root}/wp-content/secret.jpg`,
    'uploads/../../secret.jpg',
    '/etc/passwd',
    '%2fetc%2fpasswd',
  ]) {
    expect(await find(`${site}/${path}`), path).toBe(absent);
  }
});

test('follows links within the folder, but not those that lead out', async () => {
  const outside = folderWith({ 'secret.jpg': 'no', 'folder/b.jpg': 'no' });
  const root = folderWith({ 'uploads/2020/a.jpg': 'a' });
  const uploads = join(root, 'uploads');
  symlinkSync('a.jpg', join(uploads, '2020/inside.jpg'));
  symlinkSync(join(uploads, '2020'), join(uploads, 'year'));
  symlinkSync(join(outside, 'secret.jpg'), join(uploads, 'outside.jpg'));
  symlinkSync(join(outside, 'folder'), join(uploads, 'folder'));
  symlinkSync('loop.jpg', join(uploads, 'loop.jpg'));
  symlinkSync('nowhere.jpg', join(uploads, 'broken.jpg'));
  const find = await finderIn(uploads);
  expect(await find(`${site}/2020/inside.jpg`)).toBe('a');
  expect(await find(`${site}/year/a.jpg`)).toBe('a');
  expect(await find(`${site}/outside.jpg`)).toBe('Is a link that leads out of the folder');
  expect(await find(`${site}/folder/b.jpg`)).toBe(absent);
  expect(await find(`${site}/loop.jpg`)).toBe(absent);
  expect(await find(`${site}/broken.jpg`)).toBe(absent);

  const linked = temporaryFolder();
  symlinkSync(join(outside), join(linked, 'uploads'));
  expect(await (await finderIn(linked))(`${site}/secret.jpg`)).toBe(absent);
});

test('finds names whatever their case, composition and encoding', async () => {
  const find = await finderIn(
    folderWith({
      'Photos/IMG.JPG': 'upper',
      'Photos/img.jpg': 'lower',
      'cafe\u0301.jpg': 'decomposed',
      'caf\u00e9-2.jpg': 'composed',
      '%C5%9Fehir.jpg': 'percent',
      '100%.jpg': 'sign',
      'a b.jpg': 'space',
    }),
  );
  expect(await find(`${site}/photos/img.jpg`)).toBe('lower');
  expect(await find(`${site}/PHOTOS/IMG.JPG`)).toBe('upper');
  expect(await find(`${site}/caf%C3%A9.jpg`)).toBe('decomposed');
  expect(await find(`${site}/cafe\u0301-2.jpg`)).toBe('composed');
  expect(await find(`${site}/şehir.jpg`)).toBe('percent');
  expect(await find(`${site}/%25C5%259Fehir.jpg`)).toBe('percent');
  expect(await find(`${site}/100%.jpg`)).toBe('sign');
  expect(await find(`${site}/100%25.jpg`)).toBe('sign');
  expect(await find(`${site}/a%20b.jpg`)).toBe('space');
});

test('large files, pipes and unreadable files end with a reason', async () => {
  const folder = folderWith({ 'large.jpg': 'x'.repeat(1_001), 'exact.jpg': 'x'.repeat(1_000) });
  execFileSync('mkfifo', [join(folder, 'pipe.jpg')]);
  mkdirSync(join(folder, 'folder.jpg'));
  const find = await finderIn(folder);
  expect(await find(`${site}/large.jpg`)).toBe('Is larger than 1000 bytes');
  expect(await find(`${site}/exact.jpg`)).toHaveLength(1_000);
  expect(await find(`${site}/pipe.jpg`)).toBe(absent);
  expect(await find(`${site}/folder.jpg`)).toBe(absent);
});

test.skipIf(process.getuid?.() === 0)('a file without permission has a reason', async () => {
  const folder = folderWith({ 'private.jpg': 'x' });
  chmodSync(join(folder, 'private.jpg'), 0);
  expect(await (await finderIn(folder))(`${site}/private.jpg`)).toBe(
    'Is in the folder, but the server may not read it',
  );
});

test('a folder that does not exist is refused', async () => {
  const folder = folderWith({ 'a.jpg': 'a' });
  for (const path of [join(folder, 'missing'), join(folder, 'a.jpg')]) {
    await expect(mediaFolder(path)).rejects.toMatchObject({
      errors: [{ path: 'folder', message: 'Must be a folder that the server can read' }],
    });
  }
});

test('stops when the import is aborted', async () => {
  const source = await mediaFolder(folderWith({ 'a.jpg': 'a' }));
  const signal = AbortSignal.abort(new Error('Stopped'));
  await expect(source.find(`${site}/a.jpg`, { ...lookup, signal })).rejects.toThrow('Stopped');
});
