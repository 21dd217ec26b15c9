import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/database.ts';
import { uploadStorage } from './storage.ts';
import { contentsOf } from './testing/uploads.ts';

const file = (text: string) => new Map([['1x1.webp', Buffer.from(text)]]);

const storedText = async (storage: ReturnType<typeof uploadStorage>, image: string) => {
  const found = await storage.find(image, '1x1.webp');
  return found && (await buffer(found.read())).toString();
};

test('an image that was put is found, and nothing else', async () => {
  const storage = uploadStorage(temporaryFolder());
  expect(await storage.has('one')).toBe(false);
  await storage.put('one', file('content'));
  expect(await storage.has('one')).toBe(true);
  expect(await storedText(storage, 'one')).toBe('content');
  expect(await storage.find('one', '2x2.webp')).toBeUndefined();
  expect(await storage.find('two', '1x1.webp')).toBeUndefined();
  expect(await storage.find('one/1x1.webp', '1x1.webp')).toBeUndefined();
});

test('an image stays as it is when it is put again', async () => {
  const dataDir = temporaryFolder();
  const storage = uploadStorage(dataDir);
  await storage.put('one', file('first'));
  const before = contentsOf(dataDir);
  await Promise.all([storage.put('one', file('second')), storage.put('one', file('third'))]);
  expect(contentsOf(dataDir)).toEqual(before);
});

test('nothing is left of an image that cannot be written as a whole', async () => {
  const dataDir = temporaryFolder();
  const storage = uploadStorage(dataDir);
  await storage.put('one', file('first'));
  const before = contentsOf(dataDir);
  const unwritable = file('second').set('no/such/folder', Buffer.from('x'));
  await expect(storage.put('two', unwritable)).rejects.toThrow('ENOENT');
  expect(contentsOf(dataDir)).toEqual(before);
});

test('unfinished folders are removed after an hour, and younger ones are not', async () => {
  const dataDir = temporaryFolder();
  const storage = uploadStorage(dataDir);
  await storage.put('one', file('first'));
  const before = contentsOf(dataDir);
  const leave = (name: string) => {
    mkdirSync(join(dataDir, 'uploads', name));
    writeFileSync(join(dataDir, 'uploads', name, '160.webp'), 'half');
  };

  const age = (name: string, minutes: number) => {
    const time = Date.now() / 1000 - minutes * 60;
    utimesSync(join(dataDir, 'uploads', name), time, time);
  };
  // In containers every process has the same pid, so a pid does not say which process left a folder.
  for (const name of ['.unfinished', `.${process.pid}-unfinished`, `.${process.ppid}-unfinished`]) {
    leave(name);
    age(name, 61);
  }
  await storage.removeLeftovers();
  expect(contentsOf(dataDir)).toEqual(before);

  leave(`.${process.pid}-unfinished`);
  age(`.${process.pid}-unfinished`, 59);
  await storage.removeLeftovers();
  expect(Object.keys(contentsOf(dataDir))).toContain(`uploads/.${process.pid}-unfinished`);
});

test('a start without any upload makes no folder', async () => {
  const dataDir = temporaryFolder();
  await uploadStorage(dataDir).removeLeftovers();
  expect(contentsOf(dataDir)).toEqual({});
});
