import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../tables.ts';

export type ClosedMonth = Selectable<Database['closed_month']>;
type Key = Pick<ClosedMonth, 'programme_id' | 'month'>;

export const findClosedMonth = (
  db: Kysely<Database>,
  { programme_id, month }: Key,
): Promise<ClosedMonth | undefined> =>
  db
    .selectFrom('closed_month')
    .selectAll()
    .where('programme_id', '=', programme_id)
    .where('month', '=', month)
    .executeTakeFirst();

/** Lists the months of one programme, or of all. Naming the programmes lets the database use the key. */
export const listClosedMonths = (
  db: Kysely<Database>,
  { from, to, programme_id }: { from: string; to: string; programme_id?: number | undefined },
): Promise<ClosedMonth[]> =>
  db
    .selectFrom('closed_month')
    .selectAll()
    .where(
      'programme_id',
      'in',
      programme_id === undefined ? db.selectFrom('programme').select('id') : [programme_id],
    )
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute();

export const listClosedMonthsOf = async (
  db: Kysely<Database>,
  programme_id: number,
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('closed_month')
    .select('month')
    .where('programme_id', '=', programme_id)
    .execute();
  return new Set(rows.map(({ month }) => month));
};

export async function insertClosedMonth(
  trx: Transaction<Database>,
  closed: ClosedMonth,
): Promise<void> {
  await trx.insertInto('closed_month').values(closed).execute();
}

export async function deleteClosedMonth(
  trx: Transaction<Database>,
  { programme_id, month }: Key,
): Promise<void> {
  await trx
    .deleteFrom('closed_month')
    .where('programme_id', '=', programme_id)
    .where('month', '=', month)
    .execute();
}
