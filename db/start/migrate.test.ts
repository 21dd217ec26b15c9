// Runs on PostgreSQL too: no other test runs its SQL there.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { openEngine } from '../open.ts';
import type { Database } from '../tables.ts';
import { emptyDatabase, testDatabase } from '../testing/database.ts';
import { holdLock } from '../testing/failure.ts';
import { migrate } from './migrate.ts';

const fresh = async () => (await openEngine(await emptyDatabase())).db;

const tables = async (db: Kysely<Database>) =>
  (await db.introspection.getTables()).map(({ name }) => name);

const first = {
  up: (db: Kysely<unknown>) => db.schema.createTable('one').addColumn('id', 'integer').execute(),
};

test('every migration runs once, in order', async () => {
  const db = await fresh();
  const ran: string[] = [];
  const all = {
    '0001-one': { up: async () => void ran.push('one') },
    '0002-two': { up: async () => void ran.push('two') },
  };
  await migrate(db, all);
  await migrate(db, all);
  expect(ran).toEqual(['one', 'two']);
  await db.destroy();
});

test('startup without pending migrations doesn’t lock anything', async () => {
  const given = await testDatabase();
  const release = await holdLock(given.address);
  const { db } = await openEngine(given.address);
  await migrate(db);
  await db.destroy();
  await release();
  await given.close();
});

test('a failed migration is rolled back, and earlier ones stay', async () => {
  const db = await fresh();
  const failing = {
    up: async (trx: Kysely<unknown>) => {
      await trx.schema.createTable('two').addColumn('id', 'integer').execute();
      throw new Error('half-way');
    },
  };
  await expect(migrate(db, { '0001-one': first, '0002-two': failing })).rejects.toThrow('half-way');
  expect(await tables(db)).toContain('one');
  expect(await tables(db)).not.toContain('two');
  await migrate(db, { '0001-one': first, '0002-two': { up: async () => {} } });
  await db.destroy();
});

test('an older database is migrated from where it was, even if the clock was set back', async () => {
  const db = await fresh();
  await sql`create table migration (name text primary key, at text not null)`.execute(db);
  await sql`insert into migration (name, at) values
    ('0001-one', '2026-05-02T00:00:00.000Z'), ('0002-two', '2026-05-01T00:00:00.000Z')`.execute(db);
  const ran: string[] = [];
  const all = {
    '0001-one': { up: async () => void ran.push('one') },
    '0002-two': { up: async () => void ran.push('two') },
    '0003-three': { up: async () => void ran.push('three') },
  };
  await migrate(db, all);
  await migrate(db, all);
  expect(ran).toEqual(['three']);
  await db.destroy();
});

test('processes that start together run each migration only once', async () => {
  const address = await emptyDatabase();
  const open = `import('${new URL('../open.ts', import.meta.url)}')
    .then(({ openDatabase }) => openDatabase(process.argv[1]))
    .then(({ close }) => close())`;
  const start = () => promisify(execFile)(process.execPath, ['--eval', open, address]);
  await Promise.all([start(), start(), start()]);
  const { db } = await openEngine(address);
  const { rows } = await sql`select name from migration`.execute(db);
  expect(rows).toHaveLength(Object.keys(migrations).length);
  await db.destroy();
});

const settings = {
  up: (db: Kysely<unknown>) =>
    db.schema
      .createTable('setting')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text')
      .execute(),
};
const nothing = { up: async () => {} };

test('an older version starts on a newer database and runs migrations that only it has', async () => {
  const db = await fresh();
  await migrate(db, { '0001-setting': settings, '0003-later': nothing });
  await migrate(db, { '0001-setting': settings, '0002-one': first });
  expect(await tables(db)).toContain('one');
  await db.destroy();
});

test('an older version fails with advice once a migration has removed something it needs', async () => {
  const db = await fresh();
  const older = { '0001-setting': settings };
  const newer = { ...older, '0002-removal': { ...nothing, contracts: true } };
  await migrate(db, newer);
  await expect(migrate(db, older)).rejects.toThrow(
    'The database holds migration 0002-removal, which this version does not know. Start the version that wrote it',
  );
  await migrate(db, { ...newer, '0003-later': nothing });
  await migrate(db, newer);
  await db.destroy();
});
