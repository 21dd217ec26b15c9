import { clickReport, clickReportQuery } from '#contract/partner/click-report.ts';
import { findTimeZone } from '../../../db/repositories/site/setting.ts';
import { readClickReport } from '../../partner/click/click-report.ts';
import { clickReportCsv } from '../../partner/click/click-report-csv.ts';
import { adminProcedure } from '../trpc.ts';

export const clickReportProcedures = {
  clicks: adminProcedure
    .input(clickReportQuery)
    .output(clickReport)
    .query(async ({ ctx, input }) => {
      await ctx.clicks.write();
      return readClickReport(ctx.db, input, { timeZone: await findTimeZone(ctx.db) });
    }),
  exportClicks: adminProcedure.input(clickReportQuery).query(async ({ ctx, input }) => {
    await ctx.clicks.write();
    return clickReportCsv(ctx.db, input, { timeZone: await findTimeZone(ctx.db) });
  }),
};
