import { sql } from 'kysely';
import type { EngineSql } from '../engine.ts';
import { lastIds } from './last-id.ts';

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
