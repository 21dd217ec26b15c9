import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { now } = engineSql(db);
  const table = (name: string) => db.schema.createTable(name);
  const withId = (name: string) =>
    table(name).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());

  await withId('category')
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_tr', 'text')
    .execute();

  await withId('product')
    .addColumn('icon_url', 'text')
    .addColumn('rating', 'real')
    .addColumn('ref_link', 'text')
    .execute();

  await table('product_translation')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('name_key', 'text')
    .addColumn('description', 'text')
    .addColumn('fs_label', 'text')
    .addColumn('freebet_label', 'text')
    .addPrimaryKeyConstraint('product_translation_key', ['product_id', 'lang'])
    .execute();

  /** The order of all products in each language: by rating, then by the name shown in it. */
  await table('product_ranking')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('rating_rank', 'integer', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_ranking_key', ['product_id', 'lang'])
    .execute();
  await db.schema
    .createIndex('product_ranking_order')
    .on('product_ranking')
    .columns(['lang', 'rating_rank', 'name_key', 'product_id'])
    .execute();

  await table('product_image')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_image_key', ['product_id', 'place'])
    .execute();

  await table('product_category')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('category_id', 'integer', (column) =>
      column.notNull().references('category.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_category_key', ['product_id', 'category_id'])
    .execute();
  await db.schema
    .createIndex('product_category_order')
    .on('product_category')
    .columns(['category_id', 'position', 'product_id'])
    .execute();

  for (const kind of ['banner', 'exclusive_bonus']) {
    await withId(kind)
      .addColumn('image_url', 'text', (column) => column.notNull())
      .addColumn('link_url', 'text')
      .addColumn('market_code', 'text', (column) => column.notNull())
      .addColumn('product_id', 'integer', (column) =>
        column.references('product.id').onDelete('set null'),
      )
      .addColumn('sort_order', 'integer', (column) => column.notNull())
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex(`${kind}_order`)
      .on(kind)
      .columns(['market_code', 'is_active', 'sort_order', 'id'])
      .execute();
    await db.schema
      .createIndex(`${kind}_admin_order`)
      .on(kind)
      .columns(['sort_order', 'id'])
      .execute();
    await db.schema
      .createIndex(`${kind}_product`)
      .on(kind)
      .columns(['product_id', 'market_code', 'is_active', 'sort_order', 'id'])
      .execute();

    await table(`${kind}_translation`)
      .addColumn(`${kind}_id`, 'integer', (column) =>
        column.notNull().references(`${kind}.id`).onDelete('cascade'),
      )
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('title', 'text')
      .addColumn('subtitle', 'text')
      .addColumn('cta_label', 'text')
      .addPrimaryKeyConstraint(`${kind}_translation_key`, [`${kind}_id`, 'lang'])
      .execute();

    await table(`${kind}_category`)
      .addColumn(`${kind}_id`, 'integer', (column) =>
        column.notNull().references(`${kind}.id`).onDelete('cascade'),
      )
      .addColumn('category_id', 'integer', (column) =>
        column.notNull().references('category.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint(`${kind}_category_key`, [`${kind}_id`, 'category_id'])
      .execute();
    await db.schema
      .createIndex(`${kind}_category_category`)
      .on(`${kind}_category`)
      .columns(['category_id', `${kind}_id`])
      .execute();
  }

  await withId('top_list_entry')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('market_code', 'text', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) =>
      column.notNull().references('category.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('top_list_entry_once', ['product_id', 'category_id', 'market_code'])
    .execute();
  await db.schema
    .createIndex('top_list_entry_market_order')
    .on('top_list_entry')
    .columns(['category_id', 'market_code', 'position'])
    .execute();
  await db.schema
    .createIndex('top_list_entry_order')
    .on('top_list_entry')
    .columns(['category_id', 'position'])
    .execute();

  await withId('page_block')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('block_key', 'text', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('page_block_once', ['page', 'block_key'])
    .execute();
  await db.schema
    .createIndex('page_block_order')
    .on('page_block')
    .columns(['page', 'sort_order'])
    .execute();

  /** code_key is the code with its case folded; ends_at is expires_at as an instant, in seconds. */
  await withId('promo_code')
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('code_key', 'text', (column) => column.notNull())
    .addColumn('market_code', 'text', (column) => column.notNull())
    .addColumn('rarity', 'text', (column) => column.notNull())
    .addColumn('ref_link', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('ends_at', 'integer')
    .addColumn('image_vertical_url', 'text')
    .addColumn('image_horizontal_url', 'text')
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) =>
      column.references('product.id').onDelete('set null'),
    )
    .execute();
  await db.schema
    .createIndex('promo_code_live')
    .on('promo_code')
    .columns(['market_code', 'is_active', 'id', 'ends_at'])
    .execute();
  await db.schema
    .createIndex('promo_code_product')
    .on('promo_code')
    .columns(['product_id', 'market_code', 'is_active', 'id', 'ends_at'])
    .execute();
  await db.schema
    .createIndex('promo_code_code')
    .on('promo_code')
    .columns(['code_key', 'market_code'])
    .execute();
  await db.schema.createIndex('promo_code_ending').on('promo_code').column('ends_at').execute();

  await table('change')
    .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull().defaultTo(now))
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('change_entity')
    .on('change')
    .columns(['entity', 'entity_id', 'seq'])
    .execute();

  await table('setting')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await db
    .withTables<{ category: { slug: string; name_en: string; name_tr: string } }>()
    .insertInto('category')
    .values([
      { slug: 'casino', name_en: 'Casino', name_tr: 'Casino' },
      { slug: 'bets', name_en: 'Bets', name_tr: 'Bahis' },
      { slug: 'bonuses', name_en: 'Bonuses', name_tr: 'Bonuslar' },
    ])
    .execute();

  const layouts = {
    casino: ['display', 'popular', 'top', 'suggestions', 'exclusive'],
    bets: ['display', 'top', 'exclusive', 'suggestions'],
    bonuses: ['display', 'exclusive', 'suggestions', 'top'],
  };
  await db
    .withTables<{ page_block: { page: string; block_key: string; sort_order: number } }>()
    .insertInto('page_block')
    .values(
      Object.entries(layouts).flatMap(([page, keys]) =>
        keys.map((block_key, sort_order) => ({ page, block_key, sort_order })),
      ),
    )
    .execute();
}
