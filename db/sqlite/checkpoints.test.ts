// Runs on SQLite only: it tests SQLite's driver.
import { once } from 'node:events';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchWarnings } from '../testing/catch-warnings.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { inUnsyncedTransaction } from '../transaction.ts';
import { checkpointsOf } from './checkpoints.ts';
import { connect } from './connection.ts';

let given: Awaited<ReturnType<typeof fill>>;
beforeEach(async () => {
  given = await fill();
});
afterEach(() => given.close());

/** Writes some 1,500 pages to the log, at which size SQLite itself would run a checkpoint. */
async function fill() {
  const file = join(temporaryFolder(), 'aceboard.db');
  const db = connect(file);
  await db.schema
    .createTable('setting')
    .addColumn('key', 'text')
    .addColumn('value', 'text')
    .execute();
  const rows = Array.from({ length: 1_500 }, (_, key) => ({
    key: String(key),
    value: 'x'.repeat(4_000),
  }));
  await db.transaction().execute(async (trx) => {
    for (const row of rows) await trx.insertInto('setting').values(row).execute();
  });
  const reader = new SQLite(file);
  type Log = { log: number; checkpointed: number };
  return {
    db,
    pagesOfLog: () => (reader.pragma('wal_checkpoint(NOOP)') as Log[])[0] as Log,
    async close() {
      reader.close();
      await db.destroy();
    },
  };
}

test('commits leave checkpoints to the thread, which moves the whole log', async () => {
  const before = given.pagesOfLog();
  expect(before.log).toBeGreaterThan(1_500);
  expect(before.checkpointed).toBe(0);
  await vi.waitFor(() => expect(given.pagesOfLog().checkpointed).toBe(before.log), {
    timeout: 20_000,
  });
});

test('unsynced writes wait until a checkpoint has finished', async () => {
  const { log, checkpointed } = given.pagesOfLog();
  expect(checkpointed).toBe(0);
  await inUnsyncedTransaction(given.db, async () => {
    expect(given.pagesOfLog()).toMatchObject({ log, checkpointed: log });
  });
});

test('a database can be closed during a checkpoint', async () => {
  await given.db.deleteFrom('setting').execute();
  await expect(given.db.destroy()).resolves.toBeUndefined();
});

test.each([
  ['cannot be started', 'missing.mjs'],
  ['fails', '/missing.mjs'],
])('a thread that %s is reported once and fails no commit', async (_, program) => {
  const sqlite = new SQLite(join(temporaryFolder(), 'aceboard.db'));
  const checkpoints = checkpointsOf(sqlite, program);
  const warnings = catchWarnings();
  const warned = once(process, 'warning');
  checkpoints.afterCommit(1_000);
  await warned;
  checkpoints.afterCommit(1_000);
  await new Promise(setImmediate);
  await checkpoints.close();
  expect(warnings).toEqual([expect.stringContaining('Checkpoints run during commits')]);
  sqlite.close();
});
