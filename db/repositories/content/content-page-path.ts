import type { Kysely } from 'kysely';
import { contentPath } from '#contract/content/content-path.ts';
import type { Database } from '../../tables.ts';

/** Includes pages that aren’t published. */
export async function listContentPagePaths(
  db: Kysely<Database>,
): Promise<{ id: number; path: string }[]> {
  const pages = await db.selectFrom('content_page').select(['id', 'kind', 'slug']).execute();
  return pages.map(({ id, kind, slug }) => ({ id, path: contentPath(kind, slug) }));
}
