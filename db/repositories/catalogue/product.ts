import type { Kysely, Transaction } from 'kysely';
import type { Product, ProductDraft } from '#contract/catalogue/product.ts';
import { fold } from '#contract/fold.ts';
import { inEachLanguage, languages } from '#contract/language.ts';
import { closeGap, nextPosition, productList } from '../../sql/list-position.ts';
import { categoryReferences, type Reference } from '../../sql/missing-reference.ts';
import { prepared, preparedInsert } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';
import { factReferences } from './fact/fact-reference.ts';
import { findProductFacts, insertProductFacts } from './fact/product-facts.ts';
import { insertProductMarkets, listProductMarkets } from './fact/product-market.ts';

type ById = { id: number };

export const productReferences = (draft: ProductDraft): Reference[] => [
  ...categoryReferences(draft.categories),
  ...factReferences(draft),
];

export async function findProduct(db: Kysely<Database>, id: number): Promise<Product | undefined> {
  const [row] = await readProduct(db, { id });
  if (!row) return undefined;
  const i18n = await readTexts(db, id);
  const images = await listProductImages(db, id);
  const categories = await readCategories(db, { id });
  const name = i18n.en.name;
  return {
    ...row,
    name,
    name_en: name,
    title: name,
    names: { ...inEachLanguage((language) => i18n[language].name), en: name },
    i18n,
    images,
    categories: categories.map(({ category_id }) => category_id),
    markets: await listProductMarkets(db, { id }),
    facts: await findProductFacts(db, { id }),
  };
}

const readProduct = prepared((db, { id }: ById) =>
  db.selectFrom('product').selectAll().where('id', '=', id),
);

const readCategories = prepared((db, { id }: ById) =>
  db
    .selectFrom('product_category')
    .select(['category_id', 'position'])
    .where('product_id', '=', id)
    .orderBy('category_id'),
);

export async function insertProduct(
  trx: Transaction<Database>,
  draft: ProductDraft,
  ownId?: number,
): Promise<number> {
  const row = newRow(draft);
  const [inserted] = await (ownId === undefined
    ? insertRow(trx, row)
    : insertRowWithId(trx, { id: ownId, ...row }));
  if (!inserted) throw new Error('The database returned no id for a new product.');
  const { id } = inserted;
  await writeParts(trx, id, draft);
  await appendToCategories(trx, id, draft.categories);
  return id;
}

type NewRow = Pick<ProductDraft, 'icon_url' | 'rating' | 'ref_link' | 'click_parameter'>;

const newRow = ({ icon_url, rating, ref_link, click_parameter }: NewRow) => ({
  icon_url,
  rating,
  ref_link,
  click_parameter,
});

/** Lets the database assign the id. */
const insertRow = prepared((trx, row: NewRow) =>
  trx.insertInto('product').values(newRow(row)).returning('id'),
);

const insertRowWithId = prepared((trx, row: NewRow & { id: number }) =>
  trx
    .insertInto('product')
    .values({ id: row.id, ...newRow(row) })
    .returning('id'),
);

const partTables = [
  'product_translation',
  'product_ranking',
  'product_image',
  'product_market',
  'product_market_translation',
  'product_licence',
  'product_payment',
  'product_provider',
  'product_fact',
] as const;

export async function updateProduct(
  trx: Transaction<Database>,
  id: number,
  draft: ProductDraft,
): Promise<void> {
  await trx.updateTable('product').set(newRow(draft)).where('id', '=', id).execute();
  for (const table of partTables) {
    await trx.deleteFrom(table).where('product_id', '=', id).execute();
  }
  await writeParts(trx, id, draft);
  await writeCategories(trx, id, draft.categories);
}

export async function deleteProduct(trx: Transaction<Database>, id: number): Promise<void> {
  await writeCategories(trx, id, []);
  await trx.deleteFrom('product').where('id', '=', id).execute();
}

async function writeParts(trx: Transaction<Database>, id: number, draft: ProductDraft) {
  const { i18n, images } = draft;
  for (const lang of languages) {
    const nameKey = fold(i18n[lang].name ?? i18n.en.name);
    const name_key = i18n[lang].name === null ? null : nameKey;
    await insertTexts(trx, { ...i18n[lang], product_id: id, lang, name_key });
    const rating_rank = ratingRank(draft.rating);
    await insertRanking(trx, { product_id: id, lang, rating_rank, name_key: nameKey });
  }
  const inOrder = images.toSorted((left, right) => left.sort_order - right.sort_order);
  for (const [place, image] of inOrder.entries()) {
    await insertImage(trx, { ...image, product_id: id, place });
  }
  await insertProductMarkets(trx, id, draft);
  await insertProductFacts(trx, id, draft.facts);
}

const insertTexts = preparedInsert('product_translation', [
  'product_id',
  'lang',
  'name',
  'name_key',
  'description',
  'fs_label',
  'freebet_label',
  'pick_reason',
]);

const insertRanking = preparedInsert('product_ranking', [
  'product_id',
  'lang',
  'rating_rank',
  'name_key',
]);

const insertImage = preparedInsert('product_image', [
  'product_id',
  'place',
  'image_url',
  'sort_order',
]);

/** Preserves the product's position in categories that it remains in. */
async function writeCategories(
  trx: Transaction<Database>,
  id: number,
  categoryIds: readonly number[],
) {
  const before = await readCategories(trx, { id });
  for (const { category_id, position } of before) {
    if (categoryIds.includes(category_id)) continue;
    await trx
      .deleteFrom('product_category')
      .where('product_id', '=', id)
      .where('category_id', '=', category_id)
      .execute();
    await closeGap(trx, productList(category_id), position);
  }
  const added = categoryIds.filter(
    (category_id) => !before.some((row) => row.category_id === category_id),
  );
  await appendToCategories(trx, id, added);
}

async function appendToCategories(
  trx: Transaction<Database>,
  product_id: number,
  categoryIds: readonly number[],
) {
  for (const category_id of categoryIds) {
    const position = await nextPosition(trx, productList(category_id));
    await insertPlace(trx, { product_id, category_id, position });
  }
}

const insertPlace = preparedInsert('product_category', ['product_id', 'category_id', 'position']);

/** Sorts the best rating first and products without a rating last. */
export const ratingRank = (rating: number | null) =>
  rating === null ? 100 : 50 - Math.round(rating * 10);

const readImages = prepared((db, { id }: ById) =>
  db
    .selectFrom('product_image')
    .select(['image_url', 'sort_order'])
    .where('product_id', '=', id)
    .orderBy('place'),
);

export const listProductImages = (db: Kysely<Database>, id: number) => readImages(db, { id });

const readTranslations = prepared((db, { id }: ById) =>
  db
    .selectFrom('product_translation')
    .select(['lang', 'name', 'description', 'fs_label', 'freebet_label', 'pick_reason'])
    .where('product_id', '=', id),
);

async function readTexts(db: Kysely<Database>, id: number): Promise<Product['i18n']> {
  const rows = await readTranslations(db, { id });
  const none = {
    name: null,
    description: null,
    fs_label: null,
    freebet_label: null,
    pick_reason: null,
  };
  const texts = inEachLanguage((language) => {
    const { lang: _, ...found } = rows.find(({ lang }) => lang === language) ?? {
      lang: language,
      ...none,
    };
    return found;
  });
  return { ...texts, en: { ...texts.en, name: texts.en.name ?? '' } };
}
