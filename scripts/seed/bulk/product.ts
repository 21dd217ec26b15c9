import type { Transaction } from 'kysely';
import { fold } from '#contract/fold.ts';
import { inEachLanguage, languages } from '#contract/language.ts';
import { ratingRank } from '../../../db/sql/rating-rank.ts';
import type { Database } from '../../../db/tables.ts';
import type { BulkImages } from './image.ts';
import { insertRows, insertWithIds } from './insert.ts';
import * as phrases from './phrase.ts';
import type { Random } from './random.ts';
import * as words from './word.ts';

type BulkName = { en: string; tr: string | null };

export type BulkProduct = { id: number; name: string; slug: string };

/** Turns "Şans Çarkı" into sans-carki. */
const slugOf = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const categoriesOf = ({ next }: Random): number[] => {
  const kind = next();
  if (kind < 0.5) return [0];
  if (kind < 0.8) return [1];
  return kind < 0.9 ? [0, 2] : [1, 2];
};

const noTexts = {
  name: null,
  description: null,
  fs_label: null,
  freebet_label: null,
  pick_reason: null,
};

function invent(random: Random, images: BulkImages) {
  const { pick, next, whole } = random;
  const name = inventName(random);
  const spins = whole(1, 24) * 5;
  const bet = whole(1, 10) * 5;
  const texts = {
    ...inEachLanguage(() => noTexts),
    en: {
      name: name.en,
      description: `${pick(phrases.englishOpenings)} ${pick(phrases.englishEndings)}`,
      fs_label: next() < 0.7 ? `${spins} free spins` : null,
      freebet_label: next() < 0.4 ? `$${bet} free bet` : null,
    },
    tr: {
      name: name.tr,
      description:
        next() < 0.8 ? `${pick(phrases.turkishOpenings)} ${pick(phrases.turkishEndings)}` : null,
      fs_label: next() < 0.5 ? `${spins} ücretsiz dönüş` : null,
      freebet_label: next() < 0.3 ? `${bet * 25} TL bedava bahis` : null,
    },
  };
  const slug = slugOf(name.en);
  return {
    slug,
    texts,
    categories: categoriesOf(random),
    row: {
      icon_url: pick(images.logos),
      rating: next() < 0.05 ? null : whole(25, 50) / 10,
      ref_link: `https://${slug}.example/`,
    },
  };
}

/** `positions` contains the number of products in each category, so that new ones are appended. */
export async function writeProducts(
  trx: Transaction<Database>,
  count: number,
  random: Random,
  images: BulkImages,
  positions: { categoryId: number; last: number }[],
): Promise<BulkProduct[]> {
  const invented = Array.from({ length: count }, () => invent(random, images));
  const ids = await insertWithIds(
    trx,
    'product',
    invented.map(({ row }) => row),
  );
  const products = invented.map((product, index) => ({ ...product, id: ids[index] ?? 0 }));
  await writeSlugs(trx, products);

  await insertRows(
    trx,
    'product_translation',
    products.flatMap(({ id, texts }) =>
      languages.map((lang) => {
        const { name } = texts[lang];
        return {
          ...texts[lang],
          product_id: id,
          lang,
          name_key: name === null ? null : fold(name),
        };
      }),
    ),
  );
  await insertRows(
    trx,
    'product_ranking',
    products.flatMap(({ id, row: { rating }, texts }) =>
      languages.map((lang) => ({
        product_id: id,
        lang,
        rating_rank: ratingRank(rating),
        name_key: fold(texts[lang].name ?? texts.en.name),
      })),
    ),
  );
  await insertRows(
    trx,
    'product_category',
    products.flatMap(({ id, categories }) =>
      positions
        .filter((_, index) => categories.includes(index))
        .map((category) => {
          category.last += 1;
          return { product_id: id, category_id: category.categoryId, position: category.last };
        }),
    ),
  );
  return products.map(({ id, texts, slug }) => ({ id, name: texts.en.name, slug }));
}

/** Names are repeated, so each slug ends with the id. */
async function writeSlugs(
  trx: Transaction<Database>,
  products: readonly Pick<BulkProduct, 'id' | 'slug'>[],
) {
  const since = new Date().toISOString();
  await insertRows(
    trx,
    'slug',
    products.map(({ id, slug }) => ({
      kind: 'product' as const,
      slug: `${slug}-${id}`,
      entity_id: id,
      since,
    })),
  );
  await trx
    .updateTable('product')
    .set(({ selectFrom }) => ({
      slug: selectFrom('slug')
        .select('slug.slug')
        .where('slug.kind', '=', 'product')
        .whereRef('slug.entity_id', '=', 'product.id'),
    }))
    .where(
      'id',
      'in',
      products.map(({ id }) => id),
    )
    .execute();
}

const coined = ({ pick, next }: Random) =>
  pick(words.beginnings) + (next() < 0.6 ? pick(words.middles) : '') + pick(words.endings);

const english = (random: Random) => {
  const { pick, next } = random;
  const kind = next();
  if (kind < 0.3) return `${coined(random)} ${pick(words.englishPlaces)}`;
  if (kind < 0.5) return `${pick(words.englishColors)} ${coined(random)}`;
  if (kind < 0.7) return `${pick(words.englishThings)} & ${pick(words.englishThings)}`;
  return `${pick(words.englishColors)} ${pick(words.englishThings)} ${pick(words.englishPlaces)}`;
};

const turkish = ({ pick, next }: Random) =>
  next() < 0.4
    ? `${pick(words.turkishColors)} ${pick(words.turkishThings)}`
    : `${pick(words.turkishColors)} ${pick(words.turkishThings)} ${pick(words.turkishPlaces)}`;

/** Some products have a Turkish name in all languages, some have a name per language, and the rest an English name. */
function inventName(random: Random): BulkName {
  const kind = random.next();
  if (kind < 0.2) return { en: turkish(random), tr: null };
  return { en: english(random), tr: kind < 0.55 ? turkish(random) : null };
}
