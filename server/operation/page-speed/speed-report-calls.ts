import { speedReport, speedReportQuery } from '#contract/operation/speed-report.ts';
import { localDay } from '#contract/wall-clock.ts';
import { adminCall } from '../../resource/admin-call.ts';
import { readSpeedReport } from './speed-report.ts';

export const speedReportCalls = {
  speed: adminCall({
    tag: 'Reports',
    operationId: 'readSpeedReport',
    summary: 'Get page speed for the last 28 days',
    role: 'viewer',
    method: 'GET',
    path: '/reports/speed',
    input: speedReportQuery,
    output: speedReport,
    async run({ deps, db }, query) {
      // Writes pending counts first, so that the report includes the visits of the last seconds.
      await deps.pageSpeed.write();
      const today = localDay(deps.settings.SITE_TIMEZONE, new Date());
      return readSpeedReport(db, query, today);
    },
  }),
};
