import { type Kysely, sql } from 'kysely';

/** Finds and counts incomplete products without scanning the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['icon_url', 'rating']) {
    await db.schema
      .createIndex(`product_without_${column}`)
      .on('product')
      .column('id')
      .where(sql.ref(column), 'is', null)
      .execute();
  }
  await db.schema
    .createIndex('product_translation_without_name')
    .on('product_translation')
    .columns(['lang', 'product_id'])
    .where(sql.ref('name'), 'is', null)
    .execute();
}
