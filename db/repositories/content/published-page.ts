/** Pages published in at least one language, for the sitemap. */
import { type Kysely, sql } from 'kysely';
import { contentPath, type ListedKind, listedKinds } from '#contract/content/content-path.ts';
import { type Language, languages } from '#contract/language.ts';
import type { Paging } from '#contract/list.ts';
import { countRows } from '../../sql/list-rows.ts';
import { nowInSeconds } from '../../sql/schedule.ts';
import type { Database } from '../../tables.ts';

type PublishedPage = { id: number; path: string; changedAt: string; languages: Language[] };

const timeOf = (instant: number) => new Date(instant * 1000).toISOString();

const published = (db: Kysely<Database>) =>
  db.selectFrom('content_page').where(
    sql<boolean>`exists (
      select 1 from content_page_translation
      where content_page_id = content_page.id and live_from <= ${nowInSeconds(db)})`,
  );

export const countPublishedPages = (db: Kysely<Database>): Promise<number> =>
  countRows(published(db));

/** Ordered by id. A page changes when it is edited and when one of its languages is published. */
export async function listPublishedPages(
  db: Kysely<Database>,
  { limit, offset }: Required<Paging>,
): Promise<PublishedPage[]> {
  const listed = published(db).select('id').orderBy('id').limit(limit).offset(offset);
  const texts = await db
    .selectFrom('content_page')
    .innerJoin('content_page_translation', 'content_page_id', 'id')
    .select(['id', 'kind', 'slug', 'updated_at', 'lang', 'live_from'])
    .where('id', 'in', db.selectFrom(listed.as('listed')).select('listed.id'))
    .where('live_from', '<=', nowInSeconds(db))
    .orderBy('id')
    .execute();
  return [...Map.groupBy(texts, ({ id }) => id)].flatMap(([id, own]) => {
    const [page] = own;
    if (!page) return [];
    const publishedAt = timeOf(Math.max(...own.map(({ live_from }) => Number(live_from))));
    return {
      id,
      path: contentPath(page.kind, page.slug),
      changedAt: page.updated_at > publishedAt ? page.updated_at : publishedAt,
      languages: languages.filter((language) => own.some(({ lang }) => lang === language)),
    };
  });
}

/**
 * Returns the newest page of each kind, because a list page changes with the pages on it. Reads only the newest row of
 * each index.
 */
export async function listNewestOfKinds(
  db: Kysely<Database>,
): Promise<{ kind: ListedKind; lang: Language; changedAt: string }[]> {
  const found = [];
  for (const kind of listedKinds) {
    for (const lang of languages) {
      const listed = db
        .selectFrom('content_page')
        .innerJoin('content_page_translation', 'content_page_id', 'id')
        .where('kind', '=', kind)
        .where('lang', '=', lang)
        .where('live_from', '<=', nowInSeconds(db));
      const published = await listed
        .select('live_from')
        .orderBy('live_from', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!published) continue;
      const { updated_at } = await listed
        .select('updated_at')
        .orderBy('updated_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const publishedAt = timeOf(Number(published.live_from));
      const changedAt = updated_at > publishedAt ? updated_at : publishedAt;
      found.push({ kind, lang, changedAt });
    }
  }
  return found;
}
