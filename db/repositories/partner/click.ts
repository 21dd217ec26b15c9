/** Clicks whose id was passed to the partner, so that postbacks can refer to them. */
import type { Kysely, Selectable } from 'kysely';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

export type Click = Selectable<Database['click']>;

/** If an id occurs twice, the first click wins. */
export const insertClicks = preparedRows<Click, unknown>(
  'click',
  [
    ...(['id', 'at', 'day', 'product_id', 'kind', 'item_id'] as const),
    ...(['page', 'block', 'position', 'market_code'] as const),
  ],
  (insert) => insert.onConflict((conflict) => conflict.column('id' as never).doNothing()),
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

export async function deleteClicksBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('click').where('day', '<', day).execute();
}
