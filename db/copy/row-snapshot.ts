/**
 * A snapshot of all rows for long reads. On SQLite this is a copy of the file: a long read of the file itself would
 * keep its write-ahead log from being truncated, so the log would grow with every write.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { isPostgresUrl, openEngine } from '../open.ts';
import { inLongSnapshot } from '../read-snapshot.ts';
import { sqliteEngine } from '../sqlite/engine.ts';
import { sqliteFault } from '../sqlite/fault.ts';
import { openFailure } from '../sqlite/open-failure.ts';
import type { Database } from '../tables.ts';

type Read<Result> = (db: Kysely<Database>) => Promise<Result>;

/** Requires space in the folder for a copy of the database. Blocks the process while SQLite copies the file. */
export async function inRowSnapshot<Result>(
  address: string,
  folder: string,
  read: Read<Result>,
): Promise<Result> {
  if (!isPostgresUrl(address)) return withCopy(address, join(folder, 'aceboard.db'), read);
  const { db } = await openEngine(address);
  return inLongSnapshot(db, read).finally(() => db.destroy());
}

const busyTimeout = 60_000;

async function withCopy<Result>(file: string, copy: string, read: Read<Result>): Promise<Result> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const original = new SQLite(file, { readonly: true, timeout: busyTimeout });
  try {
    original.prepare('vacuum into ?').run(copy);
  } catch (error) {
    const isFull = sqliteFault(String((error as { code?: string }).code)) === 'full';
    throw openFailure(error, isFull ? copy : file);
  } finally {
    original.close();
  }
  const { db } = sqliteEngine(copy);
  return read(db).finally(() => db.destroy());
}
