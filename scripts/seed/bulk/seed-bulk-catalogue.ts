import type { Kysely, Transaction } from 'kysely';
import { rarities } from '#contract/catalogue/promo-code.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { day, instantOf } from '#contract/wall-clock.ts';
import { appendChange, isNew } from '../../../db/change-log.ts';
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import { codeKey } from '../../../db/repositories/catalogue/promo-code.ts';
import { listActiveMarketCodes } from '../../../db/repositories/site/market.ts';
import { findTimeZone } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ImageStorage } from '../../../server/image/storage/image-storage.ts';
import type { BulkImages } from './image.ts';
import { storeBulkImages } from './image.ts';
import { insertRows } from './insert.ts';
import { type BulkProduct, writeProducts } from './product.ts';
import { pickMarket, writeBanners, writeBonuses } from './promotion.ts';
import type { Random } from './random.ts';
import { randomFrom } from './random.ts';

/** Codes expire between two months ago and half a year from now. */
async function possibleEnds(trx: Transaction<Database>, now: Date) {
  const timeZone = await findTimeZone(trx);
  return Array.from({ length: 240 }, (_, index) => {
    const date = new Date(now.getTime() + (index - 60) * day).toISOString().slice(0, 10);
    const expires_at = `${date} 23:59:00`;
    return { expires_at, ends_at: instantOf(expires_at, timeZone) };
  });
}

async function writePromoCodes(
  trx: Transaction<Database>,
  numbers: readonly number[],
  random: Random,
  images: BulkImages,
  products: readonly BulkProduct[],
  markets: readonly MarketCode[],
  ends: Awaited<ReturnType<typeof possibleEnds>>,
): Promise<void> {
  const { next, pick, whole } = random;
  const rows = numbers.map((number) => {
    const product = next() < 0.95 ? pick(products) : null;
    const word = (product?.slug.replace(/-.*/, '') ?? 'BOARD').toUpperCase().slice(0, 10);
    const code = `${word}${whole(1, 20) * 5}-${number.toString(36).toUpperCase()}`;
    return {
      code,
      code_key: codeKey(code),
      market_code: pickMarket(random, markets),
      rarity: pick(rarities),
      ref_link: product && next() < 0.8 ? `https://${product.slug}.example/code/${number}` : null,
      ...(next() < 0.4 ? { expires_at: null, ends_at: null } : pick(ends)),
      image_vertical_url: pick(images.vertical),
      image_horizontal_url: pick(images.horizontal),
      is_active: next() < 0.93 ? (1 as const) : (0 as const),
      product_id: product?.id ?? null,
    };
  });
  await insertRows(trx, 'promo_code', rows);
}

const entriesOfEach = 12;

const batchSize = 1_000;

/** Splits the numbers from 1 to `count` into chunks that each fit into one statement. */
const chunks = (count: number): number[][] =>
  Array.from({ length: Math.ceil(count / batchSize) }, (_, chunk) =>
    Array.from(
      { length: Math.min(batchSize, count - chunk * batchSize) },
      (_, index) => chunk * batchSize + index + 1,
    ),
  );

/** Of a hundred searchable records, 60 are products, 15 bonuses and 25 promo codes. */
export const shares = (size: number) => {
  const products = Math.max(1, Math.round(size * 0.6));
  const bonuses = Math.min(size - products, Math.round(size * 0.15));
  return { products, bonuses, promoCodes: size - products - bonuses };
};

/**
 * Writes a large catalogue for benchmarks, identical for the same size and day. Returns false if the database isn't
 * new.
 */
export async function seedBulkCatalogue(options: {
  db: Kysely<Database>;
  imageStorage: ImageStorage;
  now: Date;
  size: number;
}): Promise<boolean> {
  const { db, now, size } = options;
  if (!(await isNew(db))) return false;
  const images = await storeBulkImages(options.imageStorage);
  const random = randomFrom(`catalogue of ${size}`);
  const counts = shares(size);

  return inTransaction(db, async (trx) => {
    if (!(await isNew(trx))) return false;
    const { items: categories } = await listCategories(trx, { offset: 0 });
    const categoryIds = categories.map(({ id }) => id);
    const positions = categoryIds.map((categoryId) => ({ categoryId, last: 0 }));
    const markets = await listActiveMarketCodes(trx);
    const ends = await possibleEnds(trx, now);

    const products: BulkProduct[] = [];
    for (const chunk of chunks(counts.products)) {
      products.push(...(await writeProducts(trx, chunk.length, random, images, positions)));
    }
    for (const orders of chunks(counts.bonuses)) {
      await writeBonuses(trx, orders, random, images.bonuses, products, markets, categoryIds);
    }
    for (const numbers of chunks(counts.promoCodes)) {
      await writePromoCodes(trx, numbers, random, images, products, markets, ends);
    }
    await writeBanners(trx, random, images.banners, products, markets, categoryIds);
    await writeTopLists(trx, markets, categoryIds);
    await appendChange(trx, {
      actor: 'seed',
      action: 'import',
      entity: 'catalogue',
      entityId: 0,
      snapshot: { size },
    });
    return true;
  });
}

/** Puts the first products of a category on its top list in every market. */
async function writeTopLists(
  trx: Transaction<Database>,
  markets: readonly MarketCode[],
  categoryIds: readonly number[],
): Promise<void> {
  for (const category_id of categoryIds) {
    const listed = await trx
      .selectFrom('product_category')
      .select('product_id')
      .where('category_id', '=', category_id)
      .orderBy('position')
      .limit(entriesOfEach)
      .execute();
    const entries = markets.flatMap((market_code) =>
      listed.map(({ product_id }) => ({ product_id, market_code })),
    );
    await insertRows(
      trx,
      'top_list_entry',
      entries.map((entry, index) => ({ ...entry, category_id, position: index + 1 })),
    );
  }
}
