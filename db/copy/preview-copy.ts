/** Copies the database of a site into an SQLite file that only shows the site, without the people in it. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import SQLite from 'better-sqlite3';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { findLogHead } from '../change-log.ts';
import { engineSql } from '../engine.ts';
import { type OpenDatabase, openFile } from '../open.ts';
import { projectFile } from '../project-file.ts';
import { timeZoneSetting } from '../repositories/site/setting.ts';
import { sqliteSql } from '../sqlite/engine-sql.ts';
import { listTables } from '../sqlite/list-tables.ts';
import { storedLanguagesKey } from '../start/add-language.ts';
import { contractedBy } from '../start/migrate.ts';
import type { Database } from '../tables.ts';
import { timeSlices } from '../time-slice.ts';
import { inLongTransaction } from '../transaction.ts';
import { listCopiedTables } from './copied-schema.ts';
import { copyRows } from './copy-rows.ts';
import { tablesOfUse } from './table-use.ts';

const isSqlite = (db: Kysely<Database>) => engineSql(db) === sqliteSql;

/** The size of the database, which is about what its copy takes on disk. */
export async function databaseBytes(db: Kysely<Database>): Promise<number> {
  const { rows } = await (isSqlite(db)
    ? sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
    : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  ).execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Other requests are answered while rows are copied. The file must not exist yet. */
export async function copyForPreview(
  db: Kysely<Database>,
  file: string,
  clock: () => number,
): Promise<OpenDatabase> {
  if (isSqlite(db)) await copyFile(db, file);
  const copy = await openFile(file, { clock });
  try {
    if (!isSqlite(db)) await copyFromServer(db, copy.db);
    return copy;
  } catch (error) {
    await copy.close();
    throw error;
  }
}

const readBusyTimeout = 1_000;

async function copyFile(db: Kysely<Database>, file: string) {
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db);
  const original = new SQLite(rows[0]?.file, { readonly: true, timeout: readBusyTimeout });
  try {
    // Without an open read, each write to the original would make the backup start again.
    original.exec('begin');
    original.prepare('select count(*) from sqlite_schema').get();
    await original.backup(file);
  } finally {
    original.close();
  }
  await emptyPrivateTables(file);
}

const keptSettings = [timeZoneSetting, storedLanguagesKey, contractedBy];

const program = projectFile('db/copy/empty-tables-thread.mjs');

async function emptyPrivateTables(file: string) {
  const places = keptSettings.map(() => '?').join();
  const statements = [
    ...tablesOfUse('none').map((table) => ({ sql: `delete from "${table}"`, values: [] })),
    { sql: `delete from setting where key not in (${places})`, values: keptSettings },
  ];
  const thread = new Worker(program, { workerData: { file, statements } });
  const [code] = await once(thread, 'exit');
  if (code !== 0) throw new Error('The tables of a preview could not be emptied.');
}

async function copyFromServer(from: Kysely<Database>, to: Kysely<Database>) {
  await sql`pragma synchronous = off`.execute(to);
  const unused = new Set(tablesOfUse('none'));
  const tables = (await listCopiedTables(to)).filter(({ name }) => !unused.has(name));
  await copyRows(from, to, tables, {
    onProgress: () => {},
    beforeCommit: async (trx) => {
      await trx.deleteFrom('setting').where('key', 'not in', keptSettings).execute();
    },
  });
}

/**
 * Runs once the writes of a preview have been made. What remains is only what visitors see. Of the change log, that is
 * the dates that visitors see, in feeds and the sitemap: when each entity first appeared and last changed.
 */
export async function emptyTablesOfWrites(db: Kysely<Database>): Promise<void> {
  const emptied = new Set(tablesOfUse('writing'));
  const tables = (await listTables(db)).filter(({ name }) => emptied.has(name)).toReversed();
  await inLongTransaction(db, async (trx) => {
    for (const { name } of tables) await trx.deleteFrom(name).execute();
    await emptyChangeLog(trx);
  });
}

/** Small enough that a statement takes a few milliseconds. */
const changesPerStatement = 200;

async function emptyChangeLog(trx: Transaction<Database>) {
  const head = await findLogHead(trx);
  const yieldTurn = timeSlices('writing');
  for (let after = 0; after < head; after += changesPerStatement) {
    const until = after + changesPerStatement;
    const other = (isOther: RawBuilder<boolean>) => sql`exists (
      select 1 from change as other
      where other.entity = change.entity and other.entity_id = change.entity_id and ${isOther})`;
    await sql`
      delete from change where seq > ${after} and seq <= ${until}
        and ${other(sql`other.seq < change.seq`)}
        and ${other(sql`other.seq > change.seq`)}`.execute(trx);
    await trx
      .updateTable('change')
      .set({ actor: '', snapshot: '{}', summary: null })
      .where('seq', '>', after)
      .where('seq', '<=', until)
      .execute();
    await yieldTurn();
  }
}
