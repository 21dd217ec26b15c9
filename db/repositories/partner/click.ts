/** Clicks whose id was passed to the partner, so that postbacks can refer to them. */
import type { Kysely, Selectable } from 'kysely';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

export type Click = Selectable<Database['click']>;

/** If an id occurs twice, the first click wins. */
export const insertClicks = preparedRows(
  'click',
  [
    ...(['id', 'at', 'day', 'product_id', 'kind', 'item_id'] as const),
    ...(['page', 'block', 'position', 'market_code'] as const),
  ],
  (insert) => insert.onConflict((conflict) => conflict.column('id').doNothing()),
);

/** Within the limits of a statement in both engines. */
const idsPerBatch = 200;

export async function listClicks(db: Kysely<Database>, ids: readonly string[]): Promise<Click[]> {
  const clicks: Click[] = [];
  for (let start = 0; start < ids.length; start += idsPerBatch) {
    const chunk = ids.slice(start, start + idsPerBatch);
    clicks.push(...(await db.selectFrom('click').selectAll().where('id', 'in', chunk).execute()));
  }
  return clicks;
}

/** Returns the latest click on a product since a day. */
export const findLatestClick = (
  db: Kysely<Database>,
  product_id: number,
  sinceDay: string,
): Promise<Pick<Click, 'id'> | undefined> =>
  db
    .selectFrom('click')
    .select('id')
    .where('product_id', '=', product_id)
    .where('day', '>=', sinceDay)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function deleteClicksBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('click').where('day', '<', day).execute();
}
