import type { Kysely, Transaction } from 'kysely';
import type { MarketCode } from '#contract/site/market-code.ts';
import { appendChange, isNew } from '../../../db/change-log.ts';
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import { listActiveMarketCodes } from '../../../db/repositories/site/market.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ImageStorage } from '../../../server/image/storage/image-storage.ts';
import { storeBulkImages } from './image.ts';
import { insertRows } from './insert.ts';
import { type BulkProduct, writeProducts } from './product.ts';
import { possibleEnds, writePromoCodes } from './promo-code.ts';
import { writeBanners, writeBonuses } from './promotion.ts';
import { randomFrom } from './random.ts';

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

/** Writes a large catalogue for benchmarks, identical for the same size and day. Returns false if the database isn't new. */
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
