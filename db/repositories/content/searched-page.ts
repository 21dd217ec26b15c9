import type { Kysely } from 'kysely';
import { listedKinds } from '#contract/content/content-path.ts';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import type { Language } from '#contract/language.ts';
import type { Database } from '../../tables.ts';
import { among, type SearchedIds } from '../catalogue/search/searched-ids.ts';

type PageText = { title: string | null; excerpt: string | null; body: RichText | null };

/** Only includes the languages in which the page is or will be published. */
export type SearchedPage = {
  id: number;
  live_from: number | null;
  texts: Partial<Record<Language, PageText>>;
};

/** Guides and reviews. */
export async function listSearchedPages(
  db: Kysely<Database>,
  ids: SearchedIds,
): Promise<SearchedPage[]> {
  const rows = await db
    .selectFrom('content_page')
    .innerJoin('content_page_translation as text', 'text.content_page_id', 'content_page.id')
    .select(['content_page.id', 'text.lang', 'text.title', 'text.excerpt', 'text.body'])
    .select('text.live_from')
    .where('content_page.kind', 'in', listedKinds)
    .where(among('content_page.id', ids))
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, all]) => {
    const published = all.filter(({ live_from }) => live_from !== null);
    const texts = published.map(({ lang, title, excerpt, body }) => {
      const text: PageText = { title, excerpt, body: body === null ? null : JSON.parse(body) };
      return [lang, text] as const;
    });
    const instants = published.map(({ live_from }) => Number(live_from));
    return {
      id,
      live_from: instants.length > 0 ? Math.min(...instants) : null,
      texts: Object.fromEntries(texts),
    };
  });
}
