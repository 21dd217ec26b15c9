import type { Kysely, Selectable } from 'kysely';
import { addCounts } from '../../sql/add-counts.ts';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

export type StoredConversion = Selectable<Database['conversion']>;
export type ConversionCount = Selectable<Database['conversion_count']>;

/** Returns the hashes that didn't exist before. */
export const insertConversions = preparedRows(
  'conversion',
  ['product_id', 'hash', 'click_day', 'currency', 'amount'],
  (insert) =>
    insert
      .onConflict((conflict) => conflict.columns(['product_id', 'hash']).doNothing())
      .returning('hash'),
);

/** Within the limits of a statement in both engines. */
const hashesPerBatch = 200;

export async function listConversions(
  db: Kysely<Database>,
  product_id: number,
  hashes: readonly string[],
): Promise<StoredConversion[]> {
  const rows: StoredConversion[] = [];
  for (let start = 0; start < hashes.length; start += hashesPerBatch) {
    const chunk = hashes.slice(start, start + hashesPerBatch);
    const found = await db
      .selectFrom('conversion')
      .selectAll()
      .where('product_id', '=', product_id)
      .where('hash', 'in', chunk)
      .execute();
    rows.push(...found);
  }
  return rows;
}

export async function deleteConversions(
  db: Kysely<Database>,
  product_id: number,
  hashes: readonly string[],
): Promise<void> {
  for (let start = 0; start < hashes.length; start += hashesPerBatch) {
    await db
      .deleteFrom('conversion')
      .where('product_id', '=', product_id)
      .where('hash', 'in', hashes.slice(start, start + hashesPerBatch))
      .execute();
  }
}

/** Deletes counts that have become zero, which a report would otherwise list. */
export async function deleteEmptyConversionCounts(
  db: Kysely<Database>,
  product_id: number,
  days: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('conversion_count')
    .where('product_id', '=', product_id)
    .where('day', 'in', days)
    .where('conversions', '=', 0)
    .execute();
}

export const addConversionCounts = addCounts<ConversionCount>(
  'conversion_count',
  [
    ...(['day', 'product_id', 'page', 'block', 'position', 'market_code'] as const),
    ...(['event', 'currency'] as const),
  ],
  ['conversions', 'amount'],
);

/** Once its click id is deleted, a conversion can no longer be reported again. */
export async function deleteConversionsBefore(
  db: Kysely<Database>,
  clickDay: string,
): Promise<void> {
  await db.deleteFrom('conversion').where('click_day', '<', clickDay).execute();
}

/** Deletes one day per statement, so that other writes don't wait long: each deleted row also updates its totals. */
export async function deleteConversionCountsBefore(
  db: Kysely<Database>,
  day: string,
): Promise<void> {
  for (;;) {
    const oldest = await db
      .selectFrom('conversion_count')
      .select('day')
      .orderBy('day')
      .limit(1)
      .executeTakeFirst();
    if (!oldest || oldest.day >= day) return;
    await db.deleteFrom('conversion_count').where('day', '=', oldest.day).execute();
  }
}
