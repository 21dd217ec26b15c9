import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import { beginSwap, endSwap, isSearched, recordSearched } from './index-generation.ts';

afterEach(() => vi.useRealTimers());

async function openTestDatabase() {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  vi.useFakeTimers({ toFake: ['Date'] });
  return db;
}

test('only one process swaps indexes at a time', async () => {
  const db = await openTestDatabase();
  await beginSwap(db, 'second');
  await expect(beginSwap(db, 'third')).rejects.toThrow('Another process is swapping');
  await endSwap(db, 'second');
  await beginSwap(db, 'third');
});

test('a generation is trusted neither during a swap nor after it, unless it was swapped in', async () => {
  const db = await openTestDatabase();
  await recordSearched(db, 'first');
  expect(await isSearched(db, 'first')).toBe(true);
  await beginSwap(db, 'second');
  await recordSearched(db, 'first');
  expect(await isSearched(db, 'first')).toBe(false);
  await endSwap(db, 'second');
  expect(await isSearched(db, 'second')).toBe(true);
});

test('indexes are searched again after a swap that never finished', async () => {
  const db = await openTestDatabase();
  await beginSwap(db, 'second');
  vi.setSystemTime(Date.now() + 90_000);
  await recordSearched(db, 'first');
  expect(await isSearched(db, 'first')).toBe(true);
});
