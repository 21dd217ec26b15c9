import type { Kysely, Transaction } from 'kysely';
import type { Product, ProductDraft } from '#contract/catalogue/product.ts';
import { fold } from '#contract/fold.ts';
import { inEachLanguage, languages } from '#contract/language.ts';
import {
  categoryReferences,
  criterionReferences,
  type Reference,
} from '../../sql/missing-reference.ts';
import { prepared, preparedInsert } from '../../sql/prepared.ts';
import { ratingRank } from '../../sql/rating-rank.ts';
import type { Database } from '../../tables.ts';
import { factReferences } from './fact/fact-reference.ts';
import { findProductFacts, insertProductFacts } from './fact/product-facts.ts';
import { insertProductMarkets, listProductMarkets } from './fact/product-market.ts';
import { appendToCategories, readCategories, writeCategories } from './product-category.ts';
import { findProductScore, insertProductScore, recordPointChanges } from './score/product-score.ts';
import { ratingOf } from './score/scoring.ts';
import { recordSlug, suggestSlug } from './slug.ts';

type ById = { id: number };

export const productReferences = (draft: ProductDraft): Reference[] => [
  ...categoryReferences(draft.categories),
  ...factReferences(draft),
  ...criterionReferences(draft),
];

export async function findProduct(db: Kysely<Database>, id: number): Promise<Product | undefined> {
  const [row] = await readProduct(db, { id });
  if (!row) return undefined;
  const i18n = await readTexts(db, id);
  const images = await listProductImages(db, id);
  const categories = await readCategories(db, { id });
  const name = i18n.en.name;
  const { score, isComputed, typedRating } = await findProductScore(db, { id });
  return {
    ...row,
    slug: row.slug ?? String(id),
    rating: isComputed ? typedRating : row.rating,
    shown_rating: row.rating,
    score,
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

export async function insertProduct(
  trx: Transaction<Database>,
  draft: ProductDraft,
  ownId?: number,
): Promise<number> {
  const rated = await ratingOf(trx, draft);
  const slug = draft.slug ?? (await suggestSlug(trx, draft.i18n.en.name));
  const row = { ...newRow(draft, rated), slug };
  const [inserted] = await (ownId === undefined
    ? insertRow(trx, row)
    : insertRowWithId(trx, { id: ownId, ...row }));
  if (!inserted) throw new Error('The database returned no id for a new product.');
  const { id } = inserted;
  await recordSlug(trx, id, slug);
  await writeParts(trx, id, draft, rated);
  await appendToCategories(trx, id, draft.categories);
  return id;
}

type Rated = Awaited<ReturnType<typeof ratingOf>>;
type NewRow = ReturnType<typeof newRow> & { slug: string };

const newRow = ({ icon_url, ref_link, click_parameter }: ProductDraft, { shown }: Rated) => ({
  icon_url,
  rating: shown,
  ref_link,
  click_parameter,
});

const columnsOf = ({ icon_url, rating, ref_link, click_parameter, slug }: NewRow) => ({
  icon_url,
  rating,
  ref_link,
  click_parameter,
  slug,
});

/** Lets the database assign the id. */
const insertRow = prepared((trx, row: NewRow) =>
  trx.insertInto('product').values(columnsOf(row)).returning('id'),
);

const insertRowWithId = prepared((trx, row: NewRow & { id: number }) =>
  trx
    .insertInto('product')
    .values({ id: row.id, ...columnsOf(row) })
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
  'product_score',
  'product_point',
] as const;

export async function updateProduct(
  trx: Transaction<Database>,
  id: number,
  draft: ProductDraft,
): Promise<void> {
  const rated = await ratingOf(trx, draft);
  await trx.updateTable('product').set(newRow(draft, rated)).where('id', '=', id).execute();
  await recordPointChanges(trx, id, draft.score.points);
  for (const table of partTables) {
    await trx.deleteFrom(table).where('product_id', '=', id).execute();
  }
  await writeParts(trx, id, draft, rated);
  await writeCategories(trx, id, draft.categories);
  if (draft.slug !== null) await giveSlug(trx, id, draft.slug);
}

async function giveSlug(trx: Transaction<Database>, id: number, slug: string) {
  const changed = await trx
    .updateTable('product')
    .set({ slug })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('slug', 'is', null), eb('slug', '!=', slug)]))
    .returning('id')
    .execute();
  if (changed.length > 0) await recordSlug(trx, id, slug);
}

export async function deleteProduct(trx: Transaction<Database>, id: number): Promise<void> {
  await writeCategories(trx, id, []);
  await trx.deleteFrom('product').where('id', '=', id).execute();
}

async function writeParts(
  trx: Transaction<Database>,
  id: number,
  draft: ProductDraft,
  { shown, isComputed }: Rated,
) {
  const { i18n, images, score, rating } = draft;
  const rating_rank = ratingRank(shown);
  for (const lang of languages) {
    const nameKey = fold(i18n[lang].name ?? i18n.en.name);
    const name_key = i18n[lang].name === null ? null : nameKey;
    await insertTexts(trx, { ...i18n[lang], product_id: id, lang, name_key });
    await insertRanking(trx, { product_id: id, lang, rating_rank, name_key: nameKey });
  }
  const inOrder = images.toSorted((left, right) => left.sort_order - right.sort_order);
  for (const [place, image] of inOrder.entries()) {
    await insertImage(trx, { ...image, product_id: id, place });
  }
  await insertProductMarkets(trx, id, draft);
  await insertProductFacts(trx, id, draft.facts);
  await insertProductScore(trx, id, { score, rating, isComputed });
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
