// Runs on PostgreSQL too: processes of other machines share only this database.
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processName } from './process-name.ts';
import { takeLease } from './repositories/operation/lease.ts';
import { announceProcess, isSiteRunning, withoutProcesses } from './running-process.ts';
import { allRows, testDatabase } from './testing/database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const running = (holder: string) =>
  takeLease(database.db, { name: `process ${holder}`, holder, milliseconds: 120_000 });

test('a site counts as running from the start of a process until its exit', async () => {
  expect(await isSiteRunning(database.db)).toBe(false);
  const end = await announceProcess(database.db);
  expect(await isSiteRunning(database.db)).toBe(true);
  await end();
  expect(await isSiteRunning(database.db)).toBe(false);
  expect(await allRows(database.db, 'lease')).toEqual([]);
});

test('nightly jobs do not count as processes', async () => {
  await takeLease(database.db, { name: 'visitor cleanup', holder: 'a', milliseconds: 120_000 });
  expect(await isSiteRunning(database.db)).toBe(false);
});

test('a killed process no longer counts if it ran on this machine; on another machine, it counts until it expires', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await running(`${processName.split('|')[0]}|${pid}|another start`);
  expect(await isSiteRunning(database.db)).toBe(false);
  await running('other machine|1|2');
  expect(await isSiteRunning(database.db)).toBe(true);
  await database.db.updateTable('lease').set({ expires_at: 1 }).execute();
  expect(await isSiteRunning(database.db)).toBe(false);
  await (await announceProcess(database.db))();
  expect(await allRows(database.db, 'lease')).toEqual([]);
});

test('no process starts during a restore or move of the site', async () => {
  await withoutProcesses(database.db, () =>
    expect(announceProcess(database.db)).rejects.toThrow(
      'A restore or move of this site is running',
    ),
  );
  expect(await isSiteRunning(database.db)).toBe(false);
  const end = await announceProcess(database.db);
  await expect(withoutProcesses(database.db, async () => {})).rejects.toThrow('is still running');
  await end();
  expect(await allRows(database.db, 'lease')).toEqual([]);
});

test('a second restore fails while the first is running, unless the first was killed on this machine', async () => {
  const name = 'replacement of the site';
  const from = (holder: string) => ({ name, holder, milliseconds: 120_000 });
  await takeLease(database.db, from('other machine|1|2'));
  const other = withoutProcesses(database.db, async () => {});
  await expect(other).rejects.toThrow('Another restore or move of this site is running');
  const { pid } = spawnSync(process.execPath, ['--version']);
  const killed = `${processName.split('|')[0]}|${pid}|another start`;
  await database.db.updateTable('lease').set({ holder: killed }).execute();
  await (await announceProcess(database.db))();
  await withoutProcesses(database.db, async () => {});
  expect(await allRows(database.db, 'lease')).toEqual([]);
});
