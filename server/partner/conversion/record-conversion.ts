/** Counts each conversion once, even if several processes receive it: its hash is a unique key. */
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Conversion, moneyText, readAmount } from '#contract/partner/conversion.ts';
import { clickIdDays } from '#contract/partner/conversion-event.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { dayBefore, localDay } from '#contract/wall-clock.ts';
import { type Click, listClicks } from '../../../db/repositories/partner/click.ts';
import {
  addConversionCounts,
  type ConversionCount,
  insertConversions,
  listConversions,
  type StoredConversion,
} from '../../../db/repositories/partner/conversion.ts';
import { findMarketCurrencies } from '../../../db/repositories/site/market.ts';
import type { Database } from '../../../db/tables.ts';
import { inLongTransaction, inTransaction } from '../../../db/transaction.ts';
import { AppError, badInput } from '../../errors.ts';

export type ReadConversion = { stored: StoredConversion; count: ConversionCount };

const hashOf = ({ id, event, click }: Conversion, amount: string) =>
  createHash('sha256')
    .update([event, ...(id === undefined ? ['click', click, amount] : ['id', id])].join('\n'))
    .digest('base64url');

/** Clicks on one product, and the currencies of all markets. */
export type KnownClicks = {
  product_id: number;
  today: string;
  clicks: ReadonlyMap<string, Click>;
  currencies: ReadonlyMap<MarketCode, string>;
};

export async function findKnownClicks(
  db: Kysely<Database>,
  product_id: number,
  { ids, timeZone }: { ids: readonly string[]; timeZone: string },
): Promise<KnownClicks> {
  const today = localDay(timeZone, new Date());
  const oldest = dayBefore(today, clickIdDays);
  const clicks = (await listClicks(db, ids)).filter(
    (click) => click.product_id === product_id && click.day >= oldest,
  );
  const currencies = await findMarketCurrencies(db);
  return {
    product_id,
    today,
    clicks: new Map(clicks.map((click) => [click.id, click])),
    currencies,
  };
}

/** Throws an error that lists the invalid fields. */
export function readConversion(
  given: Conversion,
  { product_id, today, clicks, currencies }: KnownClicks,
  day = today,
): ReadConversion {
  const click = clicks.get(given.click);
  if (!click) {
    const message = `There is no click on this product with this ID; click IDs are kept for ${clickIdDays} days`;
    throw badInput([{ path: 'click', message }]);
  }
  if (day < click.day || day > today) {
    throw badInput([
      { path: 'date', message: `Must be between ${click.day}, the day of the click, and ${today}` },
    ]);
  }
  const { market_code, page, block, position } = click;
  const currency = given.currency ?? currencies.get(market_code) ?? 'USD';
  const amount = readAmount(given.amount ?? '0', currency);
  if (typeof amount === 'string') throw badInput([{ path: 'amount', message: amount }]);
  const hash = hashOf(given, amount === 0 ? '0' : moneyText(amount, currency));
  return {
    stored: { product_id, hash, click_day: click.day, currency, amount },
    count: {
      day,
      product_id,
      page,
      block,
      position,
      market_code,
      event: given.event,
      currency,
      conversions: 1,
      amount,
    },
  };
}

/**
 * Returns an error message if the conversion was already counted with a different amount, which nobody would notice in
 * a sum. Zero is the same in every currency.
 */
export function differenceFrom(
  { amount, currency }: StoredConversion,
  before: StoredConversion,
): string | undefined {
  if (amount === before.amount && (amount === 0 || currency === before.currency)) return undefined;
  return `Was already counted with ${moneyText(before.amount, before.currency)}; send a correction as a separate event with its own id`;
}

/** Larger batches take so long that they must not share a commit with other writes, which would have to wait. */
const maxShared = 200;

/** Returns the hashes of newly counted conversions, which `onCounted` may record in the same transaction. */
export const recordConversions = (
  db: Kysely<Database>,
  conversions: readonly ReadConversion[],
  onCounted?: (trx: Transaction<Database>, counted: ReadConversion[]) => Promise<void>,
): Promise<Set<string>> =>
  (conversions.length > maxShared ? inLongTransaction : inTransaction)(db, async (trx) => {
    const all = conversions.map(({ stored }) => stored);
    const added = new Set((await insertConversions(trx, all)).map(({ hash }) => hash));
    const uncounted = new Set(added);
    const counted = conversions.filter(({ stored }) => uncounted.delete(stored.hash));
    await addConversionCounts(
      trx,
      counted.map(({ count }) => count),
    );
    if (counted.length > 0) await onCounted?.(trx, counted);
    return added;
  });

export async function recordConversion(
  db: Kysely<Database>,
  conversion: ReadConversion,
): Promise<{ counted: boolean }> {
  const { stored } = conversion;
  if ((await recordConversions(db, [conversion])).size > 0) return { counted: true };
  const [before] = await listConversions(db, stored.product_id, [stored.hash]);
  const difference = before && differenceFrom(stored, before);
  if (difference) {
    throw new AppError('conflict', `${difference}.`, {
      errors: [{ path: 'amount', message: difference }],
    });
  }
  return { counted: false };
}
