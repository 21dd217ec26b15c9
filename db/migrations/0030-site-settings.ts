/** The site's settings are a single row. Null means the default. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_settings')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('telegram_url', 'text')
    .addColumn('social_links', 'text', (column) => column.notNull())
    .addColumn('inquiry_email', 'text')
    .addColumn('online_counter', 'text')
    .addColumn('announcement_url', 'text')
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('live_from', 'integer')
    .addColumn('live_until', 'integer')
    .execute();
  await db.schema
    .createTable('site_settings_translation')
    .addColumn('site_settings_id', 'integer', (column) =>
      column.notNull().references('site_settings.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('footer_note', 'text')
    .addColumn('announcement', 'text')
    .addPrimaryKeyConstraint('site_settings_translation_key', ['site_settings_id', 'lang'])
    .execute();
  await db
    .withTables<{ site_settings: { id: number; social_links: string } }>()
    .insertInto('site_settings')
    .values({ id: 1, social_links: '[]' })
    .execute();
  await db
    .withTables<{ site_settings_translation: { site_settings_id: number; lang: string } }>()
    .insertInto('site_settings_translation')
    .values(['en', 'tr'].map((lang) => ({ site_settings_id: 1, lang })))
    .execute();
}
