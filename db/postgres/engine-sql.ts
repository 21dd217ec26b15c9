import { sql } from 'kysely';
import type { EngineSql } from '../engine.ts';
import { lastIds } from './last-id.ts';

/** Processes listen to this for writes of the catalogue. */
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
