import type { Kysely } from 'kysely';

/** Counts how often each query found nothing, per day in the site's time zone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('missed_search')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('market_code', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('searches', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_search_key', ['day', 'lang', 'market_code', 'query'])
    .execute();
}
