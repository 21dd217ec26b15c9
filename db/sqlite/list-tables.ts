/** Lists the tables with their primary keys, referenced tables first. The result is the same on both engines. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';

export type TableShape = { name: keyof Database; columns: string[]; key: string[] };

type Column = { name: string; pk: number };

export async function listTables(db: Kysely<Database>): Promise<TableShape[]> {
  const { rows: tables } = await sql<{ name: keyof Database }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
      order by rowid`.execute(db);
  const shapes = new Map<string, { shape: TableShape; parents: string[] }>();
  for (const { name } of tables) {
    const { rows: columns } =
      await sql<Column>`select name, pk from pragma_table_info(${name})`.execute(db);
    const { rows: references } = await sql<{ table: string }>`
      select "table" from pragma_foreign_key_list(${name})`.execute(db);
    const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    shapes.set(name, {
      shape: { name, columns: columns.map(({ name }) => name), key: key.map(({ name }) => name) },
      parents: references.map(({ table }) => table).filter((table) => table !== name),
    });
  }
  return inOrder(shapes);
}

function inOrder(shapes: Map<string, { shape: TableShape; parents: string[] }>): TableShape[] {
  const ordered = new Set<TableShape>();
  const visit = (name: string) => {
    const table = shapes.get(name);
    if (!table || ordered.has(table.shape)) return;
    for (const parent of table.parents) visit(parent);
    ordered.add(table.shape);
  };
  for (const name of shapes.keys()) visit(name);
  return [...ordered];
}
