import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../sqlite-connection.ts';
import { temporaryFolder } from '../testing/database.ts';

let given: Awaited<ReturnType<typeof fill>>;
beforeEach(async () => {
  given = await fill();
});
afterEach(() => given.close());

/** Some 1,500 pages are in the log, which is more than SQLite itself leaves there. */
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

test('a commit leaves the log to the thread, and the thread moves all of it', async () => {
  const before = given.pagesOfLog();
  expect(before.log).toBeGreaterThan(1_500);
  expect(before.checkpointed).toBe(0);
  await vi.waitFor(() => expect(given.pagesOfLog().checkpointed).toBe(before.log), {
    timeout: 20_000,
  });
});

test('a database is closed while the thread works', async () => {
  await given.db.deleteFrom('setting').execute();
  await expect(given.db.destroy()).resolves.toBeUndefined();
});
