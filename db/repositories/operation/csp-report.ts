import type { Kysely, Selectable } from 'kysely';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';

export type CspReport = Selectable<Database['csp_report']>;

/** Limits the kinds of reports, so that made-up ones can't fill the disk. */
export const maxCspReports = 200;

/** Increases the counts. While the table is full, new kinds of reports are dropped. */
export const insertCspReports = (
  db: Kysely<Database>,
  counted: readonly CspReport[],
): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const { reports, first_at, last_at, ...violation } of counted) {
      const { numUpdatedRows } = await trx
        .updateTable('csp_report')
        .set((row) => ({ reports: row('reports', '+', reports), last_at }))
        .where(({ and }) => and(violation))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) continue;
      if ((await countRows(trx.selectFrom('csp_report'))) >= maxCspReports) continue;
      await trx
        .insertInto('csp_report')
        .values({ ...violation, reports, first_at, last_at })
        .execute();
    }
  });

/** Returns reports first received since a given time, newest first. */
export const listCspReportsSince = (
  db: Kysely<Database>,
  since: string,
  limit: number,
): Promise<CspReport[]> =>
  db
    .selectFrom('csp_report')
    .selectAll()
    .where('first_at', '>=', since)
    .orderBy('first_at', 'desc')
    .orderBy('directive')
    .orderBy('page')
    .orderBy('blocked')
    .limit(limit)
    .execute();

export const countCspReportsBefore = (db: Kysely<Database>, before: string): Promise<number> =>
  countRows(db.selectFrom('csp_report').where('last_at', '<', before));

/** Doesn't need batches, because there are at most `maxCspReports` rows. */
export async function deleteCspReportsBefore(
  db: Kysely<Database>,
  before: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('csp_report')
    .where('last_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
