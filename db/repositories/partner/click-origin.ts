/** Counts of where clicks come from. */
import type { Kysely, Selectable } from 'kysely';
import type { OriginDimension } from '#contract/partner/click-dimension.ts';
import { addCounts } from '../../sql/add-counts.ts';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

export type OriginCount = Selectable<Database['click_count_by_origin']>;

export const addOriginCounts = addCounts<OriginCount>(
  'click_count_by_origin',
  ['dimension', 'day', 'value', 'product_id', 'market_code'],
  ['clicks', 'repeats'],
);

export async function listOriginValues(
  db: Kysely<Database>,
  day: string,
  dimension: OriginDimension,
): Promise<string[]> {
  const rows = await db
    .selectFrom('click_origin_value')
    .select('value')
    .where('day', '=', day)
    .where('dimension', '=', dimension)
    .execute();
  return rows.map(({ value }) => value);
}

export const insertOriginValues = preparedRows(
  'click_origin_value',
  ['day', 'dimension', 'value'],
  (insert) =>
    insert.onConflict((conflict) => conflict.columns(['day', 'dimension', 'value']).doNothing()),
);

export async function deleteOriginValuesBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('click_origin_value').where('day', '<', day).execute();
}

/** Deletes one dimension per statement, so that other writes don't wait long. */
export async function deleteOriginCountsBefore(
  db: Kysely<Database>,
  dimensions: readonly OriginDimension[],
  day: string,
): Promise<void> {
  for (const dimension of dimensions) {
    await db
      .deleteFrom('click_count_by_origin')
      .where('dimension', '=', dimension)
      .where('day', '<', day)
      .execute();
  }
}
