/**
 * Every URL that leads to a partner, with the result of its last check and where it is used. URLs are looked up by
 * hash, because PostgreSQL cannot index strings that long.
 */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('link_check')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('url_hash', 'text', (column) => column.notNull().unique())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('unchecked'))
    .addColumn('is_announced', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_checked_at', 'text')
    .addColumn('failing_since', 'text')
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addColumn('destination', 'text')
    .addColumn('accepted_destination', 'text')
    .execute();
  await db.schema.createIndex('link_check_state').on('link_check').column('state').execute();
  await db.schema
    .createTable('link_use')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('link_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('link_use_key', ['kind', 'entity_id', 'place'] as never)
    .modifyEnd(engineSql(db).withoutRowid)
    .execute();
  await db.schema.createIndex('link_use_link').on('link_use').column('link_id').execute();
}
