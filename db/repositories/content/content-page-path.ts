import type { Kysely } from 'kysely';
import { type ContentPageKind, contentPath } from '#contract/content/content-path.ts';
import type { Database } from '../../tables.ts';

/** Includes pages that aren’t published. */
export async function listContentPagePaths(
  db: Kysely<Database>,
): Promise<{ id: number; kind: ContentPageKind; slug: string; path: string }[]> {
  const pages = await db.selectFrom('content_page').select(['id', 'kind', 'slug']).execute();
  return pages.map((page) => ({ ...page, path: contentPath(page.kind, page.slug) }));
}
