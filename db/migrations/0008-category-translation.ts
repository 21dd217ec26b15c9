import { type Kysely, sql } from 'kysely';

/** Gives category names one row per language, like all other translations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('category_translation')
    .addColumn('category_id', 'integer', (column) =>
      column.notNull().references('category.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('category_translation_key', ['category_id', 'lang'])
    .execute();
  await sql`
    insert into category_translation (category_id, lang, name)
    select id, 'tr', name_tr from category where name_tr is not null`.execute(db);
  await db.schema.alterTable('category').dropColumn('name_tr').execute();
}
