/** The rows behind search documents. Uses one statement per kind for all languages, and one for the categories. */
import type { Kysely } from 'kysely';
import type { Rarity } from '#contract/catalogue/promo-code.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { eachLanguage } from '../../../sql/translation.ts';
import type { Database } from '../../../tables.ts';
import { among, type SearchedIds } from './searched-ids.ts';
import { listPartnerTags, termTags } from './searched-tag.ts';

/** Null for untranslated languages. */
type Translated<Text = string | null> = Record<Language, Text>;

export type SearchedProduct = {
  id: number;
  name: Translated;
  description: Translated;
  fs_label: Translated;
  freebet_label: Translated;
  categories: Translated[];
  tags: string[];
};

export type SearchedBonus = {
  id: number;
  market_code: MarketCode;
  is_active: 0 | 1;
  live_from: number | null;
  live_until: number | null;
  title: Translated;
  subtitle: Translated;
  partner_name: Translated;
  wagering: number | null;
  tags: string[];
};

export type SearchedPromoCode = {
  id: number;
  market_code: MarketCode;
  is_active: 0 | 1;
  ends_at: number | null;
  code: string;
  rarity: Rarity;
  product_name: Translated;
  wagering: number | null;
  tags: string[];
};

const tables = {
  products: 'product',
  bonuses: 'exclusive_bonus',
  promocodes: 'promo_code',
  pages: 'content_page',
} as const;

export async function listSearchedIds(
  db: Kysely<Database>,
  type: keyof typeof tables,
): Promise<number[]> {
  const rows = await db.selectFrom(tables[type]).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function listSearchedProducts(
  db: Kysely<Database>,
  ids: SearchedIds,
): Promise<SearchedProduct[]> {
  const rows = await db
    .selectFrom('product')
    .crossJoin(eachLanguage)
    .leftJoin('product_translation as text', (join) =>
      join.onRef('text.product_id', '=', 'product.id').onRef('text.lang', '=', 'language.lang'),
    )
    .select([
      'product.id',
      'language.lang',
      'text.name',
      'text.description',
      'text.fs_label',
      'text.freebet_label',
    ])
    .where(among('product.id', ids))
    .execute();
  const categories = await readCategories(db, ids);
  const tagsOf = await listPartnerTags(db, { table: 'product', column: 'id' }, ids);
  return merged(rows, ({ id }, text) => ({
    id,
    name: text(({ name }) => name),
    description: text(({ description }) => description),
    fs_label: text(({ fs_label }) => fs_label),
    freebet_label: text(({ freebet_label }) => freebet_label),
    categories: categories.get(id) ?? [],
    tags: tagsOf(id),
  }));
}

/** Each product's categories are in the same order as on its card. */
async function readCategories(db: Kysely<Database>, ids: SearchedIds) {
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .crossJoin(eachLanguage)
    .leftJoin('category_translation as text', (join) =>
      join.onRef('text.category_id', '=', 'category.id').onRef('text.lang', '=', 'language.lang'),
    )
    .select([
      'product_category.product_id',
      'category.id',
      'language.lang',
      'text.name',
      'category.name_en',
    ])
    .where(among('product_category.product_id', ids))
    .orderBy('category.id')
    .execute();
  const categories = new Map<number, Translated[]>();
  for (const [productId, ofProduct] of Map.groupBy(rows, ({ product_id }) => product_id)) {
    const names = merged(ofProduct, ({ name_en }, text) => ({
      ...text(({ name }) => name),
      en: name_en,
    }));
    categories.set(productId, names);
  }
  return categories;
}

export async function listSearchedBonuses(
  db: Kysely<Database>,
  ids: SearchedIds,
): Promise<SearchedBonus[]> {
  const rows = await db
    .selectFrom('exclusive_bonus as bonus')
    .crossJoin(eachLanguage)
    .leftJoin('exclusive_bonus_translation as text', (join) =>
      join
        .onRef('text.exclusive_bonus_id', '=', 'bonus.id')
        .onRef('text.lang', '=', 'language.lang'),
    )
    .leftJoin('product_translation as partner', (join) =>
      join
        .onRef('partner.product_id', '=', 'bonus.product_id')
        .onRef('partner.lang', '=', 'language.lang'),
    )
    .select([
      'bonus.id',
      'bonus.market_code',
      'bonus.is_active',
      'bonus.live_from',
      'bonus.live_until',
      'bonus.product_id',
      'bonus.wagering',
      'bonus.filled_terms',
      'language.lang',
      'text.title',
      'text.subtitle',
      'partner.name as partner_name',
    ])
    .where(among('bonus.id', ids))
    .execute();
  const tagsOf = await listPartnerTags(db, { table: 'exclusive_bonus', column: 'product_id' }, ids);
  return merged(rows, (row, text) => ({
    id: row.id,
    market_code: row.market_code,
    is_active: row.is_active,
    live_from: row.live_from,
    live_until: row.live_until,
    title: text(({ title }) => title),
    subtitle: text(({ subtitle }) => subtitle),
    partner_name: text(({ partner_name }) => partner_name),
    wagering: row.wagering,
    tags: [...tagsOf(row.product_id), ...termTags(row.filled_terms)],
  }));
}

export async function listSearchedPromoCodes(
  db: Kysely<Database>,
  ids: SearchedIds,
): Promise<SearchedPromoCode[]> {
  const rows = await db
    .selectFrom('promo_code')
    .crossJoin(eachLanguage)
    .leftJoin('product_translation as text', (join) =>
      join
        .onRef('text.product_id', '=', 'promo_code.product_id')
        .onRef('text.lang', '=', 'language.lang'),
    )
    .select([
      'promo_code.id',
      'promo_code.market_code',
      'promo_code.is_active',
      'promo_code.ends_at',
      'promo_code.code',
      'promo_code.rarity',
      'promo_code.product_id',
      'promo_code.wagering',
      'promo_code.filled_terms',
      'language.lang',
      'text.name',
    ])
    .where(among('promo_code.id', ids))
    .execute();
  const tagsOf = await listPartnerTags(db, { table: 'promo_code', column: 'product_id' }, ids);
  return merged(rows, ({ lang: _, name: __, product_id, filled_terms, ...row }, text) => ({
    ...row,
    product_name: text(({ name }) => name),
    tags: [...tagsOf(product_id), ...termTags(filled_terms)],
  }));
}

type Text<Row> = (textOf: (row: Row) => string | null) => Translated;

/** Merges an entity's rows, one per language, into one row with all translations. */
function merged<Row extends { id: number; lang: Language }, Merged>(
  rows: readonly Row[],
  merge: (row: Row, text: Text<Row>) => Merged,
): Merged[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((translations) => {
    const text: Text<Row> = (textOf) =>
      inEachLanguage((language) => {
        const translation = translations.find(({ lang }) => lang === language);
        return translation === undefined ? null : textOf(translation);
      });
    return merge(translations[0] as Row, text);
  });
}
