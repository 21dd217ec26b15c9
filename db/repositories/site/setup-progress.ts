/** Derives from the rows and the change log which setup steps are done. */
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import { defaultLanguage } from '#contract/language.ts';
import { translated } from '../../sql/translation.ts';
import type { Database } from '../../tables.ts';

/** Rows created by migrations are not in the change log until they are saved. */
const neverSaved = (kind: ChangedKind) =>
  sql<SqlBool>`not exists (select seq from change where entity = ${kind} and entity_id = id)`;

export async function isEachMarketSaved(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('market')
    .select('id')
    .where('is_active', '=', 1)
    .where(neverSaved('market'))
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

export const listExamplePages = (db: Kysely<Database>): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('content_page')
    .select([
      'id',
      sql<string>`coalesce(${translated('content_page', 'title', 'content_page.id', defaultLanguage)}, slug)`.as(
        'name',
      ),
    ])
    .where(neverSaved('content-page'))
    .orderBy('id')
    .execute();

/** The regions of the sample don't count, even while it is removed or restored. */
export async function isMarketChanged(db: Kysely<Database>): Promise<boolean> {
  const seeded = db
    .selectFrom('change')
    .select('entity_id')
    .where('entity', '=', 'market')
    .where('actor', '=', 'seed');
  const row = await db
    .selectFrom('change')
    .select('seq')
    .where('entity', '=', 'market')
    .where('entity_id', 'not in', seeded)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasMoreThan(
  db: Kysely<Database>,
  table: 'product' | 'top_list_entry',
  count: number,
): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').limit(1).offset(count).executeTakeFirst();
  return row !== undefined;
}
