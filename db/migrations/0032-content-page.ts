/**
 * live_from is publish_at as an instant, in seconds. Bodies and related products are JSON. Every site starts with the
 * pages that used to be built in, and with examples of the pages that its owner must write.
 */
import type { Kysely } from 'kysely';
import { about } from './first-content-page/about.ts';
import { cookies } from './first-content-page/cookies.ts';
import { insertFirstPage } from './first-content-page/insert-first-page.ts';
import { privacy } from './first-content-page/privacy.ts';
import { responsibleGambling } from './first-content-page/responsible-gambling.ts';
import { support } from './first-content-page/support.ts';
import { terms } from './first-content-page/terms.ts';

const firstPages = [about, support, terms, privacy, responsibleGambling, cookies];

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_page')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('cover', 'text')
    .addColumn('author', 'text')
    .addColumn('product_ids', 'text', (column) => column.notNull())
    .addColumn('footer_order', 'integer')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('content_page_path', ['kind', 'slug'])
    .execute();
  await db.schema
    .createTable('content_page_translation')
    .addColumn('content_page_id', 'integer', (column) =>
      column.notNull().references('content_page.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('title_key', 'text')
    .addColumn('excerpt', 'text')
    .addColumn('body', 'text')
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('live_from', 'integer')
    .addPrimaryKeyConstraint('content_page_translation_key', ['content_page_id', 'lang'])
    .execute();
  await index(db, 'content_page', ['updated_at', 'id']);
  await index(db, 'content_page', ['footer_order', 'id']);
  await index(db, 'content_page_translation', ['live_from']);
  // SQLite reads the whole body to reach the columns after it, and the sitemap needs this column of every page.
  await index(db, 'content_page_translation', ['content_page_id', 'lang', 'live_from']);
  await index(db, 'content_page_translation', ['lang', 'live_from', 'content_page_id']);
  for (const page of firstPages) await insertFirstPage(db, page);
}

const index = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema.createIndex(`${table}_${columns[0]}`).on(table).columns(columns).execute();
