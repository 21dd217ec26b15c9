import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processName } from './process-name.ts';
import { takeLease } from './repositories/lease.ts';
import { announceProcess, isSiteRunning } from './running-process.ts';
import { allRows, testDatabase } from './testing/database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const running = (holder: string) =>
  takeLease(database.db, { name: `process ${holder}`, holder, milliseconds: 120_000 });

test('a site runs from the start of a process until its end', async () => {
  expect(await isSiteRunning(database.db)).toBe(false);
  const end = announceProcess(database.db);
  await expect.poll(() => isSiteRunning(database.db)).toBe(true);
  await end();
  expect(await isSiteRunning(database.db)).toBe(false);
  expect(await allRows(database.db, 'lease')).toEqual([]);
});

test('what is done once a day does not count as a process', async () => {
  await takeLease(database.db, { name: 'visitor cleanup', holder: 'a', milliseconds: 120_000 });
  expect(await isSiteRunning(database.db)).toBe(false);
});

test('a process that was killed on this machine runs no more, and one of another machine until its time is over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await running(`${processName.split('|')[0]}|${pid}|another start`);
  expect(await isSiteRunning(database.db)).toBe(false);
  await running('of another machine|1|2');
  expect(await isSiteRunning(database.db)).toBe(true);
  await database.db.updateTable('lease').set({ expires_at: 1 }).execute();
  expect(await isSiteRunning(database.db)).toBe(false);
  await announceProcess(database.db)();
  expect(await allRows(database.db, 'lease')).toEqual([]);
});
