/**
 * Why editors pick a partner, and a page that explains rankings. On sites already in use, the page is created
 * unpublished, because its example text would speak in the site's name.
 */
import type { Kysely } from 'kysely';
import { howWeRank } from './first-content-page/how-we-rank.ts';
import { insertFirstPage, unpublished } from './first-content-page/insert-first-page.ts';

type Tables = {
  change: { seq: number };
  content_page: { id: number; kind: string; slug: string };
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product_translation').addColumn('pick_reason', 'text').execute();

  const tables = db.withTables<Tables>();
  const ownPage = await tables
    .selectFrom('content_page')
    .select('id')
    .where('kind', '=', 'page')
    .where('slug', '=', howWeRank.slug)
    .executeTakeFirst();
  if (ownPage) return;
  const change = await tables.selectFrom('change').select('seq').limit(1).executeTakeFirst();
  await insertFirstPage(db, howWeRank, change && unpublished);
}
