import type { Kysely, Selectable } from 'kysely';
import type { MarketCode } from '#contract/market.ts';
import type { ClickKind } from '#contract/visitor/click-place.ts';
import { addCounts, sumUp } from '../../sql/add-counts.ts';
import type { Database } from '../../tables.ts';

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
  // Most clicks of a second are on few things, so they are added up once for all tables.
  const summed = sumUp(counts, keys, sums);
  for (const addTo of add) await addTo(db, summed);
}

const tables: Record<
  Exclude<ClickKind, 'product'>,
  'exclusive_bonus' | 'promo_code' | 'banner' | 'top_list_entry'
> = {
  bonus: 'exclusive_bonus',
  promocode: 'promo_code',
  banner: 'banner',
  top: 'top_list_entry',
};

export type ClickedItem = { id: number; product_id: number; market_code?: MarketCode };

/** A product is of every market. Items that do not exist are left out. */
export async function listClickedItems(
  db: Kysely<Database>,
  kind: ClickKind,
  ids: readonly number[],
): Promise<ClickedItem[]> {
  if (kind === 'product') {
    const rows = await db.selectFrom('product').select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => ({ id, product_id: id }));
  }
  const rows = await db
    .selectFrom(tables[kind])
    .select(['id', 'product_id', 'market_code'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ product_id, ...row }) => ({ ...row, product_id: product_id ?? 0 }));
}

/** A statement deletes the old days of one product, so that others are not kept waiting. */
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
