// Runs on SQLite only: it tests SQLite's driver.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchWarnings } from '../testing/catch-warnings.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { emptyLog } from './empty-log.ts';

let file: string;
let writer: SQLite.Database;
let reader: SQLite.Database;
beforeEach(() => {
  file = join(temporaryFolder(), 'aceboard.db');
  writer = new SQLite(file);
  writer.pragma('journal_mode = wal');
  writer.exec("create table note (text); insert into note values ('first')");
  reader = new SQLite(file, { readonly: true });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  reader.close();
  writer.close();
});

const never = new AbortController().signal;
const logBytes = () => statSync(`${file}-wal`).size;
const startToRead = () => {
  reader.exec('begin');
  reader.prepare('select * from note').all();
};
const nextPause = () => vi.waitUntil(() => vi.getTimerCount() > 0);

test('empties the log as soon as earlier readers are done', async () => {
  startToRead();
  const emptied = emptyLog(file, never);
  await nextPause();
  expect(logBytes()).toBeGreaterThan(0);
  reader.exec('commit');
  vi.advanceTimersByTime(1_000);
  await emptied;
  expect(logBytes()).toBe(0);
});

test('gives up with a warning if a program never stops reading', async () => {
  const warnings = catchWarnings();
  startToRead();
  let hasEnded = false;
  const emptied = emptyLog(file, never).finally(() => {
    hasEnded = true;
  });
  await vi.waitUntil(() => vi.advanceTimersByTime(1_000) && hasEnded, { timeout: 20_000 });
  await emptied;
  await vi.waitUntil(() => warnings.length > 0);
  expect(warnings).toEqual([
    expect.stringContaining("Another program is reading SQLite's write-ahead log"),
  ]);
});

test('stops when its signal is aborted', async () => {
  startToRead();
  const stop = new AbortController();
  const emptied = emptyLog(file, stop.signal);
  await nextPause();
  stop.abort();
  vi.advanceTimersByTime(1_000);
  await emptied;
  expect(logBytes()).toBeGreaterThan(0);
});
