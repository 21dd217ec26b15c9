import type { Kysely, Selectable, Transaction } from 'kysely';
import { filteredListAt } from '#contract/catalogue/filter/filtered-list.ts';
import type {
  ContentPage,
  ContentPageDraft,
  ContentPageTexts,
} from '#contract/content/content-page.ts';
import { type ContentPageKind, contentPath } from '#contract/content/content-path.ts';
import { fold } from '#contract/fold.ts';
import { inEachLanguage, languages } from '#contract/language.ts';
import { timeOf } from '../../engine.ts';
import type { Reference } from '../../sql/missing-reference.ts';
import { prepared } from '../../sql/prepared.ts';
import { instantIn } from '../../sql/schedule.ts';
import type { Database } from '../../tables.ts';
import type { FactKind } from '../catalogue/fact/fact-use.ts';

const noTexts: ContentPageTexts = {
  title: null,
  excerpt: null,
  body: null,
  seo_title: null,
  seo_description: null,
  publish_at: null,
};

export const contentPageReferences = ({ product_ids, partner_list }: ContentPageDraft) => [
  ...product_ids.map(
    (id, index): Reference => ({ table: 'product', id, path: `product_ids.${index}` }),
  ),
  ...listReferences(partner_list),
];

const filteredTables = {
  licence: 'regulator',
  payment: 'payment_method',
  provider: 'provider',
} as const;

function listReferences(partner_list: string | null): Reference[] {
  const list = partner_list === null ? undefined : filteredListAt(partner_list);
  return Object.entries(filteredTables).flatMap(([name, table]) => {
    const ids = list?.chosen[name as keyof typeof filteredTables] ?? [];
    return ids.map((id): Reference => ({ table, id, path: 'partner_list' }));
  });
}

/** Returns the path of a page whose list of partners has this filter. */
export async function findPageOfFilter(
  db: Kysely<Database>,
  kind: FactKind,
  id: number,
): Promise<string | undefined> {
  const pages = await db
    .selectFrom('content_page')
    .select(['kind', 'slug', 'partner_list'])
    .where('partner_list', 'is not', null)
    .execute();
  const table = kind === 'payment-method' ? 'payment_method' : kind;
  const page = pages.find(({ partner_list }) =>
    listReferences(partner_list).some(
      (reference) => reference.table === table && reference.id === id,
    ),
  );
  return page && contentPath(page.kind, page.slug);
}

/**
 * Removes the whole list of partners if one of its filters is missing, because without it the list would be a different
 * one.
 */
export const withoutMissing = (
  draft: ContentPageDraft,
  missing: readonly Reference[],
): ContentPageDraft => ({
  ...draft,
  product_ids: draft.product_ids.filter((id) =>
    missing.every((reference) => reference.table !== 'product' || reference.id !== id),
  ),
  partner_list: missing.some(({ path }) => path === 'partner_list') ? null : draft.partner_list,
});

/** Skips deleted products, which reappear when restored. */
export async function readProductIds(db: Kysely<Database>, stored: string): Promise<number[]> {
  const ids: number[] = JSON.parse(stored);
  if (ids.length === 0) return ids;
  const rows = await db.selectFrom('product').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

export const readBody = (stored: string | null): ContentPageTexts['body'] =>
  stored === null ? null : JSON.parse(stored);

type TextRow = Selectable<Database['content_page_translation']>;

const readTexts = ({ body, ...row }: TextRow): ContentPageTexts => ({
  title: row.title,
  excerpt: row.excerpt,
  body: readBody(body),
  seo_title: row.seo_title,
  seo_description: row.seo_description,
  publish_at: row.publish_at,
});

export async function findContentPage(
  db: Kysely<Database>,
  id: number,
): Promise<ContentPage | undefined> {
  const page = await db
    .selectFrom('content_page')
    .select([
      'id',
      'kind',
      'slug',
      'cover',
      'author',
      'product_ids',
      'footer_order',
      'partner_list',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!page) return undefined;
  const texts = await db
    .selectFrom('content_page_translation')
    .selectAll()
    .where('content_page_id', '=', id)
    .execute();
  return {
    ...page,
    product_ids: await readProductIds(db, page.product_ids),
    i18n: inEachLanguage((language) => {
      const row = texts.find(({ lang }) => lang === language);
      return row ? readTexts(row) : noTexts;
    }),
  };
}

type Place = { kind: ContentPageKind; slug: string };

/** Prepared, because an import of redirects looks up each of its paths. */
const readContentPageId = prepared((db, { kind, slug }: Place) =>
  db.selectFrom('content_page').select('id').where('kind', '=', kind).where('slug', '=', slug),
);

export async function findContentPageId(
  db: Kysely<Database>,
  { kind, slug }: Place,
): Promise<number | undefined> {
  const [page] = await readContentPageId(db, { kind, slug });
  return page?.id;
}

export async function findContentPath(
  db: Kysely<Database>,
  id: number,
): Promise<{ path: string; isLive: boolean } | undefined> {
  const page = await db
    .selectFrom('content_page')
    .innerJoin('content_page_translation', 'content_page_id', 'id')
    .select(['kind', 'slug', ({ fn }) => fn.min('live_from').as('live_from')])
    .where('id', '=', id)
    .groupBy(['id', 'kind', 'slug'])
    .executeTakeFirst();
  if (!page) return undefined;
  const isLive = page.live_from !== null && Number(page.live_from) * 1000 <= timeOf(db);
  return { path: contentPath(page.kind, page.slug), isLive };
}

const statesLookedAt = 50;

/** Returns whether a recent version of the page was published at this path, so that visitors already know the path. */
export async function wasPublishedAt(
  trx: Transaction<Database>,
  id: number,
  path: string,
): Promise<boolean> {
  const instant = await instantIn(trx);
  const isPast = (time: string | null) => Number(instant(time) ?? Infinity) * 1000 <= timeOf(trx);
  const states = await trx
    .selectFrom('change')
    .select('snapshot')
    .where('entity', '=', 'content-page')
    .where('entity_id', '=', id)
    .where('snapshot', 'like', '%"publish_at":"%')
    .orderBy('seq', 'desc')
    .limit(statesLookedAt)
    .execute();
  return states.some(({ snapshot }) => {
    const { kind, slug, i18n }: ContentPage = JSON.parse(snapshot);
    return (
      contentPath(kind, slug) === path &&
      Object.values(i18n).some(({ publish_at }) => isPast(publish_at))
    );
  });
}

export async function insertContentPage(
  trx: Transaction<Database>,
  draft: ContentPageDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('content_page')
    .values({ id: ownId, ...columns(trx, draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertTexts(trx, id, draft);
  return id;
}

export async function updateContentPage(
  trx: Transaction<Database>,
  id: number,
  draft: ContentPageDraft,
): Promise<void> {
  await trx.updateTable('content_page').set(columns(trx, draft)).where('id', '=', id).execute();
  await trx.deleteFrom('content_page_translation').where('content_page_id', '=', id).execute();
  await insertTexts(trx, id, draft);
}

export async function deleteContentPage(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('content_page').where('id', '=', id).execute();
}

const columns = (
  trx: Transaction<Database>,
  { i18n: _, product_ids, ...row }: ContentPageDraft,
) => ({
  ...row,
  product_ids: JSON.stringify(product_ids),
  updated_at: new Date(timeOf(trx)).toISOString(),
});

async function insertTexts(trx: Transaction<Database>, id: number, { i18n }: ContentPageDraft) {
  const instant = await instantIn(trx);
  const rows = languages.map((lang) => {
    const { body, ...texts } = i18n[lang];
    return {
      ...texts,
      content_page_id: id,
      lang,
      title_key: texts.title === null ? null : fold(texts.title),
      body: body === null ? null : JSON.stringify(body),
      live_from: instant(texts.publish_at),
    };
  });
  await trx.insertInto('content_page_translation').values(rows).execute();
}
