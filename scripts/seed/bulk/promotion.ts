import type { Transaction } from 'kysely';
import { inEachLanguage, languages } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Database } from '../../../db/tables.ts';
import { insertRows, insertWithIds } from './insert.ts';
import * as phrases from './phrase.ts';
import type { BulkProduct } from './product.ts';
import type { Random } from './random.ts';

const shareOfFirst = 0.55;

const noTexts = { title: null, subtitle: null, cta_label: null };

function invent(
  random: Random,
  product: BulkProduct,
  images: readonly string[],
  markets: readonly MarketCode[],
  order: number,
) {
  const { next, pick, whole } = random;
  const offer = whole(0, phrases.englishOffers.length - 1);
  const spins = whole(1, 24) * 5;
  return {
    row: {
      image_url: pick(images),
      link_url: next() < 0.2 ? `https://${product.slug}.example/offer/${order}` : null,
      market_code: pickMarket(random, markets),
      product_id: product.id,
      sort_order: order,
      is_active: next() < 0.93 ? (1 as const) : (0 as const),
    },
    texts: {
      ...inEachLanguage(() => noTexts),
      en: {
        title: `${phrases.englishOffers[offer]} at ${product.name}`,
        subtitle: `${spins} spins, ${whole(20, 35)}x wagering, ${whole(3, 30)} days.`,
        cta_label: 'Play now',
      },
      tr: {
        title: next() < 0.85 ? `${product.name}: ${phrases.turkishOffers[offer]}` : null,
        subtitle: `${spins} çevirme, ${whole(20, 35)} kat çevrim şartı.`,
        cta_label: 'Hemen oyna',
      },
    },
  };
}

export async function writeBonuses(
  trx: Transaction<Database>,
  orders: readonly number[],
  random: Random,
  images: readonly string[],
  products: readonly BulkProduct[],
  markets: readonly MarketCode[],
  categoryIds: readonly number[],
): Promise<void> {
  const invented = orders.map((order) =>
    invent(random, random.pick(products), images, markets, order),
  );
  const ids = await insertWithIds(
    trx,
    'exclusive_bonus',
    invented.map(({ row }) => row),
  );
  await insertRows(
    trx,
    'exclusive_bonus_translation',
    invented.flatMap(({ texts }, index) =>
      languages.map((lang) => ({ ...texts[lang], lang, exclusive_bonus_id: ids[index] ?? 0 })),
    ),
  );
  await insertRows(
    trx,
    'exclusive_bonus_category',
    ids.map((exclusive_bonus_id) => ({
      exclusive_bonus_id,
      category_id: random.pick(categoryIds),
    })),
  );
}

/** Enough banners to fill the carousel of every page in every market. */
export async function writeBanners(
  trx: Transaction<Database>,
  random: Random,
  images: readonly string[],
  products: readonly BulkProduct[],
  markets: readonly MarketCode[],
  categoryIds: readonly number[],
): Promise<void> {
  const pages = categoryIds.flatMap((category_id) =>
    markets.flatMap((market_code) =>
      [1, 2, 3].map((order) => ({ category_id, market_code, order })),
    ),
  );
  const invented = pages.map(({ order, market_code }) => {
    const { row, texts } = invent(random, random.pick(products), images, markets, order);
    return { texts, row: { ...row, market_code } };
  });
  const ids = await insertWithIds(
    trx,
    'banner',
    invented.map(({ row }) => row),
  );
  await insertRows(
    trx,
    'banner_translation',
    invented.flatMap(({ texts }, index) =>
      languages.map((lang) => ({ ...texts[lang], lang, banner_id: ids[index] ?? 0 })),
    ),
  );
  await insertRows(
    trx,
    'banner_category',
    pages.map(({ category_id }, index) => ({ banner_id: ids[index] ?? 0, category_id })),
  );
}

/** Assigns more than half of all offers to the first market, as on a real site. */
export function pickMarket({ next }: Random, [first = '', ...others]: readonly MarketCode[]) {
  const place = (next() - shareOfFirst) / (1 - shareOfFirst);
  return others[Math.floor(place * others.length)] ?? first;
}
