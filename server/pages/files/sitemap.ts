/**
 * Lists every page that search engines may show, in each language. A file contains a fifth of the URLs that the
 * standard allows, so that it stays small even if the site's URL is long, and renders quickly.
 */
import type { Kysely } from 'kysely';
import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import { contentListPath, listedKinds } from '#contract/content/content-path.ts';
import { defaultLanguage, type Language, languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import type { Paging } from '#contract/list.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import type { Site } from '#contract/site/site.ts';
import { findLastChangeTime } from '../../../db/change-log.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { listProductChanges } from '../../../db/repositories/catalogue/product-change.ts';
import {
  countPublishedPages,
  listNewestOfKinds,
  listPublishedPages,
} from '../../../db/repositories/content/published-page.ts';
import { countRows } from '../../../db/sql/list-rows.ts';
import type { Database } from '../../../db/tables.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';

const board: ChangedKind[] = [
  'product',
  'product-list',
  'banner',
  'exclusive-bonus',
  'exclusive-bonus-list',
  'top-list-entry',
  'top-list',
  'page-layout',
];

/** Pages that always exist. `shows` lists the kinds of catalogue entries on the page. */
export const fixedPages: { path: string; shows?: ChangedKind[] }[] = [
  { path: pagePath.casino, shows: board },
  { path: pagePath.bets, shows: board },
  { path: pagePath.bonuses, shows: board },
  { path: pagePath.allCasinos, shows: ['product', 'product-list'] },
  { path: pagePath.allBets, shows: ['product', 'product-list'] },
  { path: pagePath.allBonuses, shows: ['exclusive-bonus', 'exclusive-bonus-list', 'product'] },
  { path: pagePath.promoCodes, shows: ['promo-code', 'product'] },
  { path: pagePath.fit, shows: ['product', 'product-list'] },
  { path: pagePath.partners },
  { path: pagePath.contact },
  { path: pagePath.howBonusesCost },
  { path: pagePath.howWeRate, shows: ['scoring'] },
];

const maxUrlsInFile = 10_000;
const pagesInFile =
  Math.floor(maxUrlsInFile / languages.length) - fixedPages.length - listedKinds.length;

/** `path` excludes the language. Some pages are not available in every language. */
type Entry = {
  path: string;
  changedAt: string | undefined;
  languages?: readonly Language[];
};

/** Renders all pages, or an index of several files if they don't fit in one. */
export const renderSitemap = (db: Kysely<Database>, site: Site): Promise<string> =>
  inSnapshot(db, async (snapshot) => {
    const pages = (await countProducts(snapshot)) + (await countPublishedPages(snapshot));
    const files = Math.ceil(pages / pagesInFile);
    return files > 1 ? indexOf(site, files) : urlSet(site, await entriesOf(snapshot, 1));
  });

const countProducts = (db: Kysely<Database>) => countRows(db.selectFrom('product'));

export const renderSitemapFile = (
  db: Kysely<Database>,
  site: Site,
  file: number,
): Promise<string | undefined> =>
  inSnapshot(db, async (snapshot) => {
    const entries = await entriesOf(snapshot, file);
    return entries.length > 0 ? urlSet(site, entries) : undefined;
  });

/** Lists products first, then the pages written by editors. */
async function entriesOf(db: Kysely<Database>, file: number): Promise<Entry[]> {
  const from = (file - 1) * pagesInFile;
  const products = await productEntries(db, { limit: pagesInFile, offset: from });
  const published = await listPublishedPages(db, {
    limit: pagesInFile - products.length,
    offset: Math.max(0, from - (await countProducts(db))),
  });
  return [
    ...(file === 1 ? [...(await fixedEntries(db)), ...(await listEntries(db))] : []),
    ...products,
    ...published,
  ];
}

async function productEntries(db: Kysely<Database>, paging: Required<Paging>): Promise<Entry[]> {
  const products = await listProductChanges(db, paging);
  const wholeCatalogueChangedAt = (await findLastChangeTime(db, [])) ?? '';
  return products.map(({ slug, changed_at }) => ({
    path: productPath(slug),
    changedAt:
      changed_at && changed_at > wholeCatalogueChangedAt ? changed_at : wholeCatalogueChangedAt,
  }));
}

/** Includes a list only in languages in which it isn't empty. */
async function listEntries(db: Kysely<Database>): Promise<Entry[]> {
  const newest = await listNewestOfKinds(db);
  return listedKinds
    .map((kind) => ({ kind, lists: newest.filter((list) => list.kind === kind) }))
    .filter(({ lists }) => lists.length > 0)
    .map(({ kind, lists }) => ({
      path: contentListPath(kind),
      changedAt: lists
        .map(({ changedAt }) => changedAt)
        .toSorted()
        .at(-1),
      languages: lists.map(({ lang }) => lang),
    }));
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
  return `${declaration}
<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.flatMap((entry) => urlsOf(site, entry)).join('\n')}
</urlset>
`;
}

function urlsOf(
  { url, languages: enabled }: Site,
  { path, changedAt, languages: having = enabled }: Entry,
): string[] {
  const origin = escapeMarkup(url);
  const published = having.filter((language) => enabled.includes(language));
  const alternate = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`;
  const alternates = [
    ...published.map((language) => alternate(language, pathIn(language, path))),
    alternate('x-default', pathIn(mainLanguage(published), path)),
  ].join('');
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return published.map(
    (language) => `<url><loc>${origin}${pathIn(language, path)}</loc>${changed}${alternates}</url>`,
  );
}

/** Returns the language for visitors whose own is not available: the default one, if the page has it. */
const mainLanguage = (published: readonly Language[]) =>
  published.find((language) => language === defaultLanguage) ?? published[0] ?? defaultLanguage;
