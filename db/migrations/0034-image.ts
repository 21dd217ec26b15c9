/** The library of uploaded images and their uses. `hash` is the name of the folder with an image's files. */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('image')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('focal_x', 'integer')
    .addColumn('focal_y', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .execute();
  await db
    .withTables<{ image: { focal_x: number | null } }>()
    .schema.createIndex('image_focal_point')
    .on('image')
    .column('focal_x')
    .where('focal_x', 'is not', null)
    .execute();
  await db.schema
    .createTable('image_translation')
    .addColumn('image_id', 'integer', (column) =>
      column.notNull().references('image.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('image_translation_key', ['image_id', 'lang'] as never)
    .execute();
  await db.schema
    .createTable('image_use')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('image_use_key', ['kind', 'entity_id', 'hash'] as never)
    .modifyEnd(engineSql(db).withoutRowid)
    .execute();
  await db.schema.createIndex('image_use_hash').on('image_use').column('hash').execute();
}
