import type { Kysely, Selectable } from 'kysely';
import type { ClickKind } from '#contract/partner/click-place.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { addCounts, sumUp } from '../../sql/add-counts.ts';
import { isLiveWithin } from '../../sql/schedule.ts';
import type { Database } from '../../tables.ts';
import { offeredPromotions } from '../catalogue/card/live-promotion.ts';
import { offeredPromoCodes } from '../catalogue/card/offered-promo-code.ts';

export type ClickCount = Selectable<Database['click_count']>;

const keys = [
  ...(['product_id', 'day', 'kind', 'item_id'] as const),
  ...(['page', 'block', 'position', 'market_code'] as const),
];
const sums = ['clicks', 'repeats'] as const;

const add = [
  addCounts<ClickCount>(
    'click_count_by_place',
    ['day', 'page', 'block', 'position', 'market_code'],
    sums,
  ),
  addCounts<ClickCount>('click_count_by_product', ['day', 'product_id', 'market_code'], sums),
  addCounts<ClickCount>('click_count', keys, sums),
];

export async function addClickCounts(
  db: Kysely<Database>,
  counts: readonly ClickCount[],
): Promise<void> {
  // Most clicks within a second are on a few items, so they are added up once for all tables.
  const summed = sumUp(counts, keys, sums);
  for (const addTo of add) await addTo(db, summed);
}

export type ClickedItem = { id: number; product_id: number; market_code?: MarketCode };

/** The times of the first and the last click of a batch, in seconds. */
type ClickTimes = { from: number; to: number };

const offered = {
  bonus: (db: Kysely<Database>, times: ClickTimes) =>
    offeredPromotions(db, 'exclusive_bonus', isLiveWithin(times)),
  banner: (db: Kysely<Database>, times: ClickTimes) =>
    offeredPromotions(db, 'banner', isLiveWithin(times)),
  promocode: (db: Kysely<Database>, { from }: ClickTimes) => offeredPromoCodes(db, from),
  top: (db: Kysely<Database>, times: ClickTimes) =>
    db.selectFrom('top_list_entry').where(isLiveWithin(times)),
};

type Clicked = { kind: ClickKind; ids: readonly number[]; markets: readonly MarketCode[] };

/**
 * Lists the items that were live when visitors clicked, by the same rules as `/go`. Products belong to every market;
 * other items are only included in the given markets.
 */
export async function listClickedItems(
  db: Kysely<Database>,
  { kind, ids, markets }: Clicked,
  times: ClickTimes,
): Promise<ClickedItem[]> {
  if (kind === 'product') {
    const rows = await db.selectFrom('product').select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => ({ id, product_id: id }));
  }
  if (markets.length === 0) return [];
  const rows = await (offered[kind](db, times) as ReturnType<(typeof offered)['banner']>)
    .select(['id', 'product_id', 'market_code'])
    .where('id', 'in', ids)
    .where('market_code', 'in', markets)
    .execute();
  return rows.map(({ product_id, ...row }) => ({ ...row, product_id: product_id ?? 0 }));
}

/** Deletes the old days of one product per statement, so that other writes don't wait long. */
export async function deleteClickCountsBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('click_count_by_place').where('day', '<', day).execute();
  await db.deleteFrom('click_count_by_product').where('day', '<', day).execute();
  for (let last = -1; ; ) {
    const next = await db
      .selectFrom('click_count')
      .select('product_id')
      .where('product_id', '>', last)
      .orderBy('product_id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return;
    last = next.product_id;
    await db
      .deleteFrom('click_count')
      .where('product_id', '=', last)
      .where('day', '<', day)
      .execute();
  }
}
