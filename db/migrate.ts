import { type Kysely, sql } from 'kysely';
import { type Migrations, migrations } from './migrations/index.ts';
import type { Database } from './tables.ts';
import { inTransaction } from './transaction.ts';

const done = (db: Kysely<Database>) =>
  sql<{ name: string }>`select name from migration`
    .execute(db)
    .then(({ rows }) => new Set(rows.map(({ name }) => name)));

/**
 * Each migration is a transaction with the row that says it has run. Which ones are due is asked
 * inside it, so that two processes starting at once run each only once.
 */
export async function migrate(db: Kysely<Database>, all: Migrations = migrations): Promise<void> {
  await sql`create table if not exists migration (name text primary key, at text not null)`.execute(
    db,
  );
  for (const name of await done(db)) {
    if (!(name in all)) {
      throw new Error(
        `The database holds migration ${name}, which this version does not know. Start the version that wrote it, or a newer one.`,
      );
    }
  }
  for (const [name, migration] of Object.entries(all)) {
    await inTransaction(db, async (trx) => {
      if ((await done(trx)).has(name)) return;
      await migration.up(trx as unknown as Kysely<unknown>);
      await sql`insert into migration (name, at) values (${name}, ${new Date().toISOString()})`.execute(
        trx,
      );
    });
  }
}
