/** Each test has a database of its own: one file is migrated once, and copied. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../open.ts';
import type { Database } from '../tables.ts';

let template: Promise<string> | undefined;

async function makeTemplate() {
  const file = join(temporaryFolder(), 'template.db');
  const { close } = await openDatabase(file);
  await close();
  return file;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The folder is deleted when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aceboard-'));
  folders.push(folder);
  return folder;
}

export async function testDatabase() {
  template ??= makeTemplate();
  const file = join(temporaryFolder(), 'aceboard.db');
  copyFileSync(await template, file);
  const database = await openDatabase(file);
  // Nothing that a test writes must outlive a loss of power, so no write waits for the disk.
  await sql`pragma synchronous = off`.execute(database.db);
  return { file, ...database };
}

export async function allRows(db: Kysely<Database>, table: keyof Database) {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
    db,
  );
  return rows;
}

/** The table refuses every new row, as on a full or broken disk. */
export const refuseRows = (db: Kysely<Database>, table: keyof Database): Promise<void> =>
  onRow(db, `insert on ${table}`, "select raise(abort, 'refused')");

/** Runs SQL just before each such write, so that a test can make it fail or change rows meanwhile. */
export async function onRow(db: Kysely<Database>, write: string, then: string): Promise<void> {
  await sql`create trigger ${sql.raw(write.replaceAll(' ', '_'))} before ${sql.raw(write)}
    begin ${sql.raw(then)}; end`.execute(db);
}

/** The log of writes can be emptied only when no connection still reads an older state. */
export async function isReadEnded(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
