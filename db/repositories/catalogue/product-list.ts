import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { ProductRow, ProductRowQuery } from '#contract/catalogue/product.ts';
import { fold } from '#contract/fold.ts';
import { defaultLanguage, inEachLanguage, type Language } from '#contract/language.ts';
import type { ListSlice } from '#contract/list.ts';
import { beginsWith, contains, hasWordBeginning } from '../../sql/contains.ts';
import { lastPosition, productList } from '../../sql/list-position.ts';
import { countRows, readInOrder } from '../../sql/list-rows.ts';
import { productName, sorter } from '../../sql/sorter.ts';
import type { Database } from '../../tables.ts';
import { findCategoryId, listCategoryIds } from './category.ts';
import { filteredProducts, productConditions } from './product-filter.ts';
import { productSlug } from './slug.ts';

type Place = { id: number; position?: number };

/**
 * Unless sorted otherwise, lists a category in the editors' order, search results by best match, and anything else
 * newest first.
 */
export async function listProductRows(
  db: Kysely<Database>,
  query: ProductRowQuery,
): Promise<ListSlice<ProductRow>> {
  const categoryId =
    query.category === undefined ? undefined : await findCategoryId(db, query.category);
  if (query.category !== undefined && categoryId === undefined) return { items: [], total: 0 };

  const { places, total } =
    categoryId !== undefined &&
    query.q === undefined &&
    query.missing === undefined &&
    query.closed_in === undefined &&
    query.no_link_in === undefined &&
    query.sort === undefined
      ? await categoryPlaces(db, categoryId, query)
      : await matchingPlaces(db, categoryId, query);
  return { items: await rowsAt(db, places), total };
}

/**
 * Lists products in the order of the ids, which come from a search, unless sorted otherwise. Skips products that the
 * filters exclude.
 */
export async function listProductRowsById(
  db: Kysely<Database>,
  ids: readonly number[],
  query: ProductRowQuery,
): Promise<ListSlice<ProductRow>> {
  const { category, limit, offset } = query;
  const categoryId = category === undefined ? undefined : await findCategoryId(db, category);
  if (category !== undefined && categoryId === undefined) return { items: [], total: 0 };
  const conditions = await productConditions(db, query);
  const among = (some: readonly number[]) =>
    filteredProducts(db, categoryId, conditions)
      .select('product.id')
      .where('product.id', 'in', some);
  const sorted = ids.length > 0 ? inOrder(among(ids), query) : undefined;
  const left = await (sorted?.execute() ?? readInOrder(ids, (chunk) => among(chunk).execute()));
  const items = await rowsAt(db, left.slice(offset, offset + limit));
  return { items, total: left.length };
}

/** Expects the ids of all products of a category, in the editors' order. */
export const listProductRowsInOrder = (
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ProductRow[]> =>
  rowsAt(
    db,
    ids.map((id, index) => ({ id, position: index + 1 })),
  );

const inOrder = sorter('product', {
  name: () => productName('product.id'),
  rating: ({ ref }) => ref('rating'),
  id: ({ ref }) => ref('product.id'),
});

async function categoryPlaces(
  db: Kysely<Database>,
  categoryId: number,
  paging: { limit: number; offset: number },
) {
  const places: Place[] = await db
    .selectFrom('product_category')
    .where('category_id', '=', categoryId)
    .select(['product_id as id', 'position'])
    .orderBy('position')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  return { places, total: await lastPosition(db, productList(categoryId)) };
}

async function matchingPlaces(
  db: Kysely<Database>,
  categoryId: number | undefined,
  query: ProductRowQuery,
) {
  const q = query.q?.trim().slice(0, 200);
  let found = filteredProducts(db, categoryId, await productConditions(db, query));
  if (q !== undefined) {
    found = found.where(({ or, exists, selectFrom }) =>
      or([
        sql<boolean>`cast(product.id as text) = ${q}`,
        exists(
          selectFrom('product_translation')
            .select('product_id')
            .whereRef('product_id', '=', 'product.id')
            .where(contains('name_key', fold(q))),
        ),
      ]),
    );
  }
  const ranked = () =>
    (q === undefined ? found : found.orderBy((row) => distanceFrom(row, q))).orderBy(
      'product.id',
      'desc',
    );
  const places: Place[] = await (inOrder(found, query) ?? ranked())
    .select('product.id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { places, total: await countRows(found) };
}

/** Ranks matches: the id itself first, then a full name, the start of a name, a word in a name, and any part of it. */
function distanceFrom(row: ExpressionBuilder<Database, 'product'>, q: string) {
  const key = fold(q);
  const nearestName = row
    .selectFrom('product_translation')
    .select(({ eb, fn }) =>
      fn
        .min(
          eb
            .case()
            .when('name_key', '=', key)
            .then(1)
            .when(beginsWith('name_key', key))
            .then(2)
            .when(hasWordBeginning('name_key', key))
            .then(3)
            .else(4)
            .end(),
        )
        .as('distance'),
    )
    .whereRef('product_id', '=', 'product.id');
  return row
    .case()
    .when(sql<boolean>`cast(product.id as text) = ${q}`)
    .then(0)
    .else(nearestName)
    .end();
}

async function rowsAt(db: Kysely<Database>, places: Place[]): Promise<ProductRow[]> {
  const positions = new Map(places.map(({ id, position }) => [id, position]));
  return readInOrder([...positions.keys()], async (ids) => {
    const rows = await readRows(db, ids);
    return rows.map((row) => {
      const position = positions.get(row.id);
      return position === undefined ? row : { ...row, position };
    });
  });
}

async function readRows(db: Kysely<Database>, ids: readonly number[]): Promise<ProductRow[]> {
  const categories = await listCategoryIds(db, ids);
  const translations = await db
    .selectFrom('product_translation')
    .select(['product_id', 'lang', 'name'])
    .where('product_id', 'in', ids)
    .execute();
  const names = new Map(translations.map((row) => [`${row.product_id} ${row.lang}`, row.name]));
  const rows = await db
    .selectFrom('product')
    .select(['id', productSlug.as('slug'), 'icon_url', 'rating', 'ref_link'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => {
    const nameIn = (language: Language) => names.get(`${row.id} ${language}`) ?? null;
    const name = nameIn(defaultLanguage) ?? '';
    return {
      ...row,
      name,
      name_en: name,
      title: name,
      names: { ...inEachLanguage(nameIn), en: name },
      categories: categories.get(row.id) ?? [],
    };
  });
}
