/** Passkeys of staff, single-use secrets (invitations, recovery codes), and challenges that were answered. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  let passkey = db.schema
    .createTable('passkey')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('person_id', 'integer', (column) => column.references('admin_token.id'));
  for (const name of ['credential', 'public_key', 'user_handle', 'name', 'created_at']) {
    passkey = passkey.addColumn(name, 'text', (column) => column.notNull());
  }
  await passkey
    .addColumn('transports', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('is_synced', 'integer', (column) => column.notNull())
    .addColumn('is_backed_up', 'integer', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await unique(db, 'passkey', 'credential');
  await db.schema.createIndex('passkey_person').on('passkey').column('person_id').execute();

  let secret = db.schema
    .createTable('one_time_secret')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('person_id', 'integer', (column) => column.references('admin_token.id'));
  for (const name of ['kind', 'hash', 'created_at', 'created_by']) {
    secret = secret.addColumn(name, 'text', (column) => column.notNull());
  }
  await secret.addColumn('ends_at', 'text').addColumn('used_at', 'text').execute();
  await unique(db, 'one_time_secret', 'hash');
  await db.schema
    .createIndex('one_time_secret_person')
    .on('one_time_secret')
    .columns(['person_id', 'kind'])
    .execute();

  await db.schema
    .createTable('used_challenge')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
}

const unique = (db: Kysely<unknown>, table: string, column: string) =>
  db.schema.createIndex(`${table}_${column}`).unique().on(table).column(column).execute();
