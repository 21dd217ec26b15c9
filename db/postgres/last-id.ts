import { sql } from 'kysely';
import type { LastIds } from '../engine.ts';

type Sequence = { table: string; last: number | null };

/** The id of a table is the one column that counts by itself. */
export const lastIds: LastIds = {
  async list(db) {
    const { rows } = await sql<Sequence>`
      select c.relname as "table", pg_sequence_last_value(pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass) as last
      from pg_attribute a
        join pg_class c on c.oid = a.attrelid
      where a.attidentity <> '' and c.relnamespace = current_schema()::regnamespace`.execute(db);
    return new Map(rows.flatMap(({ table, last }) => (last === null ? [] : [[table, last]])));
  },
  async set(db, table, id) {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attidentity <> ''`.execute(db);
    const [column] = rows;
    if (!column) throw new Error(`${table} gives no ids.`);
    await sql`select setval(pg_get_serial_sequence(${table}, ${column.name}), ${id})`.execute(db);
  },
};
