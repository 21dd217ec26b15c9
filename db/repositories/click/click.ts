/** Clicks whose id was passed to the partner, so that the partner's postback can name them. */
import type { Kysely, Selectable } from 'kysely';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

export type Click = Selectable<Database['click']>;

/** Days until the id of a click is deleted: a later postback is one of an unknown click. */
export const clickIdDays = 90;

/** The first click with an id has it. */
export const insertClicks = preparedRows<Click, unknown>(
  'click',
  [
    ...(['id', 'at', 'day', 'product_id', 'kind', 'item_id'] as const),
    ...(['page', 'block', 'position', 'market_code'] as const),
  ],
  (insert) => insert.onConflict((conflict) => conflict.column('id' as never).doNothing()),
);

export const findClick = (db: Kysely<Database>, id: string): Promise<Click | undefined> =>
  db.selectFrom('click').selectAll().where('id', '=', id).executeTakeFirst();

export async function deleteClicksBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('click').where('day', '<', day).execute();
}
