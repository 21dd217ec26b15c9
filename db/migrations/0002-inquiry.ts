import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

/** search_key is the inquiry's content, normalized for comparison. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inquiry')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull().defaultTo(engineSql(db).now))
    .addColumn('is_read', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('name', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('website', 'text')
    .addColumn('markets', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('inquiry_unread')
    .on('inquiry')
    .columns(['is_read', 'kind', 'id'])
    .execute();
  await db.schema.createIndex('inquiry_kind').on('inquiry').columns(['kind', 'id']).execute();
}
