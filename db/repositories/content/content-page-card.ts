/** Visitors see a page in a language from its publication time on, without a job that publishes it. */
import type { Kysely } from 'kysely';
import type {
  ContentPageCard,
  ContentPageCardQuery,
  ContentPageView,
  ContentPageViewQuery,
  FooterPage,
} from '#contract/content/content-page.ts';
import { contentListPath, contentPath, listedKinds } from '#contract/content/content-path.ts';
import { inEachLanguage, type Language, languages } from '#contract/language.ts';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { countRows, readInOrder } from '../../sql/list-rows.ts';
import { nowInSeconds } from '../../sql/schedule.ts';
import type { Database } from '../../tables.ts';
import { listProductCardsById } from '../catalogue/card/product-card.ts';
import { readBody, readProductIds } from './content-page.ts';
import { withSluggedLinks } from './slugged-link.ts';

const pagesIn = (db: Kysely<Database>, lang: Language) =>
  db
    .selectFrom('content_page')
    .innerJoin('content_page_translation', 'content_page_id', 'id')
    .where('lang', '=', lang);

const livePages = (db: Kysely<Database>, lang: Language) =>
  pagesIn(db, lang).where('live_from', '<=', nowInSeconds(db));

const cardColumns = [
  'id',
  'kind',
  'slug',
  'title',
  'excerpt',
  'cover',
  'author',
  'live_from',
  'updated_at',
] as const;

type CardRow = Omit<ContentPageCard, 'path' | 'title' | 'published_at'> & {
  title: string | null;
  live_from: number | null;
};

/** A scheduled page was last edited before its publication, so `updated_at` is at least `published_at`. */
function cardOf({ title, live_from, ...row }: CardRow, now: number): ContentPageCard {
  const published_at = new Date((live_from ?? now) * 1000).toISOString();
  return {
    ...row,
    path: contentPath(row.kind, row.slug),
    title: title ?? '',
    published_at,
    updated_at: row.updated_at > published_at ? row.updated_at : published_at,
  };
}

const listCards = async (
  db: Kysely<Database>,
  live: ReturnType<typeof livePages>,
  { limit, offset }: Required<Paging>,
): Promise<ContentPageCard[]> => {
  const rows = await live
    .select(cardColumns)
    .orderBy('live_from', 'desc')
    .orderBy('content_page_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => cardOf(row, nowInSeconds(db)));
};

/** Newest first. */
export async function listContentPageCards(
  db: Kysely<Database>,
  { kind, lang, ...paging }: ContentPageCardQuery,
): Promise<ListSlice<ContentPageCard>> {
  const live = livePages(db, lang).where('kind', '=', kind);
  return { items: await listCards(db, live, paging), total: await countRows(live) };
}

/** In the order of the ids. Skips pages that aren't published in the language. */
export const listContentPageCardsById = (
  db: Kysely<Database>,
  ids: readonly number[],
  lang: Language,
): Promise<ContentPageCard[]> =>
  readInOrder(ids, async (chunk) => {
    const rows = await livePages(db, lang).select(cardColumns).where('id', 'in', chunk).execute();
    return rows.map((row) => cardOf(row, nowInSeconds(db)));
  });

/** Guides and reviews, newest first. */
export const listNewestCards = (
  db: Kysely<Database>,
  lang: Language,
  limit: number,
): Promise<ContentPageCard[]> =>
  listCards(db, livePages(db, lang).where('kind', 'in', listedKinds), { limit, offset: 0 });

export async function listFooterPages(db: Kysely<Database>, lang: Language): Promise<FooterPage[]> {
  const rows = await livePages(db, lang)
    .where('footer_order', 'is not', null)
    .select(['kind', 'slug', 'title'])
    .orderBy('footer_order')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, slug, title }) => ({
    path: contentPath(kind, slug),
    title: title ?? '',
  }));
}

/** Lists the built-in links whose pages have nothing published, so that they can be omitted. */
export async function listEmptyPaths(db: Kysely<Database>): Promise<Record<Language, string[]>> {
  const empty = inEachLanguage((): string[] => []);
  for (const lang of languages) {
    const live = livePages(db, lang).select('slug').limit(1);
    const page = live.where('kind', '=', 'page');
    const paths = {
      [contentPath('page', 'about')]: page.where('slug', '=', 'about'),
      [contentPath('page', 'support')]: page.where('slug', '=', 'support'),
      [contentListPath('guide')]: live.where('kind', '=', 'guide'),
      [contentListPath('review')]: live.where('kind', '=', 'review'),
    };
    for (const [path, pages] of Object.entries(paths)) {
      if ((await pages.execute()).length === 0) empty[lang].push(path);
    }
  }
  return empty;
}

const viewColumns = [
  ...cardColumns,
  'body',
  'seo_title',
  'seo_description',
  'product_ids',
  'partner_list',
] as const;

type ViewRow = CardRow &
  Pick<ContentPageView, 'seo_title' | 'seo_description' | 'partner_list'> & {
    body: string | null;
    product_ids: string;
  };

type ShownIn = { market: MarketCode; lang: Language };

async function viewOf(
  db: Kysely<Database>,
  { body, seo_title, seo_description, product_ids, partner_list, ...row }: ViewRow,
  shown: ShownIn,
): Promise<ContentPageView> {
  const published = await db
    .selectFrom('content_page_translation')
    .select('lang')
    .where('content_page_id', '=', row.id)
    .where('live_from', '<=', nowInSeconds(db))
    .execute();
  const text = readBody(body);
  return {
    ...cardOf(row, nowInSeconds(db)),
    body: text && (await withSluggedLinks(db, text)),
    seo_title,
    seo_description,
    partner_list,
    partners: await listProductCardsById(db, await readProductIds(db, product_ids), shown),
    languages: languages.filter((language) => published.some(({ lang }) => lang === language)),
  };
}

export async function findContentPageView(
  db: Kysely<Database>,
  { kind, slug, ...shown }: ContentPageViewQuery,
): Promise<ContentPageView | undefined> {
  const row = await livePages(db, shown.lang)
    .select(viewColumns)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && viewOf(db, row, shown);
}

/** Shows the stored page, even a draft. */
export async function findContentPagePreview(
  db: Kysely<Database>,
  { id, ...shown }: ShownIn & { id: number },
): Promise<ContentPageView | undefined> {
  const row = await pagesIn(db, shown.lang)
    .select(viewColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && viewOf(db, row, shown);
}
