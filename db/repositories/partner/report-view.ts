import type { Kysely } from 'kysely';
import {
  type ReportView,
  type ReportViewDraft,
  reportViewFilter,
} from '#contract/partner/report-view.ts';
import type { Database } from '../../tables.ts';

const whole = ({
  filter,
  ...row
}: Omit<ReportView, 'filter'> & { filter: string }): ReportView => ({
  ...row,
  filter: JSON.parse(filter),
});

export async function listReportViews(db: Kysely<Database>): Promise<ReportView[]> {
  const rows = await db.selectFrom('report_view').selectAll().orderBy('name').execute();
  // Omits a view whose filter this version doesn't know, rather than failing for all of them.
  return rows.map(whole).filter(({ filter }) => reportViewFilter.safeParse(filter).success);
}

/** Does nothing if a view with this name exists. */
export async function insertReportView(
  db: Kysely<Database>,
  { name, filter }: ReportViewDraft,
  created: Pick<ReportView, 'created_at' | 'created_by'>,
): Promise<ReportView | undefined> {
  const row = await db
    .insertInto('report_view')
    .values({ name, filter: JSON.stringify(filter), ...created })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && whole(row);
}

export async function deleteReportView(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('report_view')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
