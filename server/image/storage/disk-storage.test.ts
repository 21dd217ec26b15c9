import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { contentsOf } from '../upload/testing/uploads.ts';
import { diskStorage } from './disk-storage.ts';

const file = (text: string) => new Map([['1x1.webp', Buffer.from(text)]]);

test('nothing remains of an image that cannot be written completely', async () => {
  const dataDir = temporaryFolder();
  const storage = diskStorage(dataDir);
  await storage.put('one', file('first'));
  const before = contentsOf(dataDir);
  const unwritable = file('second').set('no/such/folder', Buffer.from('x'));
  await expect(storage.put('two', unwritable)).rejects.toThrow('ENOENT');
  expect(contentsOf(dataDir)).toEqual(before);
});

test('unfinished folders are removed after an hour, but not before', async () => {
  const dataDir = temporaryFolder();
  const storage = diskStorage(dataDir);
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
  // In containers every process has the same PID, so it does not identify who left a folder.
  for (const name of ['.unfinished', `.${process.pid}-unfinished`, `.${process.ppid}-unfinished`]) {
    leave(name);
    age(name, 61);
  }
  await storage.prepare();
  expect(contentsOf(dataDir)).toEqual(before);

  leave(`.${process.pid}-unfinished`);
  age(`.${process.pid}-unfinished`, 59);
  await storage.prepare();
  expect(Object.keys(contentsOf(dataDir))).toContain(`uploads/.${process.pid}-unfinished`);
});

test('only folders named like an image are listed as images', async () => {
  const dataDir = temporaryFolder();
  const storage = diskStorage(dataDir);
  await storage.put('1'.repeat(32), file('first'));
  for (const name of ['.unfinished', 'lost+found']) mkdirSync(join(dataDir, 'uploads', name));
  const names: string[] = [];
  for await (const name of storage.names()) names.push(name);
  expect(names).toEqual(['1'.repeat(32)]);
});

test('starting without uploads creates no folder', async () => {
  const dataDir = temporaryFolder();
  await diskStorage(dataDir).prepare();
  expect(contentsOf(dataDir)).toEqual({});
});
