import { sql } from 'kysely';
import type { EngineSql, LastIds } from '../engine.ts';

type Sequence = { table: string; last: number | null };

/** Each table's id is its only identity column. */
const lastIds: LastIds = {
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
    if (!column) throw new Error(`The table ${table} has no identity column.`);
    await sql`select setval(pg_get_serial_sequence(${table}, ${column.name}), ${id})`.execute(db);
  },
};

/** The channel on which processes are notified of catalogue writes. */
export const channel = 'catalogue';

export const postgresSql: EngineSql = {
  lastIds,
  withoutRowid: sql``,
  milliseconds: sql`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  now: sql`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  afterChange: [
    sql`
    create function count_change() returns trigger language plpgsql as $$
    begin
      insert into change_count (entity, changes) values (new.entity, 1)
        on conflict (entity) do update set changes = change_count.changes + 1;
      perform pg_notify('${sql.raw(channel)}', '');
      return null;
    end $$`,
    sql`
    create trigger change_is_counted after insert on change
      for each row execute function count_change()`,
  ],
  rowTrigger: (table, event, statements) => [
    sql.raw(`create function ${table}_${event}() returns trigger language plpgsql as $$
    begin
      ${statements.join(';\n')};
      return null;
    end $$`),
    sql.raw(`create trigger ${table}_${event} after ${event} on ${table}
      for each row execute function ${table}_${event}()`),
  ],
};
