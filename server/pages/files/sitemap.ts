/**
 * The sitemap names every page that a search engine may show, in each language. A file holds a fifth of the
 * URLs that the standard allows, so it stays small with any site's URL and is rendered quickly.
 */
import type { Kysely } from 'kysely';
import { defaultLanguage, languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { productPath } from '#contract/page-path.ts';
import type { Site } from '#contract/site.ts';
import { findLastChangeTime } from '../../../db/change-log.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { listProductChanges } from '../../../db/repositories/catalogue/product-change.ts';
import { countRows } from '../../../db/sql/list-rows.ts';
import type { Database } from '../../../db/tables.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';
import { fixedPages } from './indexed-page.ts';

const maxUrlsInFile = 10_000;
const productsInFile = Math.floor(maxUrlsInFile / languages.length) - fixedPages.length;

/** The path is without the language. */
type Entry = { path: string; changedAt: string | undefined };

/** When one file cannot hold all pages, this is the index of the files. */
export const renderSitemap = (db: Kysely<Database>, site: Site): Promise<string> =>
  inSnapshot(db, async (snapshot) => {
    const products = await countRows(snapshot.selectFrom('product'));
    const files = Math.ceil(products / productsInFile);
    return files > 1 ? indexOf(site, files) : urlSet(site, await entriesOf(snapshot, 1));
  });

export const renderSitemapFile = (
  db: Kysely<Database>,
  site: Site,
  file: number,
): Promise<string | undefined> =>
  inSnapshot(db, async (snapshot) => {
    const entries = await entriesOf(snapshot, file);
    return entries.length > 0 ? urlSet(site, entries) : undefined;
  });

async function entriesOf(db: Kysely<Database>, file: number): Promise<Entry[]> {
  const products = await listProductChanges(db, {
    limit: productsInFile,
    offset: (file - 1) * productsInFile,
  });
  const wholeCatalogueChangedAt = (await findLastChangeTime(db, [])) ?? '';
  return [
    ...(file === 1 ? await fixedEntries(db) : []),
    ...products.map(({ id, changed_at }) => ({
      path: productPath(id),
      changedAt:
        changed_at && changed_at > wholeCatalogueChangedAt ? changed_at : wholeCatalogueChangedAt,
    })),
  ];
}

const fixedEntries = (db: Kysely<Database>): Promise<Entry[]> =>
  Promise.all(
    fixedPages.map(async ({ path, shows }) => ({
      path,
      changedAt: shows && (await findLastChangeTime(db, shows)),
    })),
  );

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const indexOf = (site: Site, files: number) =>
  `${declaration}
<sitemapindex xmlns="${schema}">
${Array.from({ length: files }, (_, file) => `<sitemap><loc>${escapeMarkup(site.url)}/sitemap-${file + 1}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

function urlSet(site: Site, entries: Entry[]): string {
  const origin = escapeMarkup(site.url);
  return `${declaration}
<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.flatMap((entry) => urlsOf(origin, entry)).join('\n')}
</urlset>
`;
}

function urlsOf(origin: string, { path, changedAt }: Entry): string[] {
  const alternate = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`;
  const alternates = [
    ...languages.map((language) => alternate(language, pathIn(language, path))),
    alternate('x-default', pathIn(defaultLanguage, path)),
  ].join('');
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return languages.map(
    (language) => `<url><loc>${origin}${pathIn(language, path)}</loc>${changed}${alternates}</url>`,
  );
}
