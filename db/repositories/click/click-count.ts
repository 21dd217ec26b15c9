import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import type { MarketCode } from '#contract/market.ts';
import type { ClickKind } from '#contract/visitor/click-place.ts';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

export type ClickCount = Selectable<Database['click_count']>;

type CountTable = 'click_count' | 'click_count_by_place' | 'click_count_by_product';

const keys = {
  click_count_by_place: ['day', 'page', 'block', 'position', 'market_code'],
  click_count_by_product: ['day', 'product_id', 'market_code'],
  click_count: [
    ...(['product_id', 'day', 'kind', 'item_id'] as const),
    ...(['page', 'block', 'position', 'market_code'] as const),
  ],
} as const satisfies Record<CountTable, readonly (keyof ClickCount)[]>;

/** The same rows are always locked in the same order, so that processes that count at once do not wait for each other. */
function summedUp(counts: readonly ClickCount[], columns: readonly (keyof ClickCount)[]) {
  const sums = new Map<string, Record<string, unknown> & { clicks: number; repeats: number }>();
  for (const count of counts) {
    const values = columns.map((column) => count[column]);
    const key = values.join('\n');
    const sum = sums.get(key) ?? {
      ...Object.fromEntries(columns.map((column, index) => [column, values[index]])),
      clicks: 0,
      repeats: 0,
    };
    sum.clicks += count.clicks;
    sum.repeats += count.repeats;
    sums.set(key, sum);
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

const sumOf = (before: Expression<number>, added: Expression<number>) =>
  sql<number>`${before} + ${added}`;

const addTo = (table: CountTable) =>
  preparedRows<Record<string, unknown>, unknown>(
    table,
    [...keys[table], 'clicks', 'repeats'],
    (insert) =>
      insert.onConflict((conflict) =>
        conflict.columns(keys[table] as never).doUpdateSet({
          clicks: sumOf(sql.ref(`${table}.clicks`), sql.ref('excluded.clicks')),
          repeats: sumOf(sql.ref(`${table}.repeats`), sql.ref('excluded.repeats')),
        } as never),
      ),
  );

const add: Record<CountTable, ReturnType<typeof addTo>> = {
  click_count: addTo('click_count'),
  click_count_by_place: addTo('click_count_by_place'),
  click_count_by_product: addTo('click_count_by_product'),
};

export async function addClickCounts(
  db: Kysely<Database>,
  counts: readonly ClickCount[],
): Promise<void> {
  for (const table of Object.keys(keys) as CountTable[]) {
    await add[table](db, summedUp(counts, keys[table]));
  }
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
