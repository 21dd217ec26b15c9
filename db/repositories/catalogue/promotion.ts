/** Repository of banners and exclusive bonuses, which are written and listed in the same way. */

import { type Kysely, sql, type Transaction } from 'kysely';
import type { PromotionDraft } from '#contract/catalogue/promotion.ts';
import type { Visibility } from '#contract/catalogue/visibility.ts';
import {
  inEachLanguage,
  type Language,
  languages,
  type OtherLanguage,
} from '#contract/language.ts';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { PromotionSort, Sorting } from '#contract/sort/list-sort.ts';
import { activeFlagOf } from '../../sql/active-flag.ts';
import { readInOrder } from '../../sql/list-rows.ts';
import {
  categoryReferences,
  productReference,
  type Reference,
  withoutCategories,
  withoutProduct,
} from '../../sql/missing-reference.ts';
import { scheduleColumns } from '../../sql/schedule.ts';
import { productName, sorter } from '../../sql/sorter.ts';
import type { Database } from '../../tables.ts';
import { findCategoryId } from './category.ts';

export type PromotionKind = 'banner' | 'exclusive_bonus';

export const promotionRepository = (kind: PromotionKind) => ({
  references: promotionReferences,
  without: promotionWithout,
  list: (db: Kysely<Database>, query: PromotionQuery) => listPromotions(db, kind, query),
  find: async (db: Kysely<Database>, id: number) =>
    (await listPromotionsById(db, kind, [id])).at(0),
  insert: (trx: Transaction<Database>, draft: PromotionDraft, ownId?: number) =>
    insertPromotion(trx, kind, draft, ownId),
  update: (trx: Transaction<Database>, id: number, draft: PromotionDraft) =>
    updatePromotion(trx, kind, id, draft),
  delete: async (trx: Transaction<Database>, id: number) => {
    await trx.deleteFrom(kind).where('id', '=', id).execute();
  },
});

export type Promotion = PromotionDraft & { id: number };
type PromotionQuery = Paging &
  Sorting<PromotionSort> & {
    category?: string | undefined;
    visibility?: Visibility | undefined;
  };
type Texts = Promotion['i18n'][OtherLanguage];

const noTexts: Texts = { title: null, subtitle: null, cta_label: null };

const parts = (kind: PromotionKind) => ({
  translation: sql.table(`${kind}_translation`),
  category: sql.table(`${kind}_category`),
  owner: sql.ref(`${kind}_id`),
});

const promotionReferences = (draft: PromotionDraft): Reference[] => [
  ...categoryReferences(draft.categories),
  ...productReference(draft.product_id),
];

const promotionWithout = (draft: PromotionDraft, missing: readonly Reference[]) =>
  withoutCategories(withoutProduct(draft, missing), missing);

const promotionColumns = [
  'id',
  'image_url',
  'link_url',
  'market_code',
  'product_id',
  'sort_order',
  'is_active',
  'starts_at',
  'ends_at',
] as const;

const columns = ({ categories: _, i18n: __, ...row }: PromotionDraft) => row;

export async function insertPromotion(
  trx: Transaction<Database>,
  kind: PromotionKind,
  draft: PromotionDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto(kind)
    .values({ id: ownId, ...columns(draft), ...(await scheduleColumns(trx, draft)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(trx, kind, id, draft);
  return id;
}

async function updatePromotion(
  trx: Transaction<Database>,
  kind: PromotionKind,
  id: number,
  draft: PromotionDraft,
): Promise<void> {
  const { translation, category, owner } = parts(kind);
  await trx
    .updateTable(kind)
    .set({ ...columns(draft), ...(await scheduleColumns(trx, draft)) })
    .where('id', '=', id)
    .execute();
  await sql`delete from ${translation} where ${owner} = ${id}`.execute(trx);
  await sql`delete from ${category} where ${owner} = ${id}`.execute(trx);
  await writeParts(trx, kind, id, draft);
}

async function writeParts(
  trx: Transaction<Database>,
  kind: PromotionKind,
  id: number,
  { i18n, categories }: PromotionDraft,
) {
  const { translation, category, owner } = parts(kind);
  for (const lang of languages) {
    const { title, subtitle, cta_label } = i18n[lang];
    await sql`
      insert into ${translation} (${owner}, lang, title, subtitle, cta_label)
      values (${id}, ${lang}, ${title}, ${subtitle}, ${cta_label})`.execute(trx);
  }
  for (const categoryId of categories) {
    await sql`insert into ${category} (${owner}, category_id) values (${id}, ${categoryId})`.execute(
      trx,
    );
  }
}

const inOrder = (kind: PromotionKind) => {
  const { translation, owner } = parts(kind);
  return sorter<PromotionKind, PromotionSort>(kind, {
    title: () => sql`(
      select lower(title) from ${translation} where ${owner} = ${sql.ref(`${kind}.id`)}
      and lang = 'en')`,
    product: () => productName(`${kind}.product_id`),
    market: ({ ref }) => ref('market_code'),
    sort_order: ({ ref }) => ref('sort_order'),
    starts: ({ ref }) => ref('starts_at'),
    ends: ({ ref }) => ref('ends_at'),
    id: ({ ref }) => ref('id'),
  });
};

/** Ordered by sort order, then id, unless sorted otherwise. Lists all promotions if no category is given. */
export async function listPromotionIds(
  db: Kysely<Database>,
  kind: PromotionKind,
  { category: categorySlug, visibility, ...sorting }: Omit<PromotionQuery, 'offset'>,
): Promise<number[]> {
  const { category, owner } = parts(kind);
  let listed = db.selectFrom(kind).select('id');
  if (categorySlug !== undefined) {
    const categoryId = await findCategoryId(db, categorySlug);
    if (categoryId === undefined) return [];
    listed = listed.where(
      sql<boolean>`id in (select ${owner} from ${category} where category_id = ${categoryId})`,
    );
  }
  if (visibility !== undefined) {
    listed = listed.where('is_active', '=', activeFlagOf(visibility));
  }
  const naturally = () => listed.orderBy('sort_order').orderBy('id');
  const rows = await (inOrder(kind)(listed, sorting) ?? naturally()).execute();
  return rows.map(({ id }) => id);
}

async function listPromotions(
  db: Kysely<Database>,
  kind: PromotionKind,
  query: PromotionQuery,
): Promise<ListSlice<Promotion>> {
  const ids = await listPromotionIds(db, kind, query);
  const page = ids.slice(query.offset, query.offset + (query.limit ?? ids.length));
  return { items: await listPromotionsById(db, kind, page), total: ids.length };
}

const listPromotionsById = (db: Kysely<Database>, kind: PromotionKind, ids: readonly number[]) =>
  readInOrder(ids, async (chunk): Promise<Promotion[]> => {
    const { translation, category, owner } = parts(kind);
    const rows = await db
      .selectFrom(kind)
      .select(promotionColumns)
      .where('id', 'in', chunk)
      .execute();
    const texts = await sql<{ id: number; lang: Language } & Texts>`
      select ${owner} as id, lang, title, subtitle, cta_label from ${translation}
      where ${owner} in (${sql.join(chunk)})`.execute(db);
    const categories = await sql<{ id: number; category_id: number }>`
      select ${owner} as id, category_id from ${category}
      where ${owner} in (${sql.join(chunk)}) order by category_id`.execute(db);

    const textsOf = new Map(
      texts.rows.map(({ id, lang, ...text }) => [`${id} ${lang}`, text] as const),
    );
    const categoriesOf = Map.groupBy(categories.rows, ({ id }) => id);
    return rows.map((row) => ({
      ...row,
      categories: (categoriesOf.get(row.id) ?? []).map(({ category_id }) => category_id),
      i18n: inEachLanguage(
        (language) => textsOf.get(`${row.id} ${language}`) ?? noTexts,
      ) as Promotion['i18n'],
    }));
  });
