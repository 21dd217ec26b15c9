// Runs on SQLite only: it tests SQLite's driver.
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSnapshot } from '../read-snapshot.ts';
import type { Database } from '../tables.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { sqliteDriver } from './driver.ts';

test('a read whose connection cannot be opened fails, and the next one succeeds', async () => {
  const file = join(temporaryFolder(), 'aceboard.db');
  const writer = new SQLite(file);
  let opened = 0;
  const openReader = () => {
    opened += 1;
    if (opened === 1) throw new Error('too many open files');
    return new SQLite(file, { readonly: true });
  };
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => sqliteDriver(writer, { openReader, onCommit: () => {} }),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const read = () =>
    inSnapshot(db, async (snapshot) => (await sql`select 1 as one`.execute(snapshot)).rows);
  await expect(read()).rejects.toThrow('too many open files');
  expect(await read()).toEqual([{ one: 1 }]);
  await db.destroy();
});
