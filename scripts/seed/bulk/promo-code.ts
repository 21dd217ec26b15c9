import type { Transaction } from 'kysely';
import { rarities } from '#contract/catalogue/promo-code.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { day, instantOf } from '#contract/wall-clock.ts';
import { codeKey } from '../../../db/repositories/catalogue/promo-code.ts';
import { findTimeZone } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import type { BulkImages } from './image.ts';
import { insertRows } from './insert.ts';
import type { BulkProduct } from './product.ts';
import { pickMarket } from './promotion.ts';
import type { Random } from './random.ts';

/** Codes expire between two months ago and half a year from now. */
export async function possibleEnds(trx: Transaction<Database>, now: Date) {
  const timeZone = await findTimeZone(trx);
  return Array.from({ length: 240 }, (_, index) => {
    const date = new Date(now.getTime() + (index - 60) * day).toISOString().slice(0, 10);
    const expires_at = `${date} 23:59:00`;
    return { expires_at, ends_at: instantOf(expires_at, timeZone) };
  });
}

export async function writePromoCodes(
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
