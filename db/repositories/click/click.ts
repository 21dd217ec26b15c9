/** Clicks whose id was passed to the partner, so that the partner's postback can name them. */
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../tables.ts';

export type Click = Selectable<Database['click']>;

/** Days until the id of a click is deleted: a later postback is one of an unknown click. */
export const clickIdDays = 90;

/** The first click with an id has it. */
export async function insertClicks(db: Kysely<Database>, clicks: readonly Click[]): Promise<void> {
  if (clicks.length === 0) return;
  await db
    .insertInto('click')
    .values(clicks)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export const findClick = (db: Kysely<Database>, id: string): Promise<Click | undefined> =>
  db.selectFrom('click').selectAll().where('id', '=', id).executeTakeFirst();

export async function deleteClicksBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('click').where('day', '<', day).execute();
}
