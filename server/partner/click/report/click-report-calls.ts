import { changedDays, changedDaysQuery } from '#contract/partner/changed-day.ts';
import {
  type ClickReportQuery,
  clickReport,
  clickReportQuery,
} from '#contract/partner/click-report.ts';
import { findTimeZone } from '../../../../db/repositories/site/setting.ts';
import { type AdminContext, adminCall, csvCall } from '../../../resource/admin-call.ts';
import { readChangedDays } from './changed-days.ts';
import { readClickReport } from './click-report.ts';
import { clickReportCsv } from './click-report-csv.ts';

const tag = 'Reports';

/** Writes pending clicks first, so that the report includes those of the last second. */
async function withLatestClicks<Report>(
  { deps, db }: AdminContext,
  query: ClickReportQuery,
  read: (...given: Parameters<typeof readClickReport>) => Promise<Report>,
): Promise<Report> {
  await deps.clicks.write();
  return read(db, query, { timeZone: await findTimeZone(db) });
}

export const clickReportCalls = {
  clicks: adminCall({
    tag,
    operationId: 'readClickReport',
    summary: 'Get the clicks of a period',
    role: 'viewer',
    method: 'GET',
    path: '/reports/clicks',
    input: clickReportQuery,
    output: clickReport,
    run: (context, query) => withLatestClicks(context, query, readClickReport),
  }),
  exportClicks: csvCall({
    tag,
    operationId: 'exportClickReport',
    summary: 'Get the clicks of a period as CSV',
    role: 'viewer',
    path: '/reports/clicks/export',
    input: clickReportQuery,
    file: 'clicks.csv',
    run: async (context, query) => [
      Buffer.from(await withLatestClicks(context, query, clickReportCsv)),
    ],
  }),
  changes: adminCall({
    tag,
    operationId: 'listChangedDays',
    summary: 'List the days of a period on which something changed',
    role: 'viewer',
    method: 'GET',
    path: '/reports/changes',
    input: changedDaysQuery,
    output: changedDays,
    run: async ({ db }, query) => readChangedDays(db, query, await findTimeZone(db)),
  }),
};
