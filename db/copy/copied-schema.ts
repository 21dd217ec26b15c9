/** The tables of a site at a given schema, the same on both engines. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migrations, migrations } from '../migrations/index.ts';
import { countRows } from '../sql/list-rows.ts';
import { sqliteEngine } from '../sqlite/engine.ts';
import { listTables, type TableShape } from '../sqlite/list-tables.ts';
import { addNewLanguages } from '../start/add-language.ts';
import { migrate } from '../start/migrate.ts';
import type { Database } from '../tables.ts';

/** Tables that belong to the database itself or to running processes. */
const notCopied: ReadonlySet<string> = new Set([
  'migration',
  'migration_lock',
  'lease',
  'online_count',
  // The key of the visitor hashes is deleted every day. A copy would preserve it.
  'click_salt',
  'click_visitor',
  'promo_code_vote',
]);

/** A schema is identified by its migrations. */
export const currentSchema: readonly string[] = Object.keys(migrations);

export async function readSchema(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export const findUnknownMigration = (schema: readonly string[]): string | undefined =>
  schema.find((name) => !(name in migrations));

export const migrationsOf = (schema: readonly string[]): Migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => schema.includes(name)));

export const listCopiedTables = async (db: Kysely<Database>): Promise<TableShape[]> =>
  (await listTables(db)).filter(({ name }) => !notCopied.has(name));

export type Shape = {
  tables: TableShape[];
  /** Row counts of a new database, which already has some rows, such as the categories. */
  rowsOfNew: Map<keyof Database, number>;
};

export async function shapeOfSchema(schema = currentSchema): Promise<Shape> {
  const folder = await mkdtemp(join(tmpdir(), 'aceboard-shape-'));
  const { db } = sqliteEngine(join(folder, 'aceboard.db'));
  try {
    await migrate(db, migrationsOf(schema));
    if (schema.length === currentSchema.length) await addNewLanguages(db);
    const tables = await listCopiedTables(db);
    return { tables, rowsOfNew: await countTables(db, tables) };
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}

async function countTables(db: Kysely<Database>, tables: readonly TableShape[]) {
  const counts = new Map<keyof Database, number>();
  for (const { name } of tables) counts.set(name, await countRows(db.selectFrom(name)));
  return counts;
}

/** Finds a table that has more rows than in a new database. */
export async function findFilledTable(
  db: Kysely<Database>,
  { tables, rowsOfNew }: Shape,
): Promise<{ table: string; rows: number } | undefined> {
  for (const [table, rows] of await countTables(db, tables)) {
    if (rows > (rowsOfNew.get(table) ?? 0)) return { table, rows };
  }
}
