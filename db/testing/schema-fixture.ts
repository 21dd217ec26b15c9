/** A fixture is a small database of an older version: its schema, and a row in each table. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { engineSql } from '../engine.ts';
import { migrations } from '../migrations/index.ts';
import { openEngine } from '../open.ts';
import { listTables } from '../sqlite/list-tables.ts';
import { migrate } from '../start/migrate.ts';
import type { Database } from '../tables.ts';
import { emptyDatabase, isPostgres } from './database.ts';

type Row = Record<string, string | number | null>;
type Fixture = {
  tables: string[];
  rows: Record<string, Row[]>;
  /** The last ID assigned in each table. Its row may have been deleted. */
  lastIds: Record<string, number>;
  indicesAndTriggers: string[];
};

const folder = join(import.meta.dirname, 'schema-fixture');
const fileOf = (migration: string) => join(folder, `${migration}.json`);

/** Lists the migrations with a fixture of the schema they produce, oldest first. */
export const schemaFixtures = (): string[] =>
  readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

const migrationsUpTo = (last: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

const valuesOf = (row: Row) => sql.join(Object.values(row).map((value) => sql`${value}`));
const columnsOf = (row: Row) => sql.join(Object.keys(row).map((column) => sql.ref(column)));

/** Writes the parts of a current database's rows that fit the older schema. SQLite only. */
export async function writeSchemaFixture(from: Kysely<Database>, migration: string) {
  const { db } = await openEngine(await emptyDatabase());
  await migrate(db, migrationsUpTo(migration));
  const rows: Fixture['rows'] = {};
  for (const { name, columns } of await listTables(db)) {
    const read = (source: Kysely<Database>) =>
      sql<Row>`
        select ${sql.join(columns.map((column) => sql.ref(column)))}
        from ${sql.table(name)}`.execute(source);
    const current = await read(from);
    // Some tables are only filled by later migrations, or emptied by them.
    const kept = current.rows.length > 0 ? current : await read(db);
    if (kept.rows.length === 0) throw new Error(`The fixture needs a row in ${name}.`);
    rows[name] = kept.rows;
  }
  const { rows: schema } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master
    where sql is not null and name not like 'sqlite_%' order by rowid`.execute(db);
  const ofType = (isTable: boolean) =>
    schema.filter(({ type }) => (type === 'table') === isTable).map((made) => made.sql);
  const given = await engineSql(from).lastIds.list(from);
  const fixture: Fixture = {
    tables: ofType(true),
    rows,
    lastIds: Object.fromEntries([...given].filter(([table]) => table in rows)),
    indicesAndTriggers: ofType(false),
  };
  writeFileSync(fileOf(migration), `${JSON.stringify(fixture, undefined, 2)}\n`);
  await db.destroy();
}

/** Returns the address of a database with the schema after this migration. */
export async function databaseOfSchema(migration: string): Promise<string> {
  const fixture: Fixture = JSON.parse(readFileSync(fileOf(migration), 'utf8'));
  const address = await emptyDatabase();
  if (isPostgres) await fillPostgres(address, migration, fixture);
  else fillSqlite(address, fixture);
  return address;
}

function fillSqlite(file: string, { tables, rows, lastIds, indicesAndTriggers }: Fixture) {
  const sqlite = new SQLite(file);
  sqlite.pragma('foreign_keys = OFF');
  for (const table of tables) sqlite.exec(table);
  for (const [table, all] of Object.entries(rows)) {
    for (const row of all) {
      const names = Object.keys(row).map((name) => `"${name}"`);
      const places = names.map(() => '?').join(', ');
      sqlite
        .prepare(`insert into "${table}" (${names.join(', ')}) values (${places})`)
        .run(...Object.values(row));
    }
  }
  const setLast = sqlite.prepare('update sqlite_sequence set seq = ? where name = ?');
  for (const [table, id] of Object.entries(lastIds)) setLast.run(id, table);
  for (const statement of indicesAndTriggers) sqlite.exec(statement);
  sqlite.close();
}

/** Merged migrations are never edited, so they always create the same tables. */
async function fillPostgres(address: string, migration: string, { rows, lastIds }: Fixture) {
  const { db } = await openEngine(address);
  await migrate(db, migrationsUpTo(migration));
  const tables = Object.entries(rows).filter(([name]) => !name.startsWith('migration'));
  for (const [name] of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db);
  for (const [name, all] of tables) {
    // Triggers have just counted the inserted changes.
    await sql`delete from ${sql.table(name)}`.execute(db);
    for (const row of all) {
      await sql`insert into ${sql.table(name)} (${columnsOf(row)}) values (${valuesOf(row)})`.execute(
        db,
      );
    }
  }
  for (const [table, id] of Object.entries(lastIds)) await engineSql(db).lastIds.set(db, table, id);
  await db.destroy();
}
