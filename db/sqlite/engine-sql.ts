import { sql } from 'kysely';
import type { EngineSql, LastIds } from '../engine.ts';

const lastIds: LastIds = {
  async list(db) {
    const { rows } = await sql<{ name: string; seq: number }>`
      select name, seq from sqlite_sequence`.execute(db);
    return new Map(rows.map(({ name, seq }) => [name, seq]));
  },
  async set(db, table, id) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db);
  },
};

export const sqliteSql: EngineSql = {
  lastIds,
  withoutRowid: sql`without rowid`,
  milliseconds: sql`cast(unixepoch('subsec') * 1000 as integer)`,
  now: sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`,
  afterChange: [
    sql`
    create trigger change_is_counted after insert on change begin
      insert into change_count (entity, changes) values (new.entity, 1)
        on conflict (entity) do update set changes = changes + 1;
    end`,
  ],
  rowTrigger: (table, event, statements) => [
    sql.raw(`create trigger ${table}_${event} after ${event} on ${table} begin
      ${statements.join(';\n')};
    end`),
  ],
};
