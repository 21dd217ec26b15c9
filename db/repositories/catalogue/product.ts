import type { Kysely, Transaction } from 'kysely';
import type { Product, ProductDraft } from '#contract/catalogue/product.ts';
import { inEachLanguage, type Language, languages } from '#contract/language.ts';
import { fold } from '../../sql/fold.ts';
import { categoryReferences, type Reference } from '../../sql/missing-reference.ts';
import { closeGap, nextPosition, productList } from '../../sql/ordering.ts';
import type { Database } from '../../tables.ts';
import { listCategoryIds } from './category.ts';

export const productReferences = (draft: ProductDraft): Reference[] =>
  categoryReferences(draft.categories);

export async function findProduct(db: Kysely<Database>, id: number): Promise<Product | undefined> {
  const row = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const i18n = await readTexts(db, id);
  const images = await listProductImages(db, id);
  const categories = await listCategoryIds(db, [id]);
  const name = i18n.en.name;
  return {
    ...row,
    name,
    name_en: name,
    title: name,
    names: { ...inEachLanguage((language) => i18n[language].name), en: name },
    i18n,
    images,
    categories: categories.get(id) ?? [],
  };
}

export async function insertProduct(
  trx: Transaction<Database>,
  draft: ProductDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('product')
    .values({ id: ownId, icon_url: draft.icon_url, rating: draft.rating, ref_link: draft.ref_link })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(trx, id, draft);
  return id;
}

export async function updateProduct(
  trx: Transaction<Database>,
  id: number,
  draft: ProductDraft,
): Promise<void> {
  await trx
    .updateTable('product')
    .set({ icon_url: draft.icon_url, rating: draft.rating, ref_link: draft.ref_link })
    .where('id', '=', id)
    .execute();
  for (const table of ['product_translation', 'product_ranking', 'product_image'] as const) {
    await trx.deleteFrom(table).where('product_id', '=', id).execute();
  }
  await writeParts(trx, id, draft);
}

export async function deleteProduct(trx: Transaction<Database>, id: number): Promise<void> {
  await writeCategories(trx, id, []);
  await trx.deleteFrom('product').where('id', '=', id).execute();
}

/** Finds the rows that refer to a product. */
export async function findProductUses(db: Kysely<Database>, id: number) {
  const idsIn = async (table: 'top_list_entry' | 'banner' | 'exclusive_bonus' | 'promo_code') => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('product_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.id);
  };
  return {
    topListEntries: await idsIn('top_list_entry'),
    banners: await idsIn('banner'),
    exclusiveBonuses: await idsIn('exclusive_bonus'),
    promoCodes: await idsIn('promo_code'),
  };
}

/** Returns those of the ids whose rows exist and have no product. */
export async function listIdsWithoutProduct(
  db: Kysely<Database>,
  table: 'banner' | 'exclusive_bonus' | 'promo_code',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where('product_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

async function writeParts(trx: Transaction<Database>, id: number, draft: ProductDraft) {
  const { i18n, images } = draft;
  const nameKey = (lang: Language) => fold(i18n[lang].name ?? i18n.en.name);
  await trx
    .insertInto('product_translation')
    .values(
      languages.map((lang) => ({
        ...i18n[lang],
        product_id: id,
        lang,
        name_key: i18n[lang].name === null ? null : nameKey(lang),
      })),
    )
    .execute();
  await trx
    .insertInto('product_ranking')
    .values(
      languages.map((lang) => ({
        product_id: id,
        lang,
        rating_rank: ratingRank(draft.rating),
        name_key: nameKey(lang),
      })),
    )
    .execute();
  const inOrder = images.toSorted((left, right) => left.sort_order - right.sort_order);
  if (inOrder.length > 0) {
    await trx
      .insertInto('product_image')
      .values(inOrder.map((image, place) => ({ ...image, product_id: id, place })))
      .execute();
  }
  await writeCategories(trx, id, draft.categories);
}

/** A product keeps its place in the categories that it stays in. */
async function writeCategories(
  trx: Transaction<Database>,
  id: number,
  categoryIds: readonly number[],
) {
  const before = await trx
    .selectFrom('product_category')
    .select(['category_id', 'position'])
    .where('product_id', '=', id)
    .execute();
  for (const { category_id, position } of before) {
    if (categoryIds.includes(category_id)) continue;
    await trx
      .deleteFrom('product_category')
      .where('product_id', '=', id)
      .where('category_id', '=', category_id)
      .execute();
    await closeGap(trx, productList(category_id), position);
  }
  for (const category_id of categoryIds) {
    if (before.some((row) => row.category_id === category_id)) continue;
    const position = await nextPosition(trx, productList(category_id));
    await trx
      .insertInto('product_category')
      .values({ product_id: id, category_id, position })
      .execute();
  }
}

/** Ranks the best rating first, and products without a rating last. */
export const ratingRank = (rating: number | null) =>
  rating === null ? 100 : 50 - Math.round(rating * 10);

export const listProductImages = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('product_image')
    .select(['image_url', 'sort_order'])
    .where('product_id', '=', id)
    .orderBy('place')
    .execute();

async function readTexts(db: Kysely<Database>, id: number): Promise<Product['i18n']> {
  const rows = await db
    .selectFrom('product_translation')
    .select(['lang', 'name', 'description', 'fs_label', 'freebet_label'])
    .where('product_id', '=', id)
    .execute();
  const none = { name: null, description: null, fs_label: null, freebet_label: null };
  const texts = inEachLanguage((language) => {
    const { lang: _, ...found } = rows.find(({ lang }) => lang === language) ?? {
      lang: language,
      ...none,
    };
    return found;
  });
  return { ...texts, en: { ...texts.en, name: texts.en.name ?? '' } };
}
