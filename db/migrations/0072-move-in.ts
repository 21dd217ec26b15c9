/** Imports of other sites, what their files contained, where its addresses lead, and which entry each item became. */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { now } = engineSql(db);
  await db.schema
    .createTable('site_import')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('reading'))
    .addColumn('failure', 'text')
    .addColumn('counts', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('contents', 'text')
    .addColumn('options', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('mapping', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_planned', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('step', 'text')
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('report', 'text')
    .addColumn('release_id', 'integer', (column) =>
      column.references('release.id').onDelete('set null'),
    )
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createTable('import_record')
    .addColumn('import_id', 'integer', (column) =>
      column.notNull().references('site_import.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('made', 'text')
    .addPrimaryKeyConstraint('import_record_key', ['import_id', 'position'])
    .execute();
  await db.schema
    .createTable('imported_entry')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('guid', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('proposed', 'text')
    .addColumn('state', 'text')
    .addColumn('former_state', 'text')
    .addColumn('release_id', 'integer')
    .addPrimaryKeyConstraint('imported_entry_key', ['source', 'guid'])
    .execute();
  await db.schema
    .createIndex('imported_entry_release')
    .on('imported_entry')
    .column('release_id')
    .execute();
  await db.schema
    .createTable('import_address')
    .addColumn('import_id', 'integer', (column) =>
      column.notNull().references('site_import.id').onDelete('cascade'),
    )
    .addColumn('from_path', 'text', (column) => column.notNull())
    .addColumn('to_path', 'text')
    .addColumn('is_edited', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('import_address_key', ['import_id', 'from_path'])
    .execute();
  await db.schema
    .createTable('import_mapping')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('options', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('release')
    .addColumn('is_import', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
