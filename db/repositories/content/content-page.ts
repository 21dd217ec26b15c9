import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type {
  ContentPage,
  ContentPageDraft,
  ContentPageTexts,
} from '#contract/content/content-page.ts';
import { type ContentPageKind, contentPath } from '#contract/content/content-path.ts';
import { fold } from '#contract/fold.ts';
import { inEachLanguage, languages } from '#contract/language.ts';
import { timeOf } from '../../engine.ts';
import { prepared, preparedInsert } from '../../sql/prepared.ts';
import { instantIn } from '../../sql/schedule.ts';
import type { Database } from '../../tables.ts';

const noTexts: ContentPageTexts = {
  title: null,
  excerpt: null,
  body: null,
  seo_title: null,
  seo_description: null,
  publish_at: null,
};

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

const writtenColumns = [
  'kind',
  'slug',
  'cover',
  'author',
  'product_ids',
  'footer_order',
  'partner_list',
] as const;

/** Prepared, because an import reads and writes thousands of pages. */
const readPage = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('content_page')
    .select(['id', ...writtenColumns])
    .where('id', '=', id),
);
const readAllTexts = prepared((db, { id }: { id: number }) =>
  db.selectFrom('content_page_translation').selectAll().where('content_page_id', '=', id),
);

export async function findContentPage(
  db: Kysely<Database>,
  id: number,
): Promise<ContentPage | undefined> {
  const [page] = await readPage(db, { id });
  if (!page) return undefined;
  const texts = await readAllTexts(db, { id });
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

const readPath = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('content_page')
    .innerJoin('content_page_translation', 'content_page_id', 'id')
    .select(['kind', 'slug', ({ fn }) => fn.min('live_from').as('live_from')])
    .where('id', '=', id)
    .groupBy(['id', 'kind', 'slug']),
);

export async function findContentPath(
  db: Kysely<Database>,
  id: number,
): Promise<{ path: string; isLive: boolean } | undefined> {
  const [page] = await readPath(db, { id });
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

type PageRow = Insertable<Database['content_page']>;

const insertPage = (names: readonly (keyof PageRow)[]) =>
  prepared((db, row: PageRow) =>
    db
      .insertInto('content_page')
      .values(Object.fromEntries(names.map((name) => [name, row[name]])) as PageRow)
      .returning('id'),
  );
const insertNew = insertPage([...writtenColumns, 'updated_at']);
const insertWithId = insertPage(['id', ...writtenColumns, 'updated_at']);
const insertText = preparedInsert('content_page_translation', [
  'content_page_id',
  'lang',
  'title',
  'title_key',
  'excerpt',
  'body',
  'seo_title',
  'seo_description',
  'publish_at',
  'live_from',
]);

export async function insertContentPage(
  trx: Transaction<Database>,
  draft: ContentPageDraft,
  ownId?: number,
): Promise<number> {
  const row = columns(trx, draft);
  const inserted =
    ownId === undefined ? insertNew(trx, row) : insertWithId(trx, { ...row, id: ownId });
  const [{ id }] = (await inserted) as [{ id: number }];
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
  for (const lang of languages) {
    const { body, ...texts } = i18n[lang];
    await insertText(trx, {
      ...texts,
      content_page_id: id,
      lang,
      title_key: texts.title === null ? null : fold(texts.title),
      body: body === null ? null : JSON.stringify(body),
      live_from: instant(texts.publish_at),
    });
  }
}
