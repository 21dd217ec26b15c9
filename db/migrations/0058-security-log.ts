/**
 * The security log. Each row's hash covers the row and the previous row's hash. The only row of security_chain stores
 * both ends of the chain: `start_hash` precedes the oldest row that is kept.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('security_event')
    .addColumn('seq', 'integer', (column) => column.primaryKey());
  for (const name of ['at', 'kind', 'outcome', 'actor', 'hash']) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  for (const name of ['subject', 'detail', 'network', 'agent']) {
    table = table.addColumn(name, 'text');
  }
  await table
    .addColumn('new_network', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('security_event_actor')
    .on('security_event')
    .columns(['actor', 'kind', 'network'])
    .execute();
  await db.schema.createIndex('security_event_kind').on('security_event').column('kind').execute();
  await db.schema.createIndex('security_event_at').on('security_event').column('at').execute();

  await db.schema
    .createTable('security_chain')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('start_seq', 'integer', (column) => column.notNull())
    .addColumn('start_hash', 'text', (column) => column.notNull())
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .addColumn('last_hash', 'text', (column) => column.notNull())
    .execute();
  await db
    .insertInto('security_chain' as never)
    .values({ id: 1, start_seq: 0, start_hash: '', last_seq: 0, last_hash: '' } as never)
    .execute();
}
