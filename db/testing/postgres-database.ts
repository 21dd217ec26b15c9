/**
 * On PostgreSQL, copying a database takes much longer than emptying one, so a test reuses the database of an earlier
 * test. The database gets its initial rows back and a new name, so that leftovers of the earlier test can't connect to
 * it.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

let administrator: pg.Pool | undefined;

export async function onServer(server: string, statement: string): Promise<void> {
  if (!administrator) {
    administrator = new pg.Pool({ connectionString: server, max: 1, allowExitOnIdle: true });
    // The server may stop before this connection is closed.
    administrator.on('error', () => {});
  }
  await administrator.query(statement);
}

export const nameOf = (url: string): string => new URL(url).pathname.slice(1);

export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const url = withNewName(server);
  await onServer(server, `create database ${nameOf(url)} template ${template} strategy file_copy`);
  return url;
}

function withNewName(server: string): string {
  const url = new URL(server);
  url.pathname = `test_${randomUUID().replaceAll('-', '')}`;
  return url.href;
}

/** Makes the database store its initial rows and detect later schema changes. */
export const rememberFirstState = (url: string): Promise<void> =>
  onDatabase(url, async (client) => {
    await client.query(`
      create schema testing;
      create table testing.schema_change (tag text);

      do $$
      declare t text;
      begin
        for t in select tablename from pg_tables where schemaname = 'public' loop
          execute format('create table testing.%I as table public.%I', 'first_' || t, t);
        end loop;
      end $$;

      create table testing.sequence as
        select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
          last_value is not null as is_called
        from pg_sequences where schemaname = 'public';

      create table testing.first_rows as
        select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
          pg_relation_size(c.oid) > 0 as has_rows
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        group by c.oid;

      create function testing.note_schema_change() returns event_trigger language plpgsql as
        $$ begin insert into testing.schema_change values (tg_tag); end $$;

      create function testing.delete_rows() returns text language plpgsql as $$
      declare
        used text[];
        t text;
      begin
        if exists (select from testing.schema_change) then return null; end if;
        set local session_replication_role = replica;
        select array_agg(format('public.%I', name)) into used from testing.first_rows
          where pg_relation_size(format('public.%I', name)::regclass) > 0;
        foreach t in array used loop
          execute 'delete from ' || t;
        end loop;
        return array_to_string(used, ', ');
      end $$;

      create function testing.insert_first_rows() returns void language plpgsql as $$
      declare
        t record;
      begin
        set local session_replication_role = replica;
        for t in select * from testing.first_rows where has_rows loop
          execute format('insert into public.%I (%s) overriding system value select %2$s from testing.%I',
            t.name, t.columns, 'first_' || t.name);
        end loop;
        perform setval(name, value, is_called) from testing.sequence;
      end $$;

      create event trigger note_schema_change on ddl_command_end execute function testing.note_schema_change();
    `);
  });

/** Returns the database's new URL, or drops a database that cannot be reset. */
export async function recycle(server: string, url: string): Promise<string | undefined> {
  const recycled = withNewName(server);
  try {
    // PostgreSQL waits a few seconds for connections that are about to close.
    await onServer(server, `alter database ${nameOf(url)} rename to ${nameOf(recycled)}`);
    if (await hasFirstStateAgain(recycled)) return recycled;
    await drop(server, recycled);
  } catch {
    // A connection of a failed test may still be open, or the server has stopped after the last test.
    await drop(server, url).catch(() => {});
  }
}

/**
 * Truncating a table creates new files for it, its indexes and all tables that refer to it. Without the vacuum, new
 * rows would reuse the space of old ones and be returned in another order.
 */
const hasFirstStateAgain = (url: string): Promise<boolean> =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<{ used: string | null }>(
      'select testing.delete_rows() as used',
    );
    const used = rows[0]?.used;
    if (!used) return false;
    await client.query(`vacuum (index_cleanup on, truncate on) ${used}`);
    await client.query('select testing.insert_first_rows()');
    return true;
  });

const drop = (server: string, url: string): Promise<void> =>
  onServer(server, `drop database if exists ${nameOf(url)} with (force)`);

async function onDatabase<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
