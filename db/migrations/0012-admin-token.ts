import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

/** name_key is the name normalized for comparison: no two valid tokens share a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admin_token')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull().defaultTo(engineSql(db).now))
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('revoked_by', 'text')
    .execute();
  await db.schema
    .createIndex('admin_token_name')
    .unique()
    .on('admin_token')
    .column('name_key')
    .where('revoked_at' as never, 'is', null)
    .execute();
}
