import type { Kysely } from 'kysely';
import { appendChange, isNew } from '../../../db/change-log.ts';
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import { listActiveMarketCodes } from '../../../db/repositories/site/market.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ImageStorage } from '../../../server/image/storage/image-storage.ts';
import { storeBulkImages } from './image.ts';
import { type BulkProduct, writeProducts } from './product.ts';
import { possibleEnds, writePromoCodes } from './promo-code.ts';
import { writeBanners, writeBonuses } from './promotion.ts';
import { randomFrom } from './random.ts';
import { writeTopLists } from './top-list.ts';

const atOnce = 1_000;

/** Yields numbers from 1, in chunks that fit into one statement. */
const chunks = (count: number): number[][] =>
  Array.from({ length: Math.ceil(count / atOnce) }, (_, chunk) =>
    Array.from(
      { length: Math.min(atOnce, count - chunk * atOnce) },
      (_, index) => chunk * atOnce + index + 1,
    ),
  );

/** A hundred searchable records are 60 products, 15 bonuses and 25 promo codes. */
export const shares = (size: number) => {
  const products = Math.max(1, Math.round(size * 0.6));
  const bonuses = Math.min(size - products, Math.round(size * 0.15));
  return { products, bonuses, promoCodes: size - products - bonuses };
};

/** Writes a large catalogue to measure with. It is the same for the same size and day. Returns false when the database is not new. */
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
