import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { faultOf } from '../database-fault.ts';
import { type Migrations, migrations } from '../migrations/index.ts';
import { findSetting, writeSetting } from '../repositories/site/setting.ts';
import type { Database } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

const migrationTable = 'migration';

/** The setting with the last migration that removed something older versions need. */
export const contractedBy = 'contracted_by_migration';

/**
 * Each migration and the row that records it share a transaction, in which the migrator also reads which migrations are
 * pending. Processes that start together therefore run each migration only once.
 */
export async function migrate(db: Kysely<Database>, known = migrations): Promise<void> {
  if (await isMigrated(db, known)) return;
  await inTransaction(db, adoptOlderTable);
  while (await inTransaction(db, (trx) => migrateOnce(trx, known)));
}

/** Usually there is nothing to do, and startup skips the lock and the inspection of all tables. */
async function isMigrated(db: Kysely<Database>, known: Migrations): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(migrationTable)}`.execute(db);
    return rows.length === Object.keys(known).length && rows.every(({ name }) => name in known);
  } catch (error) {
    const fault = faultOf(error);
    if (fault && fault !== 'no table') throw error;
    return false;
  }
}

/** Also inspects the tables, which must not change in the meantime. Returns whether a migration ran. */
async function migrateOnce(trx: Transaction<Database>, known: Migrations): Promise<boolean> {
  const all = { ...known, ...(await acceptNewer(trx, known)) };
  const migrator = new Migrator({
    db: trx,
    provider: { getMigrations: async () => all },
    migrationTableName: migrationTable,
    migrationLockTableName: 'migration_lock',
    // Migrations run in order of name. Their times may be out of order if the clock was set back.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateUp();
  if (error) throw error;
  for (const { migrationName } of results) {
    if (all[migrationName]?.contracts) await writeSetting(trx, contractedBy, migrationName);
  }
  return results.length > 0;
}

const findColumns = async (db: Kysely<Database>) => {
  const tables = await db.introspection.getTables();
  return tables.find(({ name }) => name === migrationTable)?.columns.map(({ name }) => name);
};

/** Older versions used a different name for the timestamp column. */
async function adoptOlderTable(db: Kysely<Database>) {
  if (!(await findColumns(db))?.includes('at')) return;
  await db.schema.alterTable(migrationTable).renameColumn('at', 'timestamp').execute();
}

/**
 * During an upgrade, old and new processes run side by side, and an old one may restart. It accepts a newer database
 * unless a migration has removed what it needs.
 */
async function acceptNewer(db: Kysely<Database>, known: Migrations): Promise<Migrations> {
  if (!(await findColumns(db))) return {};
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(migrationTable)} order by name`.execute(db);
  const newer = rows.filter(({ name }) => !(name in known));
  if (newer.length === 0) return {};
  const contracted = await findSetting(db, contractedBy);
  if (contracted !== undefined && !(contracted in known)) {
    throw new Error(
      `The database holds migration ${contracted}, which this version does not know. Start the version that wrote it, or a newer one.`,
    );
  }
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => {} }]));
}
