/** Lists the public pages that show entries of the catalogue, as the sitemap does. */
import type { Kysely } from 'kysely';
import { contentListPath, listedKinds } from '#contract/content/content-path.ts';
import { type Language, languages } from '#contract/language.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import { listProductChanges } from '../../db/repositories/catalogue/product-change.ts';
import {
  listNewestOfKinds,
  listPublishedPages,
} from '../../db/repositories/content/published-page.ts';
import type { Database } from '../../db/tables.ts';
import { fixedPages } from './files/sitemap.ts';

/** `path` excludes the language. */
type PublicPath = { path: string; languages: readonly Language[] };

const pagesAtOnce = 500;

/** Pages that show lists come first, because most entries are on them. */
export async function* listPublicPaths(db: Kysely<Database>): AsyncGenerator<PublicPath> {
  for (const path of [pagePath.home, ...fixedPages.map((page) => page.path)]) {
    yield { path, languages };
  }
  const newest = await listNewestOfKinds(db);
  for (const kind of listedKinds) {
    const own = newest.filter((list) => list.kind === kind).map(({ lang }) => lang);
    if (own.length > 0) yield { path: contentListPath(kind), languages: own };
  }
  for (let offset = 0; ; offset += pagesAtOnce) {
    const published = await listPublishedPages(db, { limit: pagesAtOnce, offset });
    yield* published;
    if (published.length < pagesAtOnce) break;
  }
  for (let offset = 0; ; offset += pagesAtOnce) {
    const products = await listProductChanges(db, { limit: pagesAtOnce, offset });
    for (const { slug } of products) yield { path: productPath(slug), languages };
    if (products.length < pagesAtOnce) return;
  }
}

const nextPaths: Record<string, (page: number) => string> = {
  [pagePath.allCasinos]: (page) => `${pagePath.allCasinos}?page=${page}`,
  [pagePath.allBets]: (page) => `${pagePath.allBets}?page=${page}`,
  [pagePath.allBonuses]: (page) => `${pagePath.allBonuses}?page=${page}`,
  [pagePath.promoCodes]: (page) => `${pagePath.promoCodes}/${page}`,
  [pagePath.guides]: (page) => `${pagePath.guides}/${page}`,
  [pagePath.reviews]: (page) => `${pagePath.reviews}/${page}`,
};

/** The further pages of a list, by the total of its first page. */
export function furtherPaths(path: string, { total, limit }: { total: number; limit: number }) {
  const next = nextPaths[path];
  const count = next ? Math.ceil(total / limit) : 1;
  return next ? Array.from({ length: Math.max(0, count - 1) }, (_, at) => next(at + 2)) : [];
}
