// Runs on SQLite only: it tests SQLite's driver.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../open.ts';
import { testDatabase } from '../testing/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { inTransaction } from '../transaction.ts';
import { connect, withLongTimeout } from './connection.ts';

test('writes go to a write-ahead log and are on disk before they are acknowledged', async () => {
  const { db, close } = await openDatabase(join(temporaryFolder(), 'aceboard.db'));
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(0);
  await close();
});

test('a closed database is a single file with all data', async () => {
  const folder = temporaryFolder();
  const { db, close } = await openDatabase(join(folder, 'aceboard.db'));
  await db.selectFrom('setting').selectAll().execute();
  await close();
  expect(readdirSync(folder)).toEqual(['aceboard.db']);
});

test('a transaction acquires the write lock when it starts', async () => {
  const { address: file, db, close } = await testDatabase();
  const other = connect(file);
  await inTransaction(db, async () => {
    await expect(inTransaction(other, async () => {})).rejects.toThrow('database is locked');
  });
  await other.destroy();
  await close();
});

test('a nested transaction is part of the outer one', async () => {
  const { db, close } = await testDatabase();
  await expect(
    inTransaction(db, async (outer) => {
      await inTransaction(outer, async (inner) => {
        await inner.insertInto('setting').values({ key: 'a', value: 'b' }).execute();
      });
      throw new Error('undo');
    }),
  ).rejects.toThrow('undo');
  expect(await db.selectFrom('setting').selectAll().where('key', '=', 'a').execute()).toEqual([]);
  await close();
});

test('startup waits a long time for another process’s write, but later work does not', async () => {
  const { db, close } = await testDatabase();
  const wait = async () => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db);
    return rows[0]?.timeout;
  };
  expect(await withLongTimeout(db, wait)).toBe(120_000);
  expect(await wait()).toBe(0);
  await expect(withLongTimeout(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await wait()).toBe(0);
  await close();
});
