// Runs on PostgreSQL too: no other test runs its SQL there.
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appendChange } from '../change-log.ts';
import { faultOf } from '../database-fault.ts';
import { type OpenDatabase, openDatabase } from '../open.ts';
import { isPostgres, testDatabase } from '../testing/database.ts';
import { inTransaction } from '../transaction.ts';
import { postgresEngine } from './engine.ts';
import { hangingServer } from './testing/hanging-server.ts';

const entity = 'banner';

describe.skipIf(!isPostgres)('PostgreSQL', () => {
  let given: Awaited<ReturnType<typeof testDatabase>>;
  beforeEach(async () => {
    given = await testDatabase();
  });
  afterEach(() => given.close());

  const write = ({ db }: Pick<OpenDatabase, 'db'>, entityId = 1) =>
    inTransaction(db, (trx) =>
      appendChange(trx, { actor: 'test', action: 'update', entity, entityId, snapshot: {} }),
    );

  /** Closes every connection to this test's database, as a server restart does. */
  async function endConnections() {
    const client = new pg.Client(given.address);
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await client.end();
  }

  test('a process sees its own write immediately, and another’s as soon as it is notified', async () => {
    const other = await openDatabase(given.address);
    const seen = [given.version.current(), other.version.current()] as const;
    await write(given);
    expect(given.version.current()).toBeGreaterThan(seen[0]);
    await expect.poll(other.version.current).toBeGreaterThan(seen[1]);
    await other.close();
  });

  test('a visitor’s write does not change the version', async () => {
    const before = given.version.current();
    await inTransaction(given.db, (trx) =>
      trx.insertInto('setting').values({ key: 'a', value: 'b' }).execute(),
    );
    expect(given.version.current()).toBe(before);
  });

  test('without a listening connection, the log is queried before every request', async () => {
    const other = await openDatabase(given.address);
    await endConnections();
    await expect.poll(() => other.version.refresh() instanceof Promise).toBe(true);
    const before = other.version.current();
    await vi.waitFor(() => write(given), { timeout: 60_000 });
    const current = async () => {
      await other.version.refresh();
      return other.version.current();
    };
    await expect.poll(current).toBeGreaterThan(before);
    await expect.poll(() => other.version.refresh() === undefined).toBe(true);
    await other.close();
  });

  test('changes become visible in the order of their seq', async () => {
    const ended: string[] = [];
    let second: Promise<unknown> | undefined;
    await inTransaction(given.db, async (trx) => {
      await appendChange(trx, {
        actor: 'one',
        action: 'update',
        entity,
        entityId: 1,
        snapshot: {},
      });
      second = write(given, 2).then(() => ended.push('second'));
      const waiting = async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event = 'advisory'`.execute(given.db);
        return rows.length;
      };
      await expect.poll(waiting).toBe(1);
      ended.push('first');
    });
    await second;
    expect(ended).toEqual(['first', 'second']);
    const rows = await given.db.selectFrom('change').select('entity_id').orderBy('seq').execute();
    expect(rows).toEqual([{ entity_id: 1 }, { entity_id: 2 }]);
  });

  test('a lost connection is reported as such, and the next query gets another one', async () => {
    const reading = given.db.transaction().execute(async (trx) => {
      await endConnections();
      await trx.selectFrom('setting').selectAll().execute();
    });
    expect(faultOf(await reading.catch((error: unknown) => error))).toBe('unreachable');
    await vi.waitFor(() => write(given), { timeout: 60_000 });
  });

  test('a slow statement is cancelled, and if the server doesn’t respond its connection is closed too', async () => {
    const short = { lock: 5, statement: 0.5 };
    const { db } = await postgresEngine(given.address, {
      timeouts: { serving: short, starting: short },
    });
    const sleep = (before: string) =>
      inTransaction(db, async (trx) => {
        await sql.raw(before).execute(trx);
        await sql`select pg_sleep(1000)`.execute(trx);
      }).then(String, faultOf);
    expect(await sleep('select 1')).toBe('busy');
    expect(await sleep('set local statement_timeout = 0')).toBe('unreachable');
    await endConnections();
    await db.destroy();
  });

  test('while a server hangs, pending and new queries fail until it responds again', async () => {
    const hanging = await hangingServer(given.address);
    const { db, version, close } = await openDatabase(hanging.url);
    const statement = () => sql`select pg_sleep(1000)`.execute(db).then(String, faultOf);
    const read = () => db.selectFrom('market').select('code').execute();
    await read();
    const waiting = statement();
    hanging.hang();
    expect(await waiting).toBe('unreachable');
    const start = performance.now();
    await expect(read()).rejects.toThrow('PostgreSQL does not answer');
    expect(performance.now() - start).toBeLessThan(500);
    const stored = version.current();
    expect(version.current()).toBe(stored);
    hanging.goOn();
    await expect.poll(() => read().then(({ length }) => length, String)).toBe(2);
    await close();
    hanging.close();
  });

  test('a deadlocked transaction is retried', async () => {
    let attempts = 0;
    await inTransaction(given.db, async (trx) => {
      attempts += 1;
      await trx.insertInto('setting').values({ key: 'once', value: '' }).execute();
      if (attempts < 3) await sql`do $$ begin raise sqlstate '40P01'; end $$`.execute(trx);
    });
    expect(attempts).toBe(3);
  });
});

test('the error for an unreachable server doesn’t contain the password', async () => {
  const opening = openDatabase('postgres://ada:secret@127.0.0.1:1/site');
  await expect(opening).rejects.toThrow(
    'DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  );
});
