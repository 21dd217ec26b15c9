/** Sessions of staff, and limits on the tokens used to start them. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['ends_at', 'last_network', 'last_agent']) {
    await db.schema.alterTable('admin_token').addColumn(column, 'text').execute();
  }
  await db.schema
    .alterTable('admin_token')
    .addColumn('networks', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('admin_token')
    .addColumn('programs_only', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  const given = ['hash', 'method', 'credential', 'agent', 'network'];
  const times = ['created_at', 'last_used_at', 'confirmed_at', 'ends_at'];
  let table = db.schema
    .createTable('staff_session')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('person_id', 'integer', (column) => column.references('admin_token.id'));
  for (const name of [...given, ...times]) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  await table.addColumn('ended_at', 'text').execute();
  await db.schema
    .createIndex('staff_session_hash')
    .unique()
    .on('staff_session')
    .column('hash')
    .execute();
  await db.schema
    .createIndex('staff_session_person')
    .on('staff_session')
    .columns(['person_id', 'ended_at'])
    .execute();
}
