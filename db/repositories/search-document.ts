/** Search documents are made from these rows: one statement reads each kind of row, and one the categories. */
import type { Kysely } from 'kysely';
import type { Rarity } from '#contract/catalogue/promo-code.ts';
import type { Language } from '#contract/language.ts';
import type { Market } from '#contract/market.ts';
import type { Database } from '../tables.ts';

/** Null where nothing is translated. */
type Translated<Text = string | null> = Record<Language, Text>;

export type SearchedProduct = {
  id: number;
  name: Translated;
  description: Translated;
  fs_label: Translated;
  freebet_label: Translated;
  categories: Translated[];
};

export type SearchedBonus = {
  id: number;
  market_code: Market;
  is_active: 0 | 1;
  title: Translated;
  subtitle: Translated;
  partner_name: Translated;
};

export type SearchedPromoCode = {
  id: number;
  market_code: Market;
  is_active: 0 | 1;
  ends_at: number | null;
  code: string;
  rarity: Rarity;
  product_name: Translated;
};

const tables = {
  products: 'product',
  bonuses: 'exclusive_bonus',
  promocodes: 'promo_code',
} as const;

export async function listSearchedIds(
  db: Kysely<Database>,
  type: keyof typeof tables,
): Promise<number[]> {
  const rows = await db.selectFrom(tables[type]).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Every row, or those with the ids. */
type Wanted = readonly number[] | undefined;

export async function listSearchedProducts(
  db: Kysely<Database>,
  ids?: Wanted,
): Promise<SearchedProduct[]> {
  const rows = await db
    .selectFrom('product')
    .leftJoin('product_translation as en', (join) =>
      join.onRef('en.product_id', '=', 'product.id').on('en.lang', '=', 'en'),
    )
    .leftJoin('product_translation as tr', (join) =>
      join.onRef('tr.product_id', '=', 'product.id').on('tr.lang', '=', 'tr'),
    )
    .select([
      'product.id',
      'en.name as name_en',
      'en.description as description_en',
      'en.fs_label as fs_label_en',
      'en.freebet_label as freebet_label_en',
      'tr.name as name_tr',
      'tr.description as description_tr',
      'tr.fs_label as fs_label_tr',
      'tr.freebet_label as freebet_label_tr',
    ])
    .$if(ids !== undefined, (query) => query.where('product.id', 'in', ids ?? []))
    .execute();
  const categories = await readCategories(db, ids);
  return rows.map((row) => ({
    id: row.id,
    name: { en: row.name_en, tr: row.name_tr },
    description: { en: row.description_en, tr: row.description_tr },
    fs_label: { en: row.fs_label_en, tr: row.fs_label_tr },
    freebet_label: { en: row.freebet_label_en, tr: row.freebet_label_tr },
    categories: categories.get(row.id) ?? [],
  }));
}

/** By product, in the order in which its card shows them. */
async function readCategories(db: Kysely<Database>, ids: Wanted) {
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .select(['product_category.product_id', 'category.name_en', 'category.name_tr'])
    .$if(ids !== undefined, (query) => query.where('product_category.product_id', 'in', ids ?? []))
    .orderBy('category.id')
    .execute();
  const categories = new Map<number, Translated[]>();
  for (const { product_id, name_en, name_tr } of rows) {
    const ofProduct = categories.get(product_id);
    if (ofProduct) ofProduct.push({ en: name_en, tr: name_tr });
    else categories.set(product_id, [{ en: name_en, tr: name_tr }]);
  }
  return categories;
}

export async function listSearchedBonuses(
  db: Kysely<Database>,
  ids?: Wanted,
): Promise<SearchedBonus[]> {
  const rows = await db
    .selectFrom('exclusive_bonus as bonus')
    .leftJoin('exclusive_bonus_translation as en', (join) =>
      join.onRef('en.exclusive_bonus_id', '=', 'bonus.id').on('en.lang', '=', 'en'),
    )
    .leftJoin('exclusive_bonus_translation as tr', (join) =>
      join.onRef('tr.exclusive_bonus_id', '=', 'bonus.id').on('tr.lang', '=', 'tr'),
    )
    .leftJoin('product_translation as partner_en', (join) =>
      join.onRef('partner_en.product_id', '=', 'bonus.product_id').on('partner_en.lang', '=', 'en'),
    )
    .leftJoin('product_translation as partner_tr', (join) =>
      join.onRef('partner_tr.product_id', '=', 'bonus.product_id').on('partner_tr.lang', '=', 'tr'),
    )
    .select([
      'bonus.id',
      'bonus.market_code',
      'bonus.is_active',
      'en.title as title_en',
      'en.subtitle as subtitle_en',
      'tr.title as title_tr',
      'tr.subtitle as subtitle_tr',
      'partner_en.name as partner_name_en',
      'partner_tr.name as partner_name_tr',
    ])
    .$if(ids !== undefined, (query) => query.where('bonus.id', 'in', ids ?? []))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    market_code: row.market_code,
    is_active: row.is_active,
    title: { en: row.title_en, tr: row.title_tr },
    subtitle: { en: row.subtitle_en, tr: row.subtitle_tr },
    partner_name: { en: row.partner_name_en, tr: row.partner_name_tr },
  }));
}

export async function listSearchedPromoCodes(
  db: Kysely<Database>,
  ids?: Wanted,
): Promise<SearchedPromoCode[]> {
  const rows = await db
    .selectFrom('promo_code')
    .leftJoin('product_translation as en', (join) =>
      join.onRef('en.product_id', '=', 'promo_code.product_id').on('en.lang', '=', 'en'),
    )
    .leftJoin('product_translation as tr', (join) =>
      join.onRef('tr.product_id', '=', 'promo_code.product_id').on('tr.lang', '=', 'tr'),
    )
    .select([
      'promo_code.id',
      'promo_code.market_code',
      'promo_code.is_active',
      'promo_code.ends_at',
      'promo_code.code',
      'promo_code.rarity',
      'en.name as product_name_en',
      'tr.name as product_name_tr',
    ])
    .$if(ids !== undefined, (query) => query.where('promo_code.id', 'in', ids ?? []))
    .execute();
  return rows.map(({ product_name_en, product_name_tr, ...row }) => ({
    ...row,
    product_name: { en: product_name_en, tr: product_name_tr },
  }));
}
