import type { Kysely } from 'kysely';
import type { Category } from '#contract/catalogue/category.ts';
import type { Language } from '#contract/language.ts';
import type { ListSlice, Paging } from '#contract/list.ts';
import { sliceOf } from '../../paged-list.ts';
import type { Database } from '../../tables.ts';

export async function listCategories(
  db: Kysely<Database>,
  paging: Paging,
): Promise<ListSlice<Category>> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'slug', 'name_en'])
    .orderBy('id')
    .execute();
  return sliceOf(rows, paging);
}

export async function findCategoryId(
  db: Kysely<Database>,
  slug: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id;
}

export async function findCategorySlug(
  db: Kysely<Database>,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('category')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.slug;
}

/** Lists each product's category names in the order of the categories. */
export async function listCategoryNames(
  db: Kysely<Database>,
  productIds: readonly number[],
  lang: Language,
): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>(productIds.map((id) => [id, []]));
  if (productIds.length === 0) return names;
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .leftJoin('category_translation as translation', (join) =>
      join.onRef('translation.category_id', '=', 'category.id').on('translation.lang', '=', lang),
    )
    .select(['product_category.product_id', 'category.name_en', 'translation.name'])
    .where('product_category.product_id', 'in', productIds)
    .orderBy('product_category.product_id')
    .orderBy('product_category.category_id')
    .execute();
  for (const row of rows) names.get(row.product_id)?.push(row.name ?? row.name_en);
  return names;
}

export async function listCategoryIds(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, number[]>> {
  const ids = new Map<number, number[]>(productIds.map((id) => [id, []]));
  if (productIds.length === 0) return ids;
  const rows = await db
    .selectFrom('product_category')
    .select(['product_id', 'category_id'])
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('category_id')
    .execute();
  for (const row of rows) ids.get(row.product_id)?.push(row.category_id);
  return ids;
}
